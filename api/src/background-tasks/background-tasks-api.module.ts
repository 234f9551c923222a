import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller';

@Module({ imports: [BackgroundTasksModule], controllers: [JobsController] })
export class BackgroundTasksApiModule {}
