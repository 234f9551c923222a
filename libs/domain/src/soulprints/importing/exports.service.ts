import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { claimFiles, FilesRepository, FilesService, FileStore, type NewFile, type Received } from '../files';
import type { ExportSource } from '../formats';

/** What an export's file is sorted as: it belongs to an account alone, and is let go of after a day. */
const EXPORT = 'export';
const BYTES = 'application/octet-stream';
/** The type of what came as a list, followed by how many entries that had. */
const ENTRIES = 'text/plain; entries=';
/** By so much of its beginning a text without a name is known again when more of it is sent. */
const BEGINNING = 200;
/** What such a text is called. */
const NAMELESS = /^text-[0-9a-f]{12}$/;

/** Whether a conversation's name is only what a text without a name is known by. */
export const isNameless = (title: string | null): boolean => title !== null && NAMELESS.test(title);

/** The exports people sent: kept on the disk as they came, for the time it takes to look at and to import them. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly receiver: FilesService,
    private readonly budgets: BudgetsService,
    @Inject(DataSource) private readonly database: DataSource,
  ) {}

  /** Takes over a received file. @returns the id it is asked for by @throws DomainError storage_full */
  async keep(accountId: number, { path, name, size }: Received, type = BYTES): Promise<number> {
    const file: NewFile = {
      key: randomUUID(),
      name,
      type,
      size,
      content: null,
      unread: null,
    };
    await this.files.announce([file.key]);
    await this.store.adopt(path, file.key);
    const owner = { accountId, conversationId: null, companionId: null };
    const [row] = await this.receiver.keeping([file], () =>
      this.database.transaction(async (manager) => {
        const kept = await claimFiles(manager, owner, [{ ...file, category: EXPORT }]);
        await this.budgets.enforce('storage', accountId, manager);
        return kept;
      }),
    );
    if (!row) throw new Error('an export was not kept');
    return row.id;
  }

  /**
   * Keeps an export that came as one text.
   * @param entries how many it was made of, where it came as a list
   * @throws DomainError storage_full
   */
  async keepText(accountId: number, text: string, entries: number | null): Promise<number> {
    await this.budgets.require('storage', accountId, Buffer.byteLength(text));
    const path = join(await this.store.uploads(), randomUUID());
    try {
      await writeFile(path, text, { flag: 'wx', mode: 0o600 });
      const known = createHash('sha256').update(text.slice(0, BEGINNING)).digest('hex').slice(0, 12);
      const received = { path, name: `text-${known}.txt`, size: Buffer.byteLength(text) };
      return await this.keep(accountId, received, entries === null ? BYTES : `${ENTRIES}${entries}`);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Deletes an export that nobody will ask for. */
  async discard(accountId: number, fileId: number): Promise<void> {
    await this.database.query('DELETE FROM files WHERE account_id = $1 AND id = $2 AND category = $3', [
      accountId,
      fileId,
      EXPORT,
    ]);
    await this.receiver.clearOrphans();
  }

  /** @throws DomainError upload_not_found */
  async source(accountId: number, fileId: number): Promise<ExportSource> {
    const { store } = this;
    const file = await this.find(accountId, fileId);
    const open = async function* (): AsyncGenerator<Uint8Array> {
      const bytes = await store.read(file.store_key);
      if (!bytes) throw new DomainError('upload_not_found');
      yield* bytes.stream as AsyncIterable<Uint8Array>;
    };
    return { name: file.name, size: file.size, path: store.placeOf(file.store_key), open };
  }

  /** @throws DomainError upload_not_found */
  async find(accountId: number, fileId: number): Promise<ExportFile> {
    const [file] = await this.database.query<(Omit<ExportFile, 'entries'> & { type: string })[]>(
      'SELECT name, type, size, store_key FROM files WHERE account_id = $1 AND id = $2 AND category = $3',
      [accountId, fileId, EXPORT],
    );
    if (!file) throw new DomainError('upload_not_found');
    const entries = file.type.startsWith(ENTRIES) ? Number(file.type.slice(ENTRIES.length)) : null;
    return { ...file, entries };
  }
}

interface ExportFile {
  name: string;
  size: number;
  store_key: string;
  /** How many entries it was made of, where it came as a list. */
  entries: number | null;
}
