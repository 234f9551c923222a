import { type Behavior, BEHAVIOR_DEFAULTS } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { breakMinutes, type DueReminders, dueReminders, type Manner, type UsageSession } from './usage-session';

interface Held {
  began_at: Date | null;
  active_at: Date | null;
  break_at: Date | null;
  break_in: number | null;
  break_minutes: number | null;
  behavior: Partial<Behavior>;
  guarded: boolean;
  ai_noticed_at: Date | null;
}

/** What stands in a conversation: since when it is said that nobody there is human, and a break that was suggested there. */
export interface Standing {
  ai: Date;
  pause: { at: Date; minutes: number } | null;
  /** Said just now. */
  fresh: { ai: boolean; pause: boolean };
}

/** When, in milliseconds, and whether something was said or somebody only looked in. */
export interface Moment {
  now: number;
  spoke: boolean;
}

const READ = `SELECT s.began_at, s.active_at, s.break_at, s.break_in, s.break_minutes, a.behavior, a.guarded_at IS NOT NULL AS guarded,
    c.ai_noticed_at
  FROM conversations c JOIN accounts a ON a.id = c.account_id LEFT JOIN sittings s ON s.account_id = a.id
  WHERE c.id = $2 AND a.id = $1`;

type Run = <T>(text: string, values: unknown[]) => Promise<T>;

/** When people began to talk, and what they were told meanwhile. */
@Injectable()
export class UsageSessionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Notes that somebody opened a conversation or said something in it.
   * @returns what stands there then, or null where the conversation is not the account's
   */
  async attend(accountId: number, conversationId: number, moment: Moment): Promise<Standing | null> {
    const [held] = await this.source.query<Held[]>(READ, [accountId, conversationId]);
    if (!held) return null;
    const due = dueOf(held, moment);
    // Mostly there is nothing to say: then nothing is locked, and who only looks in changes nothing.
    if (due.ai || due.pause) return this.say(accountId, conversationId, moment);
    if (moment.spoke) {
      await this.source.query('UPDATE sittings SET active_at = greatest(active_at, $2) WHERE account_id = $1', [
        accountId,
        new Date(due.sitting.activeAt),
      ]);
    }
    return standingOf(held, conversationId, due, moment.now);
  }

  /** Two windows that ask in the same moment are heard one after the other, so that it is said once. */
  private say(accountId: number, conversationId: number, moment: Moment): Promise<Standing | null> {
    return this.source.transaction(async (manager) => {
      const run: Run = (text, values) => manager.query(text, values);
      await run(
        `INSERT INTO sittings (account_id, began_at, active_at) SELECT id, 'epoch', 'epoch' FROM accounts WHERE id = $1
         ON CONFLICT DO NOTHING`,
        [accountId],
      );
      await run('SELECT FROM sittings WHERE account_id = $1 FOR UPDATE', [accountId]);
      const [held] = await run<Held[]>(READ, [accountId, conversationId]);
      if (!held) return null;
      const due = dueOf(held, moment);
      const { beganAt, activeAt, breakAt } = due.sitting;
      const suggested = due.pause ? { where: conversationId, minutes: breakMinutes(mannerOf(held)) } : null;
      await run(
        `UPDATE sittings SET began_at = $2, active_at = $3, break_at = $4, break_in = coalesce($5, break_in),
           break_minutes = coalesce($6, break_minutes) WHERE account_id = $1`,
        [
          accountId,
          new Date(beganAt),
          new Date(activeAt),
          breakAt === null ? null : new Date(breakAt),
          suggested?.where ?? null,
          suggested?.minutes ?? null,
        ],
      );
      if (due.ai) {
        const values = [conversationId, new Date(moment.now)];
        await run('UPDATE conversations SET ai_noticed_at = $2 WHERE id = $1', values);
      }
      const now = {
        break_in: suggested?.where ?? held.break_in,
        break_minutes: suggested?.minutes ?? held.break_minutes,
      };
      return standingOf({ ...held, ...now }, conversationId, due, moment.now);
    });
  }
}

function dueOf(held: Held, moment: Moment): DueReminders {
  return dueReminders(sittingOf(held), held.ai_noticed_at?.getTime() ?? null, mannerOf(held), moment);
}

function sittingOf({ began_at, active_at, break_at }: Held): UsageSession | null {
  if (!began_at || !active_at) return null;
  return { beganAt: began_at.getTime(), activeAt: active_at.getTime(), breakAt: break_at?.getTime() ?? null };
}

function mannerOf({ behavior, guarded }: Held): Manner {
  return { breakMinutes: behavior.breakMinutes ?? BEHAVIOR_DEFAULTS.breakMinutes, guarded };
}

function standingOf(held: Held, conversationId: number, { sitting, ai, pause }: DueReminders, now: number): Standing {
  const { breakAt } = sitting;
  const minutes = held.break_in === conversationId ? held.break_minutes : null;
  return {
    ai: ai || held.ai_noticed_at === null ? new Date(now) : held.ai_noticed_at,
    pause: breakAt === null || minutes === null ? null : { at: new Date(breakAt), minutes },
    fresh: { ai, pause },
  };
}
