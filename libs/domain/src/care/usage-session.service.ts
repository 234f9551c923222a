import { CARE_TEXTS, DomainError, type NoticeNews, rooms } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from './clock';
import { type Moment, UsageSessionRepository, type Standing } from './usage-session.repository';

/** Milliseconds within which one process does not note again that somebody speaks in a conversation. */
const NOTED = 30_000;
/** Conversations whose noting is remembered. */
const REMEMBERED = 10_000;

/** What people are told of the place they are in while they talk: that it is an AI, and that a break would be good. */
@Injectable()
export class UsageSessionService {
  private readonly logger = new Logger('Care');
  private readonly noted = new Map<number, number>();
  /** One after the other: taking in what people say needs the connections more. */
  private noting: Promise<void> = Promise.resolve();

  constructor(
    private readonly sessions: UsageSessionRepository,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Somebody opened a conversation. @returns what stands there @throws DomainError conversation_not_found */
  conversationOpened(accountId: number, conversationId: number): Promise<NoticeNews[]> {
    return this.attend(accountId, conversationId, { now: this.clock.now(), spoke: false });
  }

  /** Somebody opened a conversation, and is told of what is new there. Returns at once: nobody waits for this. */
  entered(accountId: number, conversationId: number): void {
    this.noteSoon(accountId, conversationId, { now: this.clock.now(), spoke: false });
  }

  /** Somebody said something there. Returns at once: nobody waits for this. */
  messageSent(accountId: number, conversationId: number): void {
    const now = this.clock.now();
    const last = this.noted.get(conversationId);
    if (last !== undefined && now - last < NOTED) return;
    if (this.noted.size >= REMEMBERED) this.noted.clear();
    this.noted.set(conversationId, now);
    this.noteSoon(accountId, conversationId, { now, spoke: true });
  }

  private noteSoon(accountId: number, conversationId: number, moment: Moment): void {
    this.noting = this.noting.then(() => this.note(accountId, conversationId, moment));
  }

  private async note(accountId: number, conversationId: number, moment: Moment): Promise<void> {
    try {
      await this.attend(accountId, conversationId, moment);
    } catch (error) {
      this.noted.delete(conversationId);
      this.logger.warn(`a sitting was not noted: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  private async attend(accountId: number, conversationId: number, moment: Moment): Promise<NoticeNews[]> {
    const standing = await this.sessions.attend(accountId, conversationId, moment);
    if (!standing) throw new DomainError('conversation_not_found');
    const { ai, pause } = noticesOf(conversationId, standing);
    const room = rooms.account(accountId);
    if (standing.fresh.ai) this.realtime.publish({ room, event: 'notice', payload: ai });
    if (standing.fresh.pause && pause) this.realtime.publish({ room, event: 'notice', payload: pause });
    return pause ? [ai, pause] : [ai];
  }
}

function noticesOf(conversationId: number, { ai, pause }: Standing): { ai: NoticeNews; pause: NoticeNews | null } {
  const whole = { resources: [], conversationId, messageId: null };
  return {
    ai: { kind: 'ai', text: CARE_TEXTS.ai, at: ai.toISOString(), ...whole },
    pause: pause && {
      kind: 'break',
      text: CARE_TEXTS.breakAfter(pause.minutes),
      at: pause.at.toISOString(),
      ...whole,
    },
  };
}
