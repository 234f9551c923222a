import { SetupCodeRequest } from '@kinloom/contract/requests';
import { OperatorsService } from '@kinloom/domain/accounts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AccountId } from '../common/session.guard';

@Controller('api/account')
export class SetupController {
  constructor(private readonly operators: OperatorsService) {}

  @Post('operator')
  @HttpCode(204)
  claim(@AccountId() accountId: number, @Req() { ip }: Request, @Body() { code }: SetupCodeRequest): Promise<void> {
    return this.operators.claim(accountId, code, ip ?? '');
  }
}
