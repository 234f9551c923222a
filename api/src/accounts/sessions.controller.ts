import type { AccountSession, Success } from '@kinloom/contract';
import { EndSessionRequest, ReauthenticateRequest } from '@kinloom/contract/requests';
import { type CurrentSession, ReauthenticationService, SessionsService } from '@kinloom/domain/accounts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  @Post('reauthenticate')
  @HttpCode(200)
  async reauthenticate(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Body() { password }: ReauthenticateRequest,
  ): Promise<Success> {
    await this.reauthentication.reauthenticate(currentSession(accountId, request), password);
    return { success: true };
  }

  @Get('sessions')
  list(@AccountId() accountId: number, @Req() { sessionID }: Request): Promise<AccountSession[]> {
    return this.sessions.list(accountId, sessionID);
  }

  @Delete('sessions')
  @HttpCode(204)
  endOthers(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Body() { password }: EndSessionRequest,
  ): Promise<void> {
    return this.reauthentication.endOtherSessions(currentSession(accountId, request), password);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  end(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Param('id', IdPipe) id: number,
    @Body() { password }: EndSessionRequest,
  ): Promise<void> {
    return this.reauthentication.endSession(currentSession(accountId, request), id, password);
  }
}

const currentSession = (accountId: number, { sessionID, ip }: Request): CurrentSession => ({
  accountId,
  sid: sessionID,
  address: ip ?? '',
});
