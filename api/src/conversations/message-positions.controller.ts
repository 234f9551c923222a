import type { Conversation, MessagePlace } from '@kinloom/contract';
import { PlaceQuery, ReadRequest } from '@kinloom/contract/requests';
import { MessagePositionsService } from '@kinloom/domain/conversations';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/conversations')
export class MessagePositionsController {
  constructor(private readonly positions: MessagePositionsService) {}

  @Get(':id/place')
  find(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Query() { date }: PlaceQuery,
  ): Promise<MessagePlace> {
    return this.positions.find(accountId, id, date);
  }

  @Post(':id/read')
  @HttpCode(200)
  read(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() { seq }: ReadRequest,
  ): Promise<Conversation> {
    return this.positions.read(accountId, id, seq);
  }
}
