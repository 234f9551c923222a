import type { Server, Socket } from 'socket.io';

/** Counts, per socket, the events whose acknowledgement has not been sent yet, so that a socket can be closed between two of them. */
export class PendingAcknowledgements {
  private readonly pending = new WeakMap<Socket, number>();
  private server: Server | null = null;

  /** Counts from now on, for every socket that connects. */
  watch(server: Server): void {
    this.server = server;
    server.on('connection', (socket) => {
      socket.use((event, next) => {
        const acknowledge: unknown = event.at(-1);
        if (isAcknowledge(acknowledge)) {
          this.add(socket, 1);
          let isOpen = true;
          event[event.length - 1] = (...answer: unknown[]): unknown => {
            if (isOpen) this.add(socket, -1);
            isOpen = false;
            return acknowledge(...answer);
          };
        }
        next();
      });
    });
  }

  /** Closes the transport of every socket that owes nothing; its client reconnects by itself. @returns how many sockets remain */
  closeIdle(): number {
    let owing = 0;
    for (const socket of this.sockets()) {
      if ((this.pending.get(socket) ?? 0) > 0) owing += 1;
      else socket.conn.close();
    }
    return owing;
  }

  /** Closes the transports of all sockets. */
  closeAll(): void {
    for (const socket of this.sockets()) socket.conn.close();
  }

  private sockets(): Iterable<Socket> {
    return this.server?.of('/').sockets.values() ?? [];
  }

  private add(socket: Socket, difference: 1 | -1): void {
    this.pending.set(socket, (this.pending.get(socket) ?? 0) + difference);
  }
}

type Acknowledge = (...answer: unknown[]) => unknown;

/** Where an event is to be acknowledged, Socket.IO puts the function for it last. */
const isAcknowledge = (last: unknown): last is Acknowledge => typeof last === 'function';
