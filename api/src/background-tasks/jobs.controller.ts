import type { JobAnswer } from '@kinloom/contract';
import { BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { ImportsService } from '@kinloom/domain/soulprints';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** State of background tasks. */
@Controller('api/jobs')
export class JobsController {
  constructor(
    private readonly tasks: BackgroundTasksService,
    private readonly imports: ImportsService,
  ) {}

  @Get(':id')
  get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<JobAnswer> {
    return this.tasks.get(accountId, id);
  }

  /** Cancels a preview or an import. */
  @Delete(':id')
  @HttpCode(204)
  cancel(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.imports.cancel(accountId, id);
  }
}
