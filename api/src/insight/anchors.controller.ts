import type { ConversationAnchor } from '@kinloom/contract';
import { AnchorsQuery, CreateAnchorRequest, UpdateAnchorRequest } from '@kinloom/contract/requests';
import { AnchorsService } from '@kinloom/domain/insight';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/conversation-anchors')
export class AnchorsController {
  constructor(private readonly anchors: AnchorsService) {}

  /** @param id of a soul; of a conversation if the query says so */
  @Get(':id')
  list(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Query() query: AnchorsQuery,
  ): Promise<ConversationAnchor[]> {
    return this.anchors.list(accountId, id, query);
  }

  @Post()
  create(@AccountId() accountId: number, @Body() request: CreateAnchorRequest): Promise<ConversationAnchor> {
    return this.anchors.create(accountId, request);
  }

  @Patch(':id')
  update(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: UpdateAnchorRequest,
  ): Promise<ConversationAnchor> {
    return this.anchors.update(accountId, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.anchors.remove(accountId, id);
  }
}
