import type { JobAnswer } from '@kinloom/contract';
import { BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { Controller, Get, Param } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** State of background tasks. */
@Controller('api/jobs')
export class JobsController {
  constructor(private readonly tasks: BackgroundTasksService) {}

  @Get(':id')
  get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<JobAnswer> {
    return this.tasks.get(accountId, id);
  }
}
