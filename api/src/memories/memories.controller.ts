import type { Memory, MemoryTraces } from '@kinloom/contract';
import { ListMemoriesQuery, UpdateMemoryRequest } from '@kinloom/contract/requests';
import { MemoriesService } from '@kinloom/domain/memories';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/memories')
export class MemoriesController {
  constructor(private readonly memories: MemoriesService) {}

  @Get()
  list(@AccountId() accountId: number, @Query() query: ListMemoriesQuery): Promise<Memory[]> {
    return this.memories.list(accountId, query);
  }

  @Get(':id/traces')
  traces(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<MemoryTraces> {
    return this.memories.previewRemoval(accountId, id);
  }

  @Patch(':id')
  update(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: UpdateMemoryRequest,
  ): Promise<Memory> {
    return this.memories.update(accountId, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.memories.remove(accountId, id);
  }
}
