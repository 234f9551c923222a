import {
  type Ack,
  type ClientEvents,
  type Message,
  rooms,
  type ServerEvents,
  type TypingSoul,
} from '@kinloom/contract';
import {
  CloseConversationPayload,
  OpenConversationPayload,
  SendMessagePayload,
  TypingPayload,
} from '@kinloom/contract/requests';
import { UsageSessionService } from '@kinloom/domain/care';
import { ConversationsService, MessagesService } from '@kinloom/domain/conversations';
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
import { parseMessage } from './parse-message';

type ClientSocket = Socket<ClientEvents, ServerEvents, object, { accountId: number; sessionId: string }>;

/** Handles socket events from clients. Events to clients are emitted by `Delivery`. */
@WebSocketGateway()
export class ConversationsGateway implements OnGatewayConnection {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly delivery: Delivery,
    private readonly usageSessions: UsageSessionService,
  ) {}

  async handleConnection(socket: ClientSocket): Promise<void> {
    const { accountId, sessionId } = socket.data;
    await socket.join([rooms.account(accountId), rooms.session(sessionId)]);
  }

  @SubscribeMessage('conversation:open')
  open(
    @ConnectedSocket() socket: ClientSocket,
    @MessageBody() body: unknown,
  ): Promise<Ack<{ messages: Message[]; typing: TypingSoul[] }>> {
    return acknowledge(async () => {
      const { conversationId, afterSeq } = parse(OpenConversationPayload, body);
      const { accountId } = socket.data;
      const { lastSeq } = await this.conversations.get(accountId, conversationId);
      // Joins before reading: an event in between is delivered twice instead of being lost.
      await socket.join(rooms.conversation(conversationId));
      this.usageSessions.entered(accountId, conversationId);
      const messages = await this.messages.listAfter(accountId, conversationId, afterSeq ?? 0);
      // Also if there are no messages yet: otherwise the first event to arrive would define the position, even if it is out of order.
      this.delivery.setPosition(conversationId, messages.at(-1)?.seq ?? lastSeq);
      return { messages, typing: await this.conversations.typing(accountId, conversationId) };
    });
  }

  @SubscribeMessage('conversation:close')
  close(@ConnectedSocket() socket: ClientSocket, @MessageBody() body: unknown): Promise<Ack<object>> {
    return acknowledge(async () => {
      const { conversationId } = parse(CloseConversationPayload, body);
      await socket.leave(rooms.conversation(conversationId));
      return {};
    });
  }

  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: ClientSocket, @MessageBody() body: unknown): Promise<Ack<object>> {
    return acknowledge(async () => {
      const { conversationId, active } = parse(TypingPayload, body);
      await this.conversations.personTyping(socket.data.accountId, conversationId, active);
      return {};
    });
  }

  @SubscribeMessage('message:send')
  send(@ConnectedSocket() socket: ClientSocket, @MessageBody() body: unknown): Promise<Ack<{ message: Message }>> {
    return acknowledge(async () => {
      const { conversationId, ...request } = parseMessage(SendMessagePayload, body);
      return { message: await this.messages.post(socket.data.accountId, conversationId, request) };
    });
  }
}
