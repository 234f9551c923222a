import type { JobAnswer } from '@kinloom/contract';
import { WorkService } from '@kinloom/domain/work';
import { Controller, Get, Param } from '@nestjs/common';
import { AccountId } from '../border/access';
import { IdPipe } from '../border/parse';

/** Work that is done behind a call. */
@Controller('api/jobs')
export class JobsController {
  constructor(private readonly work: WorkService) {}

  @Get(':id')
  get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<JobAnswer> {
    return this.work.get(accountId, id);
  }
}
