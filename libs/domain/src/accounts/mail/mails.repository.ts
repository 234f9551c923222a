import { canonicalEmail } from '@kinloom/contract';
import { AccountTokenEntity, MailEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import type { MailKind } from './mail-texts';

/** Attempts before a mail is marked as failed; a server that rejects it permanently will not accept it later. */
const MAX_ATTEMPTS = 8;

/** Outbox: mails are stored in the table `mails` before they are sent. */
@Injectable()
export class MailsRepository {
  constructor(private readonly source: DataSource) {}

  /** Stores a requested mail. @returns its id */
  async add(kind: MailKind, address: string): Promise<number> {
    const mail = this.mails.create({ kind, address, addressKey: canonicalEmail(address) });
    return (await this.mails.save(mail)).id;
  }

  /** Starts an attempt. @returns the mail; null if it was sent or given up */
  async startAttempt(id: number): Promise<{ kind: MailKind; address: string } | null> {
    const result = await this.mails
      .createQueryBuilder()
      .update({ tries: () => 'tries + 1', triedAt: () => 'now()' })
      .where({ id, state: 'waiting' })
      .returning(['kind', 'address'])
      .execute();
    return (result.raw as { kind: MailKind; address: string }[])[0] ?? null;
  }

  /** Stores the final state: sent, or the address has no account. */
  async settle(id: number, state: 'sent' | 'no_account'): Promise<void> {
    await this.mails.update({ id }, { state });
  }

  /** Marks mails as failed after the last attempt or one day, and deletes old mails and expired tokens. */
  async expire(): Promise<void> {
    await this.mails
      .createQueryBuilder()
      .update({ state: 'failed' })
      .where({ state: 'waiting' })
      .andWhere(`(tries >= ${MAX_ATTEMPTS} OR created_at < now() - interval '1 day')`)
      .execute();
    await this.mails
      .createQueryBuilder()
      .delete()
      .where({ state: Not('waiting') })
      .andWhere(`created_at < now() - interval '7 days'`)
      .execute();
    await this.source
      .getRepository(AccountTokenEntity)
      .createQueryBuilder()
      .delete()
      .where('expires_at < now()')
      .execute();
  }

  /** Waiting mails that are due for another attempt, with exponential backoff from 30 s. */
  async listDue(limit: number): Promise<number[]> {
    const due = await this.mails
      .createQueryBuilder('mail')
      .select('mail.id')
      .where({ state: 'waiting' })
      .andWhere(`mail.triedAt < now() - interval '30 seconds' * power(2, mail.tries)`)
      .orderBy('mail.id')
      .limit(limit)
      .getMany();
    return due.map(({ id }) => id);
  }

  private get mails() {
    return this.source.getRepository(MailEntity);
  }
}
