import { randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { canonicalEmail, LIMITS } from '@kinloom/contract';
import type { AccountEntity } from '@kinloom/database';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { JobProducer } from '@kinloom/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsRepository } from './accounts.repository';
import { type LinkKind, type MailKind, writeKnownMail, writeMail } from './mail-texts';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport';
import { hashOf } from './passwords';

/** Tries at sending a mail before it is given up: a server that says no will not say yes. */
const TRIES = 8;

/** Hours a mailed link is good for. */
const HOURS: Record<LinkKind, number> = { reset: 1, verify: 72 };

/** Mails that are asked for here and sent by the worker. */
@Injectable()
export class MailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly accounts: AccountsRepository,
    private readonly jobs: JobProducer,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Asks for a mail to an address, known or not: whether it is known is looked up where the mail is made, so that the answer here
   * takes as long and says as much either way. Limits are the caller's concern (`AttemptLimitsService.mail`).
   */
  async ask(kind: MailKind, address: string): Promise<void> {
    const rows: { id: number }[] = await this.source.query(
      'INSERT INTO mails (kind, address, address_key) VALUES ($1, $2, $3) RETURNING id',
      [kind, address, canonicalEmail(address)],
    );
    for (const { id } of rows) this.jobs.enqueue('mail', { mailId: id });
  }

  /** Makes the link and sends the mail; twice, if its job runs twice. @throws when it could not be sent */
  async send(mailId: number): Promise<void> {
    const [rows]: [{ kind: MailKind; address: string }[]] = await this.source.query(
      `UPDATE mails SET tries = tries + 1, tried_at = now() WHERE id = $1 AND state = 'waiting' RETURNING kind, address`,
      [mailId],
    );
    const mail = rows[0];
    if (!mail) return;
    const account = await this.accounts.findByEmail(mail.address);
    if (!account || account.leavingAt !== null) {
      await this.settle(mailId, 'nobody');
      return;
    }
    await this.transport.send({ to: account.email, ...(await this.write(mail.kind, account)) });
    await this.settle(mailId, 'sent');
    // Recorded here and not at the request, which must not tell known addresses from unknown ones by its duration.
    if (mail.kind === 'reset')
      await this.securityLog.record({ kind: 'password_reset_requested', accountId: account.id });
    // Its person may have left while it was on its way.
    const still = await this.accounts.find(account.id);
    if (!still || still.leavingAt !== null) await this.forget(await this.markOf(account.email));
  }

  private async write(asked: MailKind, account: AccountEntity): Promise<{ subject: string; text: string }> {
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    if (asked === 'known' && account.emailVerifiedAt !== null) return writeKnownMail(base);
    // Whoever signs up again before the address was confirmed needs a new link for that.
    const kind = asked === 'known' ? 'verify' : asked;
    const token = randomBytes(32).toString('base64url');
    await this.accounts.addToken(account.id, kind, hashOf(token), HOURS[kind]);
    return writeMail(kind, { base, token, hours: HOURS[kind] });
  }

  /** What stands for an address in `forget`. */
  markOf(address: string): Promise<Buffer> {
    return this.transport.markOf(address);
  }

  /** Takes the mails to somebody who left out of the outbox. */
  forget(mark: Buffer): Promise<void> {
    return this.transport.forget(mark);
  }

  /** Adds the jobs of mails that wait longer than a job takes, gives up those that waited a day, and forgets settled ones. */
  async sweep(): Promise<void> {
    await this.source.query(
      `UPDATE mails SET state = 'failed' WHERE state = 'waiting' AND (tries >= ${TRIES} OR created_at < now() - interval '1 day')`,
    );
    await this.source.query(`DELETE FROM mails WHERE state <> 'waiting' AND created_at < now() - interval '7 days'`);
    await this.source.query('DELETE FROM account_tokens WHERE expires_at < now()');
    const rows: { id: number }[] = await this.source.query(
      `SELECT id FROM mails WHERE state = 'waiting' AND tried_at < now() - interval '30 seconds' * power(2, tries) ORDER BY id LIMIT $1`,
      [LIMITS.pageMax],
    );
    for (const { id } of rows) this.jobs.enqueue('mail', { mailId: id });
  }

  private async settle(mailId: number, state: 'sent' | 'nobody'): Promise<void> {
    await this.source.query('UPDATE mails SET state = $2 WHERE id = $1', [mailId, state]);
  }
}
