import type { Me, SignedIn, Success, ThreadAnswer } from '@kinloom/contract';
import {
  ChangePasswordRequest,
  EmailRequest,
  ResetPasswordRequest,
  TokenRequest,
  UpdateMeRequest,
} from '@kinloom/contract/requests';
import { AccountsService, BehaviorService, SessionsService } from '@kinloom/domain/accounts';
import { Body, Controller, Get, Headers, HttpCode, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AccountId, Public } from '../common/session.guard';
import { dropSession } from '../common/session-store';
import { PasswordGuard, ThreadGuard } from './strategies';

@Controller('api')
export class AuthController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly behavior: BehaviorService,
  ) {}

  @Public()
  @UseGuards(PasswordGuard)
  @Post('auth/login')
  @HttpCode(200)
  async login(@AccountId() accountId: number, @Headers('accept-language') languages?: string): Promise<SignedIn> {
    await this.behavior.guessCountry(accountId, languages);
    return { success: true, user: await this.accounts.me(accountId) };
  }

  @Public()
  @UseGuards(ThreadGuard)
  @Post('authenticate_thread')
  @HttpCode(200)
  enterThread(@Req() { user }: Request): ThreadAnswer {
    return { status: 'success', redirect: user?.redirect ?? '/' };
  }

  @Post('auth/logout')
  @HttpCode(204)
  async logout(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.signedOut(accountId, await dropSession(request, response));
  }

  @Get('auth/me')
  me(@AccountId() accountId: number): Promise<Me> {
    return this.accounts.me(accountId);
  }

  @Patch('auth/me')
  updateMe(@AccountId() accountId: number, @Body() request: UpdateMeRequest): Promise<Me> {
    return this.accounts.updateMe(accountId, request);
  }

  @Public()
  @Post('auth/forgot-password')
  @HttpCode(200)
  async forgotPassword(@Body() { email }: EmailRequest, @Req() { ip }: Request): Promise<Success> {
    await this.accounts.forgotPassword(email, ip ?? '');
    return { success: true };
  }

  @Public()
  @Post('auth/reset-password')
  @HttpCode(200)
  async resetPassword(@Body() { token, password }: ResetPasswordRequest, @Req() { ip }: Request): Promise<Success> {
    await this.accounts.resetPassword(token, password, ip ?? '');
    return { success: true };
  }

  @Public()
  @Post('auth/verify')
  @HttpCode(200)
  async verify(@Body() { token }: TokenRequest, @Req() { ip }: Request): Promise<Success> {
    await this.accounts.verify(token, ip ?? '');
    return { success: true };
  }

  @Post('auth/change-password')
  @HttpCode(200)
  async changePassword(
    @AccountId() accountId: number,
    @Req() request: Request,
    @Body() body: ChangePasswordRequest,
  ): Promise<Success> {
    await this.accounts.changePassword(accountId, request.sessionID, request.ip ?? '', body);
    return { success: true };
  }
}
