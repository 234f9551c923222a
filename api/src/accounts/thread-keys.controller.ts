import type { ThreadKey } from '@kinloom/contract';
import { CreateThreadKeyRequest } from '@kinloom/contract/requests';
import { AccountsService, ThreadKeysService } from '@kinloom/domain/accounts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/thread-keys')
export class ThreadKeysController {
  constructor(
    private readonly threads: ThreadKeysService,
    private readonly accounts: AccountsService,
  ) {}

  @Get()
  list(@AccountId() accountId: number): Promise<ThreadKey[]> {
    return this.threads.list(accountId);
  }

  @Post()
  async create(
    @AccountId() accountId: number,
    @Req() { ip }: Request,
    @Body() body: CreateThreadKeyRequest,
  ): Promise<ThreadKey> {
    await this.accounts.confirm(accountId, ip ?? '', 'password', body.password);
    return this.threads.create(accountId, body);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.threads.remove(accountId, id);
  }
}
