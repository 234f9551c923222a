import type { Conversation, MessagePlace } from '@kinloom/contract';
import { PlaceQuery, ReadRequest } from '@kinloom/contract/requests';
import { PlacesService } from '@kinloom/domain/conversations';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { AccountId } from '../border/access';
import { IdPipe } from '../border/parse';

@Controller('api/conversations')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get(':id/place')
  find(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Query() { date }: PlaceQuery,
  ): Promise<MessagePlace> {
    return this.places.find(accountId, id, date);
  }

  @Post(':id/read')
  @HttpCode(200)
  read(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() { seq }: ReadRequest,
  ): Promise<Conversation> {
    return this.places.read(accountId, id, seq);
  }
}
