import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONFIG, type Config } from '@kinloom/config';
import { Inject, Injectable } from '@nestjs/common';

const isNotFound = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Stores file contents in the data directory, each under a random key in one of 256 folders. User-supplied names are not part of the
 * path.
 */
@Injectable()
export class FileStore {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Returns the upload folder, on the same file system, so that an upload can be moved with an atomic rename. */
  async uploadFolder(): Promise<string> {
    const folder = join(this.config.dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /** Moves an uploaded file to its final path, after an fsync. */
  async moveFromUploads(path: string, key: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(path, target);
  }

  /** Opens the content as a stream. @returns null where it does not exist */
  async read(key: string): Promise<{ stream: ReadStream; size: number } | null> {
    try {
      const file = await open(this.pathOf(key), 'r');
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** Deletes content; idempotent. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** Deletes uploads left by terminated processes. @param age minimum age in milliseconds */
  async removeStaleUploads(age: number): Promise<void> {
    const folder = await this.uploadFolder();
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      try {
        if ((await stat(path)).mtimeMs < Date.now() - age) await rm(path, { force: true });
      } catch (error) {
        // Concurrently moved to its final path.
        if (!isNotFound(error)) throw error;
      }
    }
  }

  /** Returns the path of the content, for random access. */
  pathOf(key: string): string {
    return join(this.config.dataDir, 'files', key.slice(0, 2), key);
  }
}
