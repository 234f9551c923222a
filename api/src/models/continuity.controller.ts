import type { ContinuityReply } from '@kinloom/contract';
import { ContinuityReplyRequest } from '@kinloom/contract/requests';
import { ContinuityService } from '@kinloom/domain/continuity';
import { Body, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { OperatorGuard } from '../administration/operator.guard';
import { AccountId } from '../common/session.guard';

@Controller('api/admin/models/continuity')
@UseGuards(OperatorGuard)
export class ContinuityController {
  constructor(private readonly continuity: ContinuityService) {}

  /** Stops the request to the model when the client closes the connection. */
  @Post()
  @HttpCode(200)
  reply(
    @AccountId() accountId: number,
    @Body() request: ContinuityReplyRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContinuityReply> {
    const control = new AbortController();
    response.once('close', () => control.abort());
    return this.continuity.reply(accountId, request, control.signal);
  }
}
