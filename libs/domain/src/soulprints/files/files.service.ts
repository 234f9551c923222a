import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError, type MessageFile } from '@kinloom/contract';
import { readModelImage, verifyImageFile } from '@kinloom/domain/images';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FileStore } from './file-store';
import { claimContents, type FileRow, FilesRepository, type NewFile } from './files.repository';
import { UNKNOWN_TYPE } from './file-kinds';
import { sanitizeFileName } from './file-names';
import { readFileText } from './read-file-text';

/** Hours after which unsent files and stale uploads are deleted. */
const UNSENT_HOURS = 24;
/** Maximum number of orphaned contents deleted per batch. */
const SWEEP_LIMIT = 200;
/** Types served with their own media type; every other file is served as a binary download. */
const INLINE_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** An uploaded file: temporary path, and the sender's file name. */
export interface ReceivedFile {
  path: string;
  name: string;
  size: number;
}

/** A file to download. */
export interface Download {
  name: string;
  type: string;
  size: number;
  stream: ReadStream;
}

/** Stores and serves the files that people send to their souls. */
@Injectable()
export class FilesService {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  /** Returns the folder for uploads. */
  uploadFolder(): Promise<string> {
    return this.store.uploadFolder();
  }

  /**
   * Stores uploaded files for a conversation, to be sent with a message, and extracts their text.
   * @returns the files in the order given
   * @throws DomainError no_files, image_damaged, image_too_many_pixels, conversation_not_found, unavailable, storage_full
   */
  async add(accountId: number, conversationId: number, received: readonly ReceivedFile[]): Promise<MessageFile[]> {
    const placed = await this.place(received);
    return this.deleteUnlessClaimed(placed, async () => {
      const rows = await this.files.storeForOwner(accountId, conversationId, placed);
      if (!rows) throw new DomainError('conversation_not_found');
      return rows.map(toMessageFile);
    });
  }

  /**
   * Moves uploaded files to the store and extracts their text. They are orphans until claimed (`claimFiles`).
   * @returns the files in the order given
   * @throws DomainError no_files, image_damaged, image_too_many_pixels
   */
  async place(received: readonly ReceivedFile[]): Promise<NewFile[]> {
    if (received.length === 0) throw new DomainError('no_files');
    for (const { path, name } of received) await verifyImageFile(path, sanitizeFileName(name));
    const files: (NewFile & { path: string })[] = [];
    for (const { path, name: given, size } of received) {
      const name = sanitizeFileName(given);
      const text = await readFileText(path, name);
      const modelImage = text.type.startsWith('image/') ? await readModelImage(path) : null;
      files.push({ path, key: randomUUID(), name, size, modelImage, ...text });
    }
    // Registered before the move, so that the sweeper finds the content even if this process crashes.
    await this.files.announce(files.map(({ key }) => key));
    for (const { path, key } of files) await this.store.moveFromUploads(path, key);
    return files;
  }

  /**
   * Runs the transaction that claims placed files. If it fails, their content is deleted at once, or by the sweeper.
   * @param claim claims all of them, or throws
   * @throws what `claim` throws
   */
  async deleteUnlessClaimed<T>(placed: readonly Pick<NewFile, 'key'>[], claim: () => Promise<T>): Promise<T> {
    try {
      return await claim();
    } catch (error) {
      try {
        await this.files.markOrphaned(placed.map(({ key }) => key));
        await this.deleteOrphans();
      } catch (cleanupError) {
        this.logger.warn(
          `files.cleanup_failed error=${cleanupError instanceof Error ? cleanupError.name : 'unknown'}: the sweeper deletes the content`,
        );
      }
      throw error;
    }
  }

  /** `place` for generated text files. @throws DomainError no_files, image_damaged */
  async placeTexts(texts: readonly { name: string; content: string }[]): Promise<NewFile[]> {
    const folder = await this.store.uploadFolder();
    const received: ReceivedFile[] = [];
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

  /**
   * Moves an uploaded content to the store for a row of another table. It is an orphan until claimed (`claim`).
   * @returns its key
   */
  async placeBytes(path: string): Promise<string> {
    const key = randomUUID();
    await this.files.announce([key]);
    await this.store.moveFromUploads(path, key);
    return key;
  }

  /** Extends the grace period of placed contents. */
  renew(keys: readonly string[]): Promise<void> {
    return this.files.renew(keys);
  }

  /**
   * Claims placed contents within the transaction that stores their rows.
   * @throws DomainError unavailable where they were swept
   */
  claim(manager: EntityManager, keys: readonly string[]): Promise<void> {
    return claimContents(manager, keys);
  }

  /**
   * Stores a scaled picture of a file for models that see. The file itself stays as it was sent.
   * @throws DomainError no_files, image_damaged for anything but a picture within the limits; file_not_found
   */
  async addModelImage(accountId: number, id: number, [received]: readonly ReceivedFile[]): Promise<void> {
    if (!received) throw new DomainError('no_files');
    const image = await readModelImage(received.path);
    if (!image) throw new DomainError('image_damaged');
    if (!(await this.files.storeModelImage(accountId, id, image))) throw new DomainError('file_not_found');
  }

  /** Opens a file of the account. @throws DomainError file_not_found */
  async open(accountId: number, id: number): Promise<Download> {
    const file = await this.files.findForOwner(accountId, id);
    const bytes = file && (await this.store.read(file.store_key));
    if (!file || !bytes) throw new DomainError('file_not_found');
    return { ...bytes, name: file.name, type: INLINE_TYPES.has(file.type) ? file.type : UNKNOWN_TYPE };
  }

  /**
   * Opens the unmodified content of a file of the account.
   * @returns null where it does not exist
   */
  async find(accountId: number, id: number): Promise<ReadStream | null> {
    const file = await this.files.findForOwner(accountId, id);
    return (file && (await this.store.read(file.store_key)))?.stream ?? null;
  }

  /** Deletes unsent files, orphaned contents and stale uploads. */
  async sweep(): Promise<void> {
    await this.files.deleteUnsent(UNSENT_HOURS);
    await this.deleteOrphans();
    await this.store.removeStaleUploads(UNSENT_HOURS * 3_600_000);
  }

  /** Deletes all orphaned contents. */
  async deleteOrphans(): Promise<void> {
    while ((await this.files.deleteOrphans(SWEEP_LIMIT, (key) => this.remove(key))) === SWEEP_LIMIT);
  }

  private async remove(key: string): Promise<boolean> {
    try {
      await this.store.remove(key);
      return true;
    } catch (error) {
      this.logger.error(
        `files.delete_failed code=${(error as NodeJS.ErrnoException).code ?? 'unknown'}: the deletion is retried later`,
      );
      return false;
    }
  }
}

function toMessageFile({ id, name, type, size, read, unread }: FileRow): MessageFile {
  return { id, name, type, size, read, unread };
}
