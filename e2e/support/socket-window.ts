import type { Ack, Message, ServerEventName, ServerEventPayloads, TypingSoul } from '@kinloom/contract';
import { WAIT_TIMEOUT_MS } from '@kinloom/testing';
import { io, type Socket } from 'socket.io-client';

export type Seen = { [E in ServerEventName]: { event: E; payload: ServerEventPayloads[E] } }[ServerEventName];
type Opened = Ack<{ messages: Message[]; typing: TypingSoul[] }>;

/** An open window: a socket with all received events in order. */
export class SocketWindow {
  readonly seen: Seen[] = [];
  /** Settles with the reason when the connection has ended. */
  readonly ended: Promise<string>;
  private readonly watchers = new Set<() => void>();
  private readonly opened = new Set<number>();

  private constructor(private readonly socket: Socket) {
    socket.onAny((event: ServerEventName, payload: unknown) => {
      this.seen.push({ event, payload } as Seen);
      for (const watch of this.watchers) watch();
    });
    this.ended = new Promise((resolve) => {
      socket.once('disconnect', resolve);
    });
  }

  /** @throws the error of the handshake, where it is refused */
  static async connect(
    url: string,
    cookie: string | null,
    { headers = {}, transports = ['websocket'] }: { headers?: Record<string, string>; transports?: string[] } = {},
  ): Promise<SocketWindow> {
    const socket = io(url, {
      transports,
      reconnection: false,
      timeout: WAIT_TIMEOUT_MS,
      forceNew: true,
      extraHeaders: { ...headers, ...(cookie === null ? {} : { cookie }) },
    });
    const window = new SocketWindow(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => {
        socket.close();
        reject(error);
      });
    });
    return window;
  }

  close(): void {
    this.socket.close();
  }

  /** Emits any event. @returns the acknowledgement */
  ask(event: string, ...payload: unknown[]): Promise<Ack<Record<string, unknown>>> {
    return this.socket.timeout(WAIT_TIMEOUT_MS).emitWithAck(event, ...payload) as Promise<Ack<Record<string, unknown>>>;
  }

  /** Emits an event without waiting for the acknowledgement. */
  tell(event: string, ...payload: unknown[]): void {
    this.socket.emit(event, ...payload);
  }

  /** Opens a conversation. @returns the messages above a seq */
  async open(conversationId: number, afterSeq?: number): Promise<Message[]> {
    this.opened.add(conversationId);
    const answer = (await this.ask('conversation:open', { conversationId, afterSeq })) as Opened;
    if (!answer.ok) throw new Error(`the conversation did not open: ${answer.code}`);
    return answer.messages;
  }

  async send(conversationId: number, content: string, clientId?: string): Promise<Ack<{ message: Message }>> {
    return (await this.ask('message:send', { conversationId, content, clientId })) as Ack<{ message: Message }>;
  }

  /** All payloads of one event so far. */
  all<E extends ServerEventName>(event: E): ServerEventPayloads[E][] {
    return this.seen.filter((one) => one.event === event).map(({ payload }) => payload as ServerEventPayloads[E]);
  }

  /** Waits until the received events satisfy a condition. */
  async enough(what: string, test: (seen: readonly Seen[]) => boolean): Promise<void> {
    if (test(this.seen)) return;
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        this.watchers.delete(watch);
        settle();
      };
      const watch = () => {
        if (test(this.seen)) end(resolve);
        else timer.refresh();
      };
      const told = () => this.seen.map(({ event }) => event).join(' ');
      const timer = setTimeout(
        () => end(() => reject(new Error(`${what} did not come; there were: ${told()}`))),
        WAIT_TIMEOUT_MS,
      );
      this.watchers.add(watch);
    });
  }

  /** The first event of a name that matches, including earlier ones. */
  async until<E extends ServerEventName>(
    event: E,
    satisfies: (payload: ServerEventPayloads[E]) => boolean = () => true,
  ): Promise<ServerEventPayloads[E]> {
    const find = () => this.all(event).find(satisfies);
    await this.enough(event, () => find() !== undefined);
    return find() as ServerEventPayloads[E];
  }

  /** All message events of one conversation so far; every window receives those of all conversations. */
  messagesOf(conversationId: number): Message[] {
    return this.all('message').filter((message) => message.conversationId === conversationId);
  }

  /** Waits for this many complete replies in opened conversations. */
  replies(many = 1, status: Message['status'] = 'complete'): Promise<void> {
    return this.enough(`${many} replies`, () => this.wholeReplies(status).length >= many);
  }

  /** Only opened conversations, to exclude late replies of others. */
  wholeReplies(status: Message['status'] = 'complete'): Message[] {
    return this.all('message').filter(
      (message) => this.opened.has(message.conversationId) && message.aiGenerated && message.status === status,
    );
  }
}
