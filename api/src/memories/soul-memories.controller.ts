import type { Curation, Memory, MemoryLayers } from '@kinloom/contract';
import { CurateRequest, ListLayersQuery, ManageMemoryRequest, ObjectionRequest } from '@kinloom/contract/requests';
import { LayersService, MemoriesService } from '@kinloom/domain/memories';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** Memories of one soul. */
@Controller('api/companions/:id')
export class SoulMemoriesController {
  constructor(
    private readonly memories: MemoriesService,
    private readonly layers: LayersService,
  ) {}

  @Get('memories')
  list(@AccountId() accountId: number, @Param('id', IdPipe) companionId: number): Promise<Memory[]> {
    return this.memories.listOfSoul(accountId, companionId);
  }

  @Get('memory-layers')
  layersOf(
    @AccountId() accountId: number,
    @Param('id', IdPipe) companionId: number,
    @Query() { limit }: ListLayersQuery,
  ): Promise<MemoryLayers> {
    return this.layers.list(accountId, companionId, limit);
  }

  @Post('memory-management')
  @HttpCode(200)
  manage(
    @AccountId() accountId: number,
    @Param('id', IdPipe) companionId: number,
    @Body() request: ManageMemoryRequest,
  ): Promise<Memory> {
    return this.layers.move(accountId, companionId, request);
  }

  @Post('memory-curation')
  @HttpCode(200)
  curate(
    @AccountId() accountId: number,
    @Param('id', IdPipe) companionId: number,
    @Body() _request: CurateRequest,
  ): Promise<Curation> {
    return this.layers.curate(accountId, companionId);
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
