import type { ConversationThread } from '@kinloom/contract';
import { CreateThreadRequest, UpdateThreadRequest } from '@kinloom/contract/requests';
import { AnchorsService } from '@kinloom/domain/insight';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/conversation-threads')
export class ThreadsController {
  constructor(private readonly anchors: AnchorsService) {}

  @Get()
  list(@AccountId() accountId: number): Promise<ConversationThread[]> {
    return this.anchors.listThreads(accountId);
  }

  @Post()
  create(@AccountId() accountId: number, @Body() request: CreateThreadRequest): Promise<ConversationThread> {
    return this.anchors.createThread(accountId, request);
  }

  @Patch(':id')
  update(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: UpdateThreadRequest,
  ): Promise<ConversationThread> {
    return this.anchors.updateThread(accountId, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.anchors.removeThread(accountId, id);
  }
}
