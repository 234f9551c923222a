import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  /** What stands for an address in `forget`: nobody can read it off. */
  markOf(address: string): Promise<Buffer>;
  /** Removes the mails to an address that lie here still. Those that were sent over a server are its recipient's. */
  forget(mark: Buffer): Promise<void>;
}
export const MAIL_TRANSPORT = Symbol('mail transport');

/** Mail over the operator's server; without one, each mail becomes a file in the outbox of the data folder. */
export function mailTransport(config: Config): MailTransport {
  const outbox = outboxIn(join(config.dataDir, 'outbox'));
  if (config.mail) {
    const { smtpUrl, from } = config.mail;
    const smtp = createTransport(smtpUrl, { from });
    return {
      send: async (mail) => {
        await smtp.sendMail(mail);
      },
      // Mails may lie here from the time before there was a server.
      markOf: (address) => outbox.markOf(address),
      forget: (mark) => outbox.forget(mark),
    };
  }
  return outbox;
}

/** A folder that holds each mail as a file. */
function outboxIn(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true }, { from: 'kinloom@localhost' });
  const written = async (mail: OutgoingMail): Promise<Buffer> => (await writer.sendMail(mail)).message as Buffer;
  return {
    send: async (mail) => {
      const message = await written(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
      // Written under another name first, so that a file in the outbox is always whole.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    // As a mail to it would name it, so that both are told apart by the same words.
    markOf: async (address) => markIn(await written({ to: address, subject: '', text: '' })),
    forget: async (mark) => {
      for (const name of await readdir(folder).catch(nothingThere)) {
        if (!name.endsWith('.eml')) continue;
        const path = join(folder, name);
        if (mark.equals(markIn(await readFile(path).catch(nothing)))) await rm(path, { force: true });
      }
    },
  };
}

/** Whom a mail is to, as a hash. */
function markIn(message: Buffer): Buffer {
  const [head = ''] = message.toString('utf8').split(/\r?\n\r?\n/, 1);
  const to = /^to:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(head)?.[1] ?? '';
  return createHash('sha256').update(to.replace(/\s+/g, '').toLowerCase()).digest();
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** A mail that is gone already. */
function nothing(error: NodeJS.ErrnoException): Buffer {
  if (error.code === 'ENOENT') return Buffer.alloc(0);
  throw error;
}
