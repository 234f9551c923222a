import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@kinloom/config';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Hash of an address for `deleteMailsTo`; does not reveal the address. */
  hashAddress(address: string): Promise<Buffer>;
  /** Deletes mails to an address from the local outbox. Mails sent over SMTP are not affected. */
  deleteMailsTo(addressHash: Buffer): Promise<void>;
}
export const MAIL_TRANSPORT = Symbol('mail transport');

/** Sends mail over the operator's SMTP server; without one, writes each mail to a file in the outbox folder. */
export function mailTransport(config: Config): MailTransport {
  const outbox = outboxIn(join(config.dataDir, 'outbox'));
  if (config.mail) {
    const { smtpUrl, from } = config.mail;
    const smtp = lazily(async () => (await import('nodemailer')).createTransport(smtpUrl, { from }));
    return {
      send: async (mail) => {
        await (await smtp()).sendMail(mail);
      },
      // The outbox may contain mails from before SMTP was configured.
      hashAddress: (address) => outbox.hashAddress(address),
      deleteMailsTo: (addressHash) => outbox.deleteMailsTo(addressHash),
    };
  }
  return outbox;
}

/** The library is loaded with the first mail: most processes send none. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

/** Transport that writes each mail to a file. */
function outboxIn(folder: string): MailTransport {
  const writer = lazily(async () =>
    (await import('nodemailer')).createTransport(
      { streamTransport: true, buffer: true },
      { from: 'kinloom@localhost' },
    ),
  );
  const render = async (mail: OutgoingMail): Promise<Buffer> =>
    (await (await writer()).sendMail(mail)).message as Buffer;
  return {
    send: async (mail) => {
      const message = await render(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`;
      // Write and rename, so that readers never see a partial file.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    // Formats a mail to the address, so that the header is compared in the same encoding.
    hashAddress: async (address) => hashRecipient(await render({ to: address, subject: '', text: '' })),
    deleteMailsTo: async (addressHash) => {
      for (const name of await readdir(folder).catch(emptyIfMissing)) {
        if (!name.endsWith('.eml')) continue;
        const path = join(folder, name);
        if (addressHash.equals(hashRecipient(await readFile(path).catch(emptyBufferIfMissing))))
          await rm(path, { force: true });
      }
    },
  };
}

/** SHA-256 of the normalized `To` header. */
function hashRecipient(message: Buffer): Buffer {
  const [head = ''] = message.toString('utf8').split(/\r?\n\r?\n/, 1);
  const to = /^to:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(head)?.[1] ?? '';
  return createHash('sha256').update(to.replace(/\s+/g, '').toLowerCase()).digest();
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** The file was deleted concurrently. */
function emptyBufferIfMissing(error: NodeJS.ErrnoException): Buffer {
  if (error.code === 'ENOENT') return Buffer.alloc(0);
  throw error;
}
