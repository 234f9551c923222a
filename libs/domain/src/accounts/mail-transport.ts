import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@kinloom/config';
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}
export const MAIL_TRANSPORT = Symbol('mail transport');

/** Mail over the operator's server; without one, each mail becomes a file in the outbox of the data folder. */
export function mailTransport(config: Config): MailTransport {
  if (config.mail) {
    const { smtpUrl, from } = config.mail;
    const smtp = createTransport(smtpUrl, { from });
    return {
      send: async (mail) => {
        await smtp.sendMail(mail);
      },
    };
  }
  const outbox = join(config.dataDir, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true }, { from: 'kinloom@localhost' });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(mail);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
      // Written under another name first, so that a file in the outbox is always whole.
      await writeFile(join(outbox, `.${name}`), message, { mode: 0o600 });
      await rename(join(outbox, `.${name}`), join(outbox, name));
    },
  };
}
