import { CARE_TEXTS, DomainError, type NoticeNews, rooms } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from './clock';
import { type Activity, UsageSessionRepository, type ActiveReminders } from './usage-session.repository';

/** Throttle: milliseconds during which a process does not record further messages of a conversation. */
const THROTTLE_MS = 30_000;
/** Capacity of the throttle map. */
const MAX_THROTTLED = 10_000;

/** Records usage sessions and publishes reminders: the AI disclosure and break suggestions. */
@Injectable()
export class UsageSessionService {
  private readonly logger = new Logger('Care');
  private readonly lastRecorded = new LRUCache<number, number>({ max: MAX_THROTTLED });
  /** Serializes background recording, so that it uses at most one database connection per process. */
  private recording: Promise<void> = Promise.resolve();

  constructor(
    private readonly sessions: UsageSessionRepository,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Records that a conversation was opened. @returns its reminders @throws DomainError conversation_not_found */
  conversationOpened(accountId: number, conversationId: number): Promise<NoticeNews[]> {
    return this.recordActivity(accountId, conversationId, { now: this.clock.now(), spoke: false });
  }

  /** Records an opened conversation in the background and publishes new reminders; does not block the caller. */
  entered(accountId: number, conversationId: number): void {
    this.recordInBackground(accountId, conversationId, { now: this.clock.now(), spoke: false });
  }

  /** Records a sent message in the background (throttled); does not block the caller. */
  messageSent(accountId: number, conversationId: number): void {
    const now = this.clock.now();
    const last = this.lastRecorded.get(conversationId);
    if (last !== undefined && now - last < THROTTLE_MS) return;
    this.lastRecorded.set(conversationId, now);
    this.recordInBackground(accountId, conversationId, { now, spoke: true });
  }

  private recordInBackground(accountId: number, conversationId: number, activity: Activity): void {
    this.recording = this.recording.then(() => this.record(accountId, conversationId, activity));
  }

  private async record(accountId: number, conversationId: number, activity: Activity): Promise<void> {
    try {
      await this.recordActivity(accountId, conversationId, activity);
    } catch (error) {
      this.lastRecorded.delete(conversationId);
      this.logger.warn(
        `usage_session.record_failed error=${error instanceof Error ? error.name : 'unknown'}: a reminder may be late`,
      );
    }
  }

  private async recordActivity(accountId: number, conversationId: number, activity: Activity): Promise<NoticeNews[]> {
    const reminders = await this.sessions.recordActivity(accountId, conversationId, activity);
    if (!reminders) throw new DomainError('conversation_not_found');
    const { ai, pause } = noticesOf(conversationId, reminders);
    const room = rooms.account(accountId);
    if (reminders.fresh.ai) this.realtime.publish({ room, event: 'notice', payload: ai });
    if (reminders.fresh.pause && pause) this.realtime.publish({ room, event: 'notice', payload: pause });
    return pause ? [ai, pause] : [ai];
  }
}

function noticesOf(
  conversationId: number,
  { ai, pause }: ActiveReminders,
): { ai: NoticeNews; pause: NoticeNews | null } {
  const common = { resources: [], conversationId, messageId: null };
  return {
    ai: { kind: 'ai', text: CARE_TEXTS.ai, at: ai.toISOString(), ...common },
    pause: pause && {
      kind: 'break',
      text: CARE_TEXTS.breakAfter(pause.minutes),
      at: pause.at.toISOString(),
      ...common,
    },
  };
}
