import { type CardOverrides, type Companion, LIMITS, type SoulFromCardAnswer } from '@kinloom/contract';
import { CardQuery, OverridesRequest } from '@kinloom/contract/requests';
import { CardsService, QuickSoulsService } from '@kinloom/domain/soulprints';
import { Body, Controller, Get, Param, Post, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AccountId } from '../common/session.guard';
import { contentDisposition } from '../common/content-disposition';
import { IdPipe } from '../common/parse.pipe';
import { multipartBody } from './multipart-body';
import { oneFile, Uploads } from './uploads';

/** Import and export of character cards, and ready-made souls. */
@Controller('api')
export class CardsController {
  constructor(
    private readonly cards: CardsService,
    private readonly quick: QuickSoulsService,
    private readonly uploads: Uploads,
  ) {}

  @Post('companions/import-card')
  @ApiConsumes('multipart/form-data')
  @ApiBody(multipartBody('file'))
  importCard(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulFromCardAnswer> {
    const form = oneFile(LIMITS.cardBytes, 'card_too_large', false);
    return this.uploads.receive(request, response, (received) => this.cards.bring(accountId, received), form);
  }

  @Get('companions/:id/card')
  async card(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Query() { format = 'json', memories }: CardQuery,
  ): Promise<StreamableFile> {
    const { name, type, bytes } = await this.cards.write(accountId, id, format, memories === 'true');
    return new StreamableFile(bytes, { type, length: bytes.length, disposition: contentDisposition(name) });
  }

  @Get('companions/:id/overrides')
  overrides(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<CardOverrides> {
    return this.cards.overrides(accountId, id);
  }

  @Put('companions/:id/overrides')
  enable(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() { enabled }: OverridesRequest,
  ): Promise<CardOverrides> {
    return this.cards.enable(accountId, id, enabled);
  }

  @Post('quick-:name')
  quickSoul(@AccountId() accountId: number, @Param('name') name: string): Promise<Companion> {
    return this.quick.create(accountId, name);
  }
}
