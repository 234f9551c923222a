import { type RoomEvent, rooms, type ServerEvents } from '@kinloom/contract';
import { MessagesService } from '@kinloom/domain/conversations';
import { Realtime, Sequencer } from '@kinloom/realtime';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { SessionStore } from '../common/session-store';

/** Emits events to the sockets of this process; events of a conversation are emitted in the order of `seq`. */
@Injectable()
export class Delivery implements OnApplicationShutdown {
  private sequencer: Sequencer | null = null;
  private server: Server<object, ServerEvents> | null = null;

  constructor(
    private readonly realtime: Realtime,
    private readonly messages: MessagesService,
  ) {}

  /** Connects the realtime publisher to the Socket.IO server of this process. */
  begin(server: Server<object, ServerEvents>, store: SessionStore): void {
    const logger = new Logger('Delivery');
    const sequencer = new Sequencer({
      emit: ({ room, event, payload }: RoomEvent) => {
        server.local.to(room).emit(event, ...([payload] as Parameters<ServerEvents[typeof event]>));
      },
      read: (conversationId, from, to) => this.messages.between(conversationId, from, to),
      onReadError: (error) =>
        logger.warn(
          `delivery.gap_not_filled error=${error instanceof Error ? error.name : 'unknown'}: clients catch up from the store`,
        ),
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

  /** @returns the number of sockets connected to this process */
  connected(): number {
    return this.server?.engine.clientsCount ?? 0;
  }

  /** Tells the sequencer that a client has loaded the conversation up to this `seq`. */
  setPosition(conversationId: number, seq: number): void {
    this.sequencer?.setPosition(conversationId, seq);
  }

  onApplicationShutdown(): void {
    this.realtime.stopAnnouncing();
    this.sequencer?.close();
  }
}
