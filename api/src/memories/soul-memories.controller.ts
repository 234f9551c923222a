import type { Memory } from '@kinloom/contract';
import { ObjectionRequest } from '@kinloom/contract/requests';
import { MemoriesService } from '@kinloom/domain/memories';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AccountId } from '../border/access';
import { IdPipe } from '../border/parse';

/** What one soul remembers. */
@Controller('api/companions/:id')
export class SoulMemoriesController {
  constructor(private readonly memories: MemoriesService) {}

  @Get('memories')
  list(@AccountId() accountId: number, @Param('id', IdPipe) companionId: number): Promise<Memory[]> {
    return this.memories.list(accountId, { companionId });
  }

  @Post('objections')
  @HttpCode(204)
  object(
    @AccountId() accountId: number,
    @Param('id', IdPipe) companionId: number,
    @Body() request: ObjectionRequest,
  ): Promise<void> {
    return this.memories.object(accountId, companionId, request);
  }
}
