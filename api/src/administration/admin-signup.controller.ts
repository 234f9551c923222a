import type { CreatedInvite, SignupSettings } from '@kinloom/contract';
import { CreateInviteRequest, SignupModeRequest } from '@kinloom/contract/requests';
import { SignupSettingsService } from '@kinloom/domain/accounts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';
import { OperatorGuard } from './operator.guard';

@Controller('api/admin')
@UseGuards(OperatorGuard)
export class AdminSignupController {
  constructor(private readonly signup: SignupSettingsService) {}

  @Get('signup')
  get(): Promise<SignupSettings> {
    return this.signup.get();
  }

  @Put('signup')
  setMode(@AccountId() accountId: number, @Body() { mode }: SignupModeRequest): Promise<SignupSettings> {
    return this.signup.setMode(accountId, mode);
  }

  @Post('invites')
  createInvite(@AccountId() accountId: number, @Body() request: CreateInviteRequest): Promise<CreatedInvite> {
    return this.signup.createInvite(accountId, request);
  }

  @Delete('invites/:id')
  @HttpCode(204)
  removeInvite(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.signup.removeInvite(accountId, id);
  }
}
