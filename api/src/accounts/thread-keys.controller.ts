import type { ThreadKey } from '@kinloom/contract';
import { CreateThreadKeyRequest } from '@kinloom/contract/requests';
import { ThreadKeysService } from '@kinloom/domain/accounts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AccountId } from '../border/access';
import { IdPipe } from '../border/parse';

@Controller('api/thread-keys')
export class ThreadKeysController {
  constructor(private readonly threads: ThreadKeysService) {}

  @Get()
  list(@AccountId() accountId: number): Promise<ThreadKey[]> {
    return this.threads.list(accountId);
  }

  @Post()
  create(@AccountId() accountId: number, @Body() request: CreateThreadKeyRequest): Promise<ThreadKey> {
    return this.threads.create(accountId, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.threads.remove(accountId, id);
  }
}
