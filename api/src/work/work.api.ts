import { WorkModule } from '@kinloom/domain/work';
import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller';

@Module({ imports: [WorkModule], controllers: [JobsController] })
export class WorkApi {}
