import type { Server, Socket } from 'socket.io';

/** Counts pending acknowledgements per socket, so that a draining process closes a socket only when none is pending. */
export class PendingAcknowledgements {
  private readonly pending = new WeakMap<Socket, number>();
  private server: Server | null = null;

  /** Starts counting for every socket that connects from now on. */
  watch(server: Server): void {
    this.server = server;
    server.on('connection', (socket) => {
      socket.use((event, next) => {
        const acknowledge: unknown = event.at(-1);
        if (isAcknowledge(acknowledge)) {
          this.add(socket, 1);
          let isPending = true;
          event[event.length - 1] = (...answer: unknown[]): unknown => {
            if (isPending) this.add(socket, -1);
            isPending = false;
            return acknowledge(...answer);
          };
        }
        next();
      });
    });
  }

  /** Closes the transport of every socket without pending acknowledgements; clients reconnect. @returns number of sockets that remain */
  closeIdle(): number {
    let remaining = 0;
    for (const socket of this.sockets()) {
      if ((this.pending.get(socket) ?? 0) > 0) remaining += 1;
      else socket.conn.close();
    }
    return remaining;
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

/** Socket.IO passes the acknowledgement function as the last argument of an event. */
const isAcknowledge = (last: unknown): last is Acknowledge => typeof last === 'function';
