import type { Conversation, Message, Typing } from '@kinloom/contract';
import {
  BranchRequest,
  CreateConversationRequest,
  CreateGroupRequest,
  FocusRequest,
  ListConversationsQuery,
  ListMessagesQuery,
  SendMessageRequest,
  UpdateConversationRequest,
} from '@kinloom/contract/requests';
import { ConversationsService, MessagesService, ConversationChangesService } from '@kinloom/domain/conversations';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/conversations')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly changes: ConversationChangesService,
  ) {}

  @Get()
  list(@AccountId() accountId: number, @Query() { companionId }: ListConversationsQuery): Promise<Conversation[]> {
    return this.conversations.list(accountId, companionId);
  }

  @Post()
  create(
    @AccountId() accountId: number,
    @Body() { companionId, greeting }: CreateConversationRequest,
  ): Promise<Conversation> {
    return this.conversations.create(accountId, companionId, greeting);
  }

  @Post('group')
  createGroup(
    @AccountId() accountId: number,
    @Body() { companionIds, title }: CreateGroupRequest,
  ): Promise<Conversation> {
    return this.conversations.createGroup(accountId, companionIds, title);
  }

  @Get(':id')
  get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<Conversation> {
    return this.conversations.get(accountId, id);
  }

  @Patch(':id')
  rename(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() { title }: UpdateConversationRequest,
  ): Promise<Conversation> {
    return this.conversations.rename(accountId, id, title);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.changes.removeConversation(accountId, id);
  }

  @Post(':id/focus')
  @HttpCode(200)
  focus(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() { topic }: FocusRequest,
  ): Promise<Conversation> {
    return this.conversations.focus(accountId, id, topic);
  }

  @Delete(':id/focus')
  unfocus(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<Conversation> {
    return this.conversations.focus(accountId, id, null);
  }

  @Post(':id/branch')
  branch(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() { messageId }: BranchRequest,
  ): Promise<Conversation> {
    return this.conversations.branch(accountId, id, messageId);
  }

  @Get(':id/messages')
  @Header('Content-Type', 'application/json; charset=utf-8')
  page(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Query() query: ListMessagesQuery,
  ): Promise<string> {
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

  @Get(':id/typing')
  async typing(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<Typing> {
    return { typing: await this.conversations.typing(accountId, id) };
  }
}
