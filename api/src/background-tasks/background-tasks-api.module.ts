import { BackgroundTasksModule } from '@kinloom/domain/background-tasks';
import { SoulprintsModule } from '@kinloom/domain/soulprints';
import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller';

@Module({ imports: [BackgroundTasksModule, SoulprintsModule], controllers: [JobsController] })
export class BackgroundTasksApiModule {}
