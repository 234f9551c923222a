import { type RoomEvent, rooms, type ServerEvents } from '@kinloom/contract';
import { MessagesService } from '@kinloom/domain/conversations';
import { Realtime, Sequencer } from '@kinloom/realtime';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { SessionStore } from '../common/session-store';

/** Hands events to the sockets of this process, those of a conversation in the order of seq. */
@Injectable()
export class Delivery implements OnApplicationShutdown {
  private sequencer: Sequencer | null = null;
  private server: Server<object, ServerEvents> | null = null;

  constructor(
    private readonly realtime: Realtime,
    private readonly messages: MessagesService,
  ) {}

  /** Begins, with the server the sockets are on. */
  begin(server: Server<object, ServerEvents>, store: SessionStore): void {
    const logger = new Logger('Delivery');
    const sequencer = new Sequencer({
      emit: ({ room, event, payload }: RoomEvent) => {
        server.local.to(room).emit(event, ...([payload] as Parameters<ServerEvents[typeof event]>));
      },
      read: (conversationId, from, to) => this.messages.between(conversationId, from, to),
      failed: (error) => logger.warn(`a gap was not filled: ${error instanceof Error ? error.name : 'unknown'}`),
    });
    this.sequencer = sequencer;
    this.server = server;
    this.realtime.onForgotten(({ conversations }) => conversations.forEach((id) => sequencer.forget(id)));
    this.realtime.attach(server, {
      deliver: (event) => sequencer.accept(event),
      sessionEnded: (sessionId) => {
        store.forget(sessionId);
        server.local.in(rooms.session(sessionId)).disconnectSockets(true);
      },
    });
  }

  /** Windows that are connected to this process. */
  connected(): number {
    return this.server?.engine.clientsCount ?? 0;
  }

  /** A window has read the conversation up to this seq. */
  knows(conversationId: number, seq: number): void {
    this.sequencer?.knows(conversationId, seq);
  }

  onApplicationShutdown(): void {
    this.realtime.leave();
    this.sequencer?.close();
  }
}
