import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { FilesRepository, FilesService, FileStore, type NewFile, type ReceivedFile } from '../files';
import type { ExportSource } from '../formats';
import { ExportsRepository } from './exports.repository';

const BINARY_TYPE = 'application/octet-stream';
/** Media type of an export sent as a list, followed by its number of entries. */
const ENTRIES_TYPE_PREFIX = 'text/plain; entries=';
/** Number of leading characters that identify an unnamed text, so that a longer version of it is recognised. */
const IDENTIFYING_LENGTH = 200;
/** Generated name of such a text. */
const GENERATED_NAME = /^text-[0-9a-f]{12}$/;

/** Returns whether a title is only the generated name of an unnamed text. */
export const isGeneratedName = (title: string | null): boolean => title !== null && GENERATED_NAME.test(title);

/** Stores uploaded exports unmodified while they are previewed and imported. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
    private readonly receiver: FilesService,
    private readonly budgets: BudgetsService,
    private readonly exports: ExportsRepository,
  ) {}

  /**
   * Stores an uploaded export.
   * @param options.counted whether to enforce the storage quota
   * @returns the file id
   * @throws DomainError storage_full
   */
  async keep(
    accountId: number,
    { path, name, size }: ReceivedFile,
    { type = BINARY_TYPE, counted = true }: { type?: string; counted?: boolean } = {},
  ): Promise<number> {
    const file: NewFile = {
      key: randomUUID(),
      name,
      type,
      size,
      content: null,
      unread: null,
    };
    await this.files.announce([file.key]);
    await this.store.moveFromUploads(path, file.key);
    const [row] = await this.receiver.deleteUnlessClaimed([file], () => this.exports.create(accountId, file, counted));
    if (!row) throw new Error('an export was not stored');
    return row.id;
  }

  /**
   * Stores an export sent as one text.
   * @param entries number of entries, where it was sent as a list
   * @throws DomainError storage_full
   */
  async keepText(accountId: number, text: string, entries: number | null): Promise<number> {
    await this.budgets.require('storage', accountId, Buffer.byteLength(text));
    const path = join(await this.store.uploadFolder(), randomUUID());
    try {
      await writeFile(path, text, { flag: 'wx', mode: 0o600 });
      const contentHash = createHash('sha256').update(text.slice(0, IDENTIFYING_LENGTH)).digest('hex').slice(0, 12);
      const received = { path, name: `text-${contentHash}.txt`, size: Buffer.byteLength(text) };
      return await this.keep(accountId, received, entries === null ? {} : { type: `${ENTRIES_TYPE_PREFIX}${entries}` });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Deletes an export. */
  async discard(accountId: number, fileId: number): Promise<void> {
    await this.exports.deleteForOwner(accountId, fileId);
    await this.receiver.deleteOrphans();
  }

  /** @throws DomainError upload_not_found */
  async source(accountId: number, fileId: number): Promise<ExportSource> {
    const { store } = this;
    const file = await this.find(accountId, fileId);
    const open = async function* (): AsyncGenerator<Uint8Array> {
      const bytes = await store.read(file.storeKey);
      if (!bytes) throw new DomainError('upload_not_found');
      yield* bytes.stream as AsyncIterable<Uint8Array>;
    };
    return { name: file.name, size: file.size, path: store.pathOf(file.storeKey), open };
  }

  /** @throws DomainError upload_not_found */
  async find(accountId: number, fileId: number): Promise<ExportFile> {
    const file = await this.exports.findForOwner(accountId, fileId);
    if (!file) throw new DomainError('upload_not_found');
    const entries = file.type.startsWith(ENTRIES_TYPE_PREFIX)
      ? Number(file.type.slice(ENTRIES_TYPE_PREFIX.length))
      : null;
    return { ...file, entries };
  }
}

interface ExportFile {
  name: string;
  size: number;
  storeKey: string;
  /** Number of entries, where it was sent as a list. */
  entries: number | null;
}
