import type { PendingMemory } from '@kinloom/contract';
import { PendingMemoriesService } from '@kinloom/domain/soulprints';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** Imported texts that look like instructions; the user keeps or discards each. */
@Controller('api')
export class PendingMemoriesController {
  constructor(private readonly pending: PendingMemoriesService) {}

  @Get('companions/:id/pending-memories')
  list(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<PendingMemory[]> {
    return this.pending.list(accountId, id);
  }

  @Post('pending-memories/:id/keep')
  @HttpCode(204)
  keep(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.pending.keep(accountId, id);
  }

  @Delete('pending-memories/:id')
  @HttpCode(204)
  discard(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.pending.discard(accountId, id);
  }
}
