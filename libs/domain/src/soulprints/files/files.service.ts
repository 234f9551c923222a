import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError, type MessageFile } from '@kinloom/contract';
import { requireSoundImage } from '@kinloom/domain/images';
import { Injectable, Logger } from '@nestjs/common';
import { FileStore } from './file-store';
import { type FileRow, FilesRepository, type NewFile } from './files.repository';
import { UNKNOWN } from './kinds';
import { nameOf } from './names';
import { readFile } from './reading';

/** Hours after which a file that was uploaded and not sent is deleted, and what a process left half received. */
const UNSENT = 24;
/** Orphaned bytes that are deleted at a time. */
const SWEEP = 200;
/** What a browser may take for what it is: plain images, told by their bytes. All else is bytes to be saved. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** A file as it was received: where its bytes lie for the moment, and what its sender calls it. */
export interface Received {
  path: string;
  name: string;
  size: number;
}

/** A file to be handed out. */
export interface Download {
  name: string;
  type: string;
  size: number;
  stream: ReadStream;
}

/** The files that people send to their souls. */
@Injectable()
export class FilesService {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  /** The folder to receive into. */
  uploads(): Promise<string> {
    return this.store.uploads();
  }

  /**
   * Keeps received files for a conversation, to be sent with a message there, and reads what can be read of them.
   * @returns them in the order given
   * @throws DomainError no_files, image_damaged, image_too_many_pixels, conversation_not_found, unavailable, storage_full
   */
  async add(accountId: number, conversationId: number, received: readonly Received[]): Promise<MessageFile[]> {
    const placed = await this.place(received);
    return this.keeping(placed, async () => {
      const rows = await this.files.keepForOwner(accountId, conversationId, placed);
      if (!rows) throw new DomainError('conversation_not_found');
      return rows.map(toMessageFile);
    });
  }

  /**
   * Moves received files to their place and reads what can be read of them. Until somebody keeps them (`claimFiles`), they are orphans.
   * @returns them in the order given
   * @throws DomainError no_files, image_damaged, image_too_many_pixels
   */
  async place(received: readonly Received[]): Promise<NewFile[]> {
    if (received.length === 0) throw new DomainError('no_files');
    for (const { path, name } of received) await requireSoundImage(path, nameOf(name));
    const files: (NewFile & { path: string })[] = [];
    for (const { path, name: given, size } of received) {
      const name = nameOf(given);
      files.push({ path, key: randomUUID(), name, size, ...(await readFile(path, name)) });
    }
    // From here on the bytes are known to the sweeper, whatever becomes of this process.
    await this.files.announce(files.map(({ key }) => key));
    for (const { path, key } of files) await this.store.adopt(path, key);
    return files;
  }

  /**
   * Has placed files kept. Where that fails their bytes are deleted at once; where even that fails, the sweeper finds them.
   * @param keep keeps all of them, or throws
   * @throws what `keep` throws
   */
  async keeping<T>(placed: readonly Pick<NewFile, 'key'>[], keep: () => Promise<T>): Promise<T> {
    try {
      return await keep();
    } catch (error) {
      try {
        await this.files.giveUp(placed.map(({ key }) => key));
        await this.clearOrphans();
      } catch (left) {
        this.logger.warn(`bytes are left for the sweeper: ${left instanceof Error ? left.name : 'unknown'}`);
      }
      throw error;
    }
  }

  /** `place` for files that came as texts. @throws DomainError no_files, image_damaged */
  async placeTexts(texts: readonly { name: string; content: string }[]): Promise<NewFile[]> {
    const folder = await this.store.uploads();
    const received: Received[] = [];
    try {
      for (const { name, content } of texts) {
        const path = join(folder, randomUUID());
        received.push({ path, name, size: Buffer.byteLength(content) });
        await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      }
      return await this.place(received);
    } finally {
      await Promise.all(received.map(({ path }) => rm(path, { force: true })));
    }
  }

  /** A file of the account. @throws DomainError file_not_found */
  async open(accountId: number, id: number): Promise<Download> {
    const file = await this.files.findForOwner(accountId, id);
    const bytes = file && (await this.store.read(file.store_key));
    if (!file || !bytes) throw new DomainError('file_not_found');
    return { ...bytes, name: file.name, type: SHOWN.has(file.type) ? file.type : UNKNOWN };
  }

  /** The bytes of a file of the account, as they came. @returns null where they are not there */
  async find(accountId: number, id: number): Promise<ReadStream | null> {
    const file = await this.files.findForOwner(accountId, id);
    return (file && (await this.store.read(file.store_key)))?.stream ?? null;
  }

  /** Deletes what nobody has any more: files never sent, bytes whose file is gone, what was left half received. */
  async sweep(): Promise<void> {
    await this.files.deleteUnsent(UNSENT);
    await this.clearOrphans();
    await this.store.removeLeftovers(UNSENT * 3_600_000);
  }

  /** Deletes the bytes whose file is gone. */
  async clearOrphans(): Promise<void> {
    while ((await this.files.clearOrphans(SWEEP, (key) => this.remove(key))) === SWEEP);
  }

  private async remove(key: string): Promise<boolean> {
    try {
      await this.store.remove(key);
      return true;
    } catch (error) {
      this.logger.error(`bytes could not be deleted: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
      return false;
    }
  }
}

function toMessageFile({ id, name, type, size, read, unread }: FileRow): MessageFile {
  return { id, name, type, size, read, unread };
}
