import type { SignupState, Success } from '@kinloom/contract';
import { SignupRequest } from '@kinloom/contract/requests';
import { SignupService } from '@kinloom/domain/accounts';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Public } from '../common/session.guard';

@Controller('api/auth')
export class SignupController {
  constructor(private readonly signup: SignupService) {}

  @Public()
  @Get('signup')
  state(): Promise<SignupState> {
    return this.signup.state();
  }

  @Public()
  @Post('signup')
  async signUp(@Body() request: SignupRequest, @Req() { ip }: Request): Promise<Success> {
    await this.signup.signUp(request, ip ?? '');
    return { success: true };
  }
}
