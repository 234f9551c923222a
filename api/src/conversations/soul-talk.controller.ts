import type { JobAccepted, SoulAnswer, SoulChatMessages } from '@kinloom/contract';
import { SoulMessageRequest, SpeakToSoulRequest } from '@kinloom/contract/requests';
import { SoulTalkService } from '@kinloom/domain/conversations';
import { Body, Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';
import { respondOrAccept, prefersWait } from '../common/prefer-wait';

/** Messages to a soul without a conversation id. */
@Controller('api')
export class SoulTalkController {
  constructor(private readonly talk: SoulTalkService) {}

  @Get('soul/:id/messages')
  async history(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<SoulChatMessages> {
    return { success: true, messages: await this.talk.history(accountId, id) };
  }

  @Post('soul/:id/message')
  async sendMessage(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: SoulMessageRequest,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulAnswer | JobAccepted> {
    return respondOrAccept(response, await this.talk.sendMessage(accountId, id, request, prefersWait(prefer)));
  }

  @Post('speak_to_soul')
  async speakTo(
    @AccountId() accountId: number,
    @Body() { soul_id, message }: SpeakToSoulRequest,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SoulAnswer | JobAccepted> {
    return respondOrAccept(
      response,
      await this.talk.sendMessage(accountId, soul_id, { content: message }, prefersWait(prefer)),
    );
  }
}
