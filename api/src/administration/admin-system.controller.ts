import type { AdminAccount, SystemState } from '@kinloom/contract';
import { AdminAccountRequest } from '@kinloom/contract/requests';
import { SystemService } from '@kinloom/domain/administration';
import { VOICE } from '@kinloom/domain/conversations';
import type { Voice } from '@kinloom/mind';
import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { AccountId } from '../border/access';
import { IdPipe } from '../border/parse';
import { OperatorGuard } from './operator.guard';

@Controller('api/admin')
@UseGuards(OperatorGuard)
export class AdminSystemController {
  constructor(
    private readonly system: SystemService,
    @Inject(VOICE) private readonly voice: Voice,
  ) {}

  @Get('system')
  state(): Promise<SystemState> {
    return this.system.state(this.voice.name);
  }

  @Post('jobs/:id/retry')
  @HttpCode(204)
  retry(@Param('id', IdPipe) id: number): Promise<void> {
    return this.system.retry(id);
  }

  @Get('accounts')
  accounts(@AccountId() accountId: number): Promise<AdminAccount[]> {
    return this.system.accounts(accountId);
  }

  @Patch('accounts/:id')
  change(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: AdminAccountRequest,
  ): Promise<AdminAccount> {
    return this.system.changeAccount(accountId, id, request);
  }
}
