import { randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { LIMITS } from '@kinloom/contract';
import type { AccountEntity } from '@kinloom/database';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { JobProducer } from '@kinloom/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts.repository';
import { type LinkKind, type MailKind, writeKnownMail, writeMail } from './mail-texts';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport';
import { MailsRepository } from './mails.repository';
import { hashToken } from '../passwords/secret-hashing';

/** Validity of a mailed link in hours. */
const LINK_HOURS: Record<LinkKind, number> = { reset: 1, verify: 72 };

/** Requests mails in the api and sends them in the worker. */
@Injectable()
export class MailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly mails: MailsRepository,
    private readonly accounts: AccountsRepository,
    private readonly jobs: JobProducer,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Requests a mail to an address. Whether it has an account is looked up by the worker, so that duration and content of the response do not
   * reveal it. Rate limits are the caller's concern (`AttemptLimitsService.mail`).
   */
  async requestMail(kind: MailKind, address: string): Promise<void> {
    this.jobs.enqueue('mail', { mailId: await this.mails.add(kind, address) });
  }

  /** Creates the token and sends the mail (job handler, at-least-once). @throws if it could not be sent */
  async send(mailId: number): Promise<void> {
    const mail = await this.mails.startAttempt(mailId);
    if (!mail) return;
    const account = await this.accounts.findByEmail(mail.address);
    if (!account || account.leavingAt !== null) {
      await this.mails.settle(mailId, 'no_account');
      return;
    }
    await this.transport.send({ to: account.email, ...(await this.write(mail.kind, account)) });
    await this.mails.settle(mailId, 'sent');
    // Recorded here and not at the request, whose duration must not reveal whether the address is known.
    if (mail.kind === 'reset')
      await this.securityLog.record({ kind: 'password_reset_requested', accountId: account.id });
    // The account may have been deleted while the mail was sent.
    const current = await this.accounts.find(account.id);
    if (!current || current.leavingAt !== null) await this.deleteMailsTo(await this.hashAddress(account.email));
  }

  private async write(requested: MailKind, account: AccountEntity): Promise<{ subject: string; text: string }> {
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    if (requested === 'known' && account.emailVerifiedAt !== null) return writeKnownMail(base);
    // A repeated sign-up before verification gets a new verification link.
    const kind = requested === 'known' ? 'verify' : requested;
    const token = randomBytes(32).toString('base64url');
    await this.accounts.addToken(account.id, kind, hashToken(token), LINK_HOURS[kind]);
    return writeMail(kind, { base, token, hours: LINK_HOURS[kind] });
  }

  /** Hash of an address for `deleteMailsTo`. */
  hashAddress(address: string): Promise<Buffer> {
    return this.transport.hashAddress(address);
  }

  /** Deletes mails to a deleted account from the local outbox. */
  deleteMailsTo(addressHash: Buffer): Promise<void> {
    return this.transport.deleteMailsTo(addressHash);
  }

  /** Gives up and deletes old mails, and enqueues mails that are due for another attempt. */
  async sweep(): Promise<void> {
    await this.mails.expire();
    for (const mailId of await this.mails.listDue(LIMITS.pageMax)) this.jobs.enqueue('mail', { mailId });
  }
}
