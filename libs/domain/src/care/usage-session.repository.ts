import { type Behavior, BEHAVIOR_DEFAULTS } from '@kinloom/contract';
import { ConversationEntity, UsageSessionEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  breakMinutes,
  type DueReminders,
  dueReminders,
  type ReminderSettings,
  type UsageSession,
} from './usage-session';

interface SessionRow {
  began_at: Date | null;
  active_at: Date | null;
  break_at: Date | null;
  break_in: number | null;
  break_minutes: number | null;
  behavior: Partial<Behavior>;
  guarded: boolean;
  ai_noticed_at: Date | null;
}

/** Reminders visible in a conversation: when the AI disclosure was last shown, and a suggested break. */
export interface ActiveReminders {
  ai: Date;
  pause: { at: Date; minutes: number } | null;
  /** Reminders created by this call. */
  fresh: { ai: boolean; pause: boolean };
}

/** Time in milliseconds, and whether a message was sent (true) or the conversation was only opened (false). */
export interface Activity {
  now: number;
  spoke: boolean;
}

const SELECT_SESSION = `SELECT s.began_at, s.active_at, s.break_at, s.break_in, s.break_minutes, a.behavior, a.guarded_at IS NOT NULL AS guarded,
    c.ai_noticed_at
  FROM conversations c JOIN accounts a ON a.id = c.account_id LEFT JOIN usage_sessions s ON s.account_id = a.id
  WHERE c.id = $2 AND a.id = $1`;

/** Usage sessions (table `usage_sessions`) and the reminders shown during them. */
@Injectable()
export class UsageSessionRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Records activity in a conversation and creates the reminders that are due.
   * @returns the reminders of the conversation; null if it is not the account's
   */
  async recordActivity(accountId: number, conversationId: number, activity: Activity): Promise<ActiveReminders | null> {
    // SQL: columns of three tables in one read, with every message
    const [row] = await this.source.query<SessionRow[]>(SELECT_SESSION, [accountId, conversationId]);
    if (!row) return null;
    const due = dueOf(row, activity);
    // Fast path: usually no reminder is due, and then no row is locked.
    if (due.ai || due.pause) return this.createReminders(accountId, conversationId, activity);
    if (activity.spoke) {
      await this.source
        .createQueryBuilder()
        .update(UsageSessionEntity, { activeAt: () => 'greatest(active_at, :activeAt)' })
        .where({ accountId })
        .setParameters({ activeAt: new Date(due.session.activeAt) })
        .execute();
    }
    return activeReminders(row, conversationId, due, activity.now);
  }

  /** Creates due reminders under a row lock, so that concurrent windows create each once. */
  private createReminders(
    accountId: number,
    conversationId: number,
    activity: Activity,
  ): Promise<ActiveReminders | null> {
    return this.source.transaction(async (manager) => {
      // SQL: INSERT … SELECT, which the builder does not have
      await manager.query(
        `INSERT INTO usage_sessions (account_id, began_at, active_at) SELECT id, 'epoch', 'epoch' FROM accounts WHERE id = $1
         ON CONFLICT DO NOTHING`,
        [accountId],
      );
      await manager.findOne(UsageSessionEntity, {
        select: { accountId: true },
        where: { accountId },
        lock: { mode: 'pessimistic_write' },
      });
      // SQL: columns of three tables in one read
      const [row] = await manager.query<SessionRow[]>(SELECT_SESSION, [accountId, conversationId]);
      if (!row) return null;
      const due = dueOf(row, activity);
      const { beganAt, activeAt, breakAt } = due.session;
      const suggested = due.pause ? { where: conversationId, minutes: breakMinutes(settingsOf(row)) } : null;
      await manager.update(
        UsageSessionEntity,
        { accountId },
        {
          beganAt: new Date(beganAt),
          activeAt: new Date(activeAt),
          breakAt: breakAt === null ? null : new Date(breakAt),
          breakIn: suggested?.where,
          breakMinutes: suggested?.minutes,
        },
      );
      if (due.ai) {
        await manager.update(ConversationEntity, { id: conversationId }, { aiNoticedAt: new Date(activity.now) });
      }
      const now = {
        break_in: suggested?.where ?? row.break_in,
        break_minutes: suggested?.minutes ?? row.break_minutes,
      };
      return activeReminders({ ...row, ...now }, conversationId, due, activity.now);
    });
  }
}

function dueOf(row: SessionRow, activity: Activity): DueReminders {
  return dueReminders(sessionOf(row), row.ai_noticed_at?.getTime() ?? null, settingsOf(row), activity);
}

function sessionOf({ began_at, active_at, break_at }: SessionRow): UsageSession | null {
  if (!began_at || !active_at) return null;
  return { beganAt: began_at.getTime(), activeAt: active_at.getTime(), breakAt: break_at?.getTime() ?? null };
}

function settingsOf({ behavior, guarded }: SessionRow): ReminderSettings {
  return { breakMinutes: behavior.breakMinutes ?? BEHAVIOR_DEFAULTS.breakMinutes, guarded };
}

function activeReminders(
  row: SessionRow,
  conversationId: number,
  { session, ai, pause }: DueReminders,
  now: number,
): ActiveReminders {
  const { breakAt } = session;
  const minutes = row.break_in === conversationId ? row.break_minutes : null;
  return {
    ai: ai || row.ai_noticed_at === null ? new Date(now) : row.ai_noticed_at,
    pause: breakAt === null || minutes === null ? null : { at: new Date(breakAt), minutes },
    fresh: { ai, pause },
  };
}
