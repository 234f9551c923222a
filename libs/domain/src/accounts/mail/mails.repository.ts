import { canonicalEmail } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MailKind } from './mail-texts';

/** Attempts before a mail is marked as failed; a server that rejects it permanently will not accept it later. */
const MAX_ATTEMPTS = 8;

/** Queue of outgoing mails (table `mails`). */
@Injectable()
export class MailsRepository {
  constructor(private readonly source: DataSource) {}

  /** Stores a requested mail. @returns its id */
  async add(kind: MailKind, address: string): Promise<number | null> {
    const rows: { id: number }[] = await this.source.query(
      'INSERT INTO mails (kind, address, address_key) VALUES ($1, $2, $3) RETURNING id',
      [kind, address, canonicalEmail(address)],
    );
    return rows[0]?.id ?? null;
  }

  /** Starts an attempt. @returns the mail; null if it was sent or given up */
  async startAttempt(id: number): Promise<{ kind: MailKind; address: string } | null> {
    const [rows]: [{ kind: MailKind; address: string }[]] = await this.source.query(
      `UPDATE mails SET tries = tries + 1, tried_at = now() WHERE id = $1 AND state = 'waiting' RETURNING kind, address`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Stores the final state: sent, or the address has no account. */
  async settle(id: number, state: 'sent' | 'nobody'): Promise<void> {
    await this.source.query('UPDATE mails SET state = $2 WHERE id = $1', [id, state]);
  }

  /** Marks mails as failed after the last attempt or one day, and deletes old mails and expired tokens. */
  async expire(): Promise<void> {
    await this.source.query(
      `UPDATE mails SET state = 'failed' WHERE state = 'waiting' AND (tries >= ${MAX_ATTEMPTS} OR created_at < now() - interval '1 day')`,
    );
    await this.source.query(`DELETE FROM mails WHERE state <> 'waiting' AND created_at < now() - interval '7 days'`);
    await this.source.query('DELETE FROM account_tokens WHERE expires_at < now()');
  }

  /** Waiting mails that are due for another attempt, with exponential backoff from 30 s. */
  async listDue(limit: number): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      `SELECT id FROM mails WHERE state = 'waiting' AND tried_at < now() - interval '30 seconds' * power(2, tries) ORDER BY id LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
