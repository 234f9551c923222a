import type { Conversation, Message, Typing } from '@kinloom/contract';
import {
  CreateConversationRequest,
  ListConversationsQuery,
  ListMessagesQuery,
  SendMessageRequest,
} from '@kinloom/contract/requests';
import { ConversationsService, MessagesService } from '@kinloom/domain/conversations';
import { MemoriesService } from '@kinloom/domain/memories';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { AccountId } from '../border/access';
import { IdPipe } from '../border/parse';

@Controller('api/conversations')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly memories: MemoriesService,
  ) {}

  @Get()
  list(@AccountId() accountId: number, @Query() { companionId }: ListConversationsQuery): Promise<Conversation[]> {
    return this.conversations.list(accountId, companionId);
  }

  @Post()
  create(@AccountId() accountId: number, @Body() { companionId }: CreateConversationRequest): Promise<Conversation> {
    return this.conversations.create(accountId, companionId);
  }

  @Get(':id')
  get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<Conversation> {
    return this.conversations.get(accountId, id);
  }

  @Get(':id/messages')
  page(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Query() query: ListMessagesQuery,
  ): Promise<Message[]> {
    return this.messages.page(accountId, id, query);
  }

  @Post(':id/messages')
  post(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: SendMessageRequest,
  ): Promise<Message> {
    return this.messages.post(accountId, id, request);
  }

  @Delete(':id/messages/:messageId')
  @HttpCode(204)
  remove(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Param('messageId', IdPipe) messageId: number,
  ): Promise<void> {
    return this.memories.removeMessage(accountId, id, messageId);
  }

  @Get(':id/typing')
  async typing(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<Typing> {
    return { typing: await this.conversations.typing(accountId, id) };
  }
}
