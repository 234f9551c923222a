import { Module } from '@nestjs/common';
import { WorkRepository } from './work.repository';
import { WorkService } from './work.service';

@Module({ providers: [WorkRepository, WorkService], exports: [WorkService] })
export class WorkModule {}
