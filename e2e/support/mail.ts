import { watch } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A mail as it is read: header lines and text, with the encoding undone. */
export interface ReadMail {
  head: string;
  text: string;
  /** Of the link. */
  token: string;
  link: string;
}

export function readMail(source: string): ReadMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  const text = /quoted-printable/i.test(head)
    ? body
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : body;
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return { head, text, link, token: link === '' ? '' : (new URL(link).searchParams.get('token') ?? '') };
}

/** Waits until the outbox holds a mail that satisfies. */
export async function outboxMail(dataDir: string, satisfies: (mail: ReadMail) => boolean): Promise<ReadMail> {
  const outbox = join(dataDir, 'outbox');
  await mkdir(outbox, { recursive: true });
  const look = async (): Promise<ReadMail | undefined> => {
    const files = (await readdir(outbox)).filter((name) => /^[^.].*\.eml$/.test(name));
    const mails = await Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')));
    return mails.map(readMail).findLast(satisfies);
  };
  // Watching begins before the first look, so that nothing falls between them.
  const watcher = watch(outbox);
  try {
    return await new Promise((resolve, reject) => {
      const again = () => void look().then((mail) => mail && resolve(mail), reject);
      watcher.on('change', again).on('error', reject);
      again();
    });
  } finally {
    watcher.close();
  }
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Resolves with the first mail to an address whose link leads there, when it has come. One may come twice. */
  mail(to: string, path: string): Promise<ReadMail & { from: string }>;
  /** From now on every recipient is rejected, and the response repeats the address, as many servers do. */
  refuse(): void;
  /** Resolves when this many recipients have been rejected. */
  refused(many: number): Promise<void>;
  stop(): Promise<void>;
}

/** As much of an SMTP server as taking a mail needs. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { from: string; to: string; source: string }[] = [];
  const sockets = new Set<Socket>();
  const watchers = new Set<() => void>();
  let refusing = false;
  let refusals = 0;
  const tell = () => watchers.forEach((watcher) => watcher());
  const when = (test: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (test()) resolve();
      };
      watchers.add(look);
      look();
    });

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let rest = '';
    let mail = { from: '', to: '', source: '' };
    let inData = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (inData) {
        if (line !== '.') {
          mail.source += `${line.replace(/^\.\./, '.')}\n`;
          return;
        }
        inData = false;
        mails.push(mail);
        mail = { from: '', to: '', source: '' };
        answer('250 taken');
        tell();
        return;
      }
      const address = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (/^(EHLO|HELO)/i.test(line)) answer('250 localhost');
      else if (/^MAIL FROM/i.test(line)) {
        mail.from = address;
        answer('250 fine');
      } else if (/^RCPT TO/i.test(line)) {
        if (refusing) {
          refusals += 1;
          answer(`550 <${address}>: no such mailbox`);
          tell();
        } else {
          mail.to = address;
          answer('250 fine');
        }
      } else if (/^DATA/i.test(line)) {
        inData = true;
        answer('354 go on');
      } else if (/^QUIT/i.test(line)) {
        answer('221 bye');
        socket.end();
      } else answer('250 fine');
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    answer('220 localhost');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async mail(to, path) {
      const find = () =>
        mails
          .filter((mail) => mail.to === to)
          .map(({ from, source }) => ({ from, ...readMail(source) }))
          .find(({ link }) => link.includes(path));
      await when(() => find() !== undefined);
      return find() as ReadMail & { from: string };
    },
    refuse() {
      refusing = true;
    },
    refused: (many) => when(() => refusals >= many),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
