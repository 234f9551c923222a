import {
  type Ack,
  type ClientEvents,
  type Conversation,
  type Message,
  rooms,
  type ServerEvents,
  type TypingSoul,
} from '@kinloom/contract';
import {
  CloseConversationPayload,
  EditMessagePayload,
  MessagePayload,
  OpenConversationPayload,
  SendMessagePayload,
  TypingPayload,
} from '@kinloom/contract/requests';
import { UsageSessionService } from '@kinloom/domain/care';
import { ReplyControlsService, ConversationsService, MessagesService } from '@kinloom/domain/conversations';
import { MemoriesService } from '@kinloom/domain/memories';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { acknowledge } from '../common/domain-exception.filter';
import { parse } from '../common/parse.pipe';
import { Delivery } from './delivery';

type Window = Socket<ClientEvents, ServerEvents, object, { accountId: number; sessionId: string }>;

/** What windows say over their sockets. What they are told goes through `Delivery`. */
@WebSocketGateway()
export class ConversationsGateway implements OnGatewayConnection {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly controls: ReplyControlsService,
    private readonly memories: MemoriesService,
    private readonly delivery: Delivery,
    private readonly sittings: UsageSessionService,
  ) {}

  async handleConnection(window: Window): Promise<void> {
    const { accountId, sessionId } = window.data;
    await window.join([rooms.account(accountId), rooms.session(sessionId)]);
  }

  @SubscribeMessage('conversation:open')
  open(
    @ConnectedSocket() window: Window,
    @MessageBody() body: unknown,
  ): Promise<Ack<{ messages: Message[]; typing: TypingSoul[] }>> {
    return acknowledge(async () => {
      const { conversationId, afterSeq } = parse(OpenConversationPayload, body);
      const { accountId } = window.data;
      const { lastSeq } = await this.conversations.get(accountId, conversationId);
      // Joined before reading: what happens in between arrives twice rather than not at all.
      await window.join(rooms.conversation(conversationId));
      this.sittings.entered(accountId, conversationId);
      const messages = await this.messages.listAfter(accountId, conversationId, afterSeq ?? 0);
      // Also where there is none yet: otherwise whichever of the first messages came first would count as the first.
      this.delivery.setPosition(conversationId, messages.at(-1)?.seq ?? lastSeq);
      return { messages, typing: await this.conversations.typing(accountId, conversationId) };
    });
  }

  @SubscribeMessage('conversation:close')
  close(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<object>> {
    return acknowledge(async () => {
      const { conversationId } = parse(CloseConversationPayload, body);
      await window.leave(rooms.conversation(conversationId));
      return {};
    });
  }

  @SubscribeMessage('typing')
  typing(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<object>> {
    return acknowledge(async () => {
      const { conversationId, active } = parse(TypingPayload, body);
      await this.conversations.personTyping(window.data.accountId, conversationId, active);
      return {};
    });
  }

  @SubscribeMessage('message:stop')
  stop(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<{ message: Message }>> {
    return acknowledge(async () => {
      const { conversationId, messageId } = parse(MessagePayload, body);
      return { message: await this.controls.stop(window.data.accountId, conversationId, messageId) };
    });
  }

  @SubscribeMessage('message:retry')
  retry(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<{ message: Message }>> {
    return acknowledge(async () => {
      const { conversationId, messageId } = parse(MessagePayload, body);
      return { message: await this.controls.retry(window.data.accountId, conversationId, messageId) };
    });
  }

  @SubscribeMessage('message:regenerate')
  regenerate(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<{ message: Message }>> {
    return acknowledge(async () => {
      const { conversationId, messageId } = parse(MessagePayload, body);
      return { message: await this.controls.regenerate(window.data.accountId, conversationId, messageId) };
    });
  }

  @SubscribeMessage('message:continue')
  resume(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<{ message: Message }>> {
    return acknowledge(async () => {
      const { conversationId, messageId } = parse(MessagePayload, body);
      return { message: await this.controls.resume(window.data.accountId, conversationId, messageId) };
    });
  }

  @SubscribeMessage('message:edit')
  edit(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<{ message: Message }>> {
    return acknowledge(async () => {
      const { conversationId, messageId, content } = parse(EditMessagePayload, body);
      return { message: await this.controls.edit(window.data.accountId, conversationId, messageId, content) };
    });
  }

  @SubscribeMessage('message:delete')
  remove(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<object>> {
    return acknowledge(async () => {
      const { conversationId, messageId } = parse(MessagePayload, body);
      await this.memories.removeMessage(window.data.accountId, conversationId, messageId);
      return {};
    });
  }

  @SubscribeMessage('conversation:branch')
  branch(
    @ConnectedSocket() window: Window,
    @MessageBody() body: unknown,
  ): Promise<Ack<{ conversation: Conversation }>> {
    return acknowledge(async () => {
      const { conversationId, messageId } = parse(MessagePayload, body);
      return { conversation: await this.conversations.branch(window.data.accountId, conversationId, messageId) };
    });
  }

  @SubscribeMessage('message:send')
  send(@ConnectedSocket() window: Window, @MessageBody() body: unknown): Promise<Ack<{ message: Message }>> {
    return acknowledge(async () => {
      const { conversationId, ...request } = parse(SendMessagePayload, body);
      return { message: await this.messages.post(window.data.accountId, conversationId, request) };
    });
  }
}
