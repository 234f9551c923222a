import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONFIG, type Config } from '@kinloom/config';
import { Inject, Injectable } from '@nestjs/common';

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The bytes of files, in the data folder: each under a random key, in one of 256 folders. Names that people give are no part of it. */
@Injectable()
export class FileStore {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The folder for what is being received: on the same disk, so that it can be moved to its place in one step. */
  async uploads(): Promise<string> {
    const folder = join(this.config.dataDir, 'uploads');
    await mkdir(folder, { recursive: true });
    return folder;
  }

  /** Moves a received file to its place, safely on the disk. */
  async adopt(path: string, key: string): Promise<void> {
    const place = this.placeOf(key);
    await mkdir(dirname(place), { recursive: true });
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(path, place);
  }

  /** The bytes as a stream. @returns null where they are not there */
  async read(key: string): Promise<{ stream: ReadStream; size: number } | null> {
    try {
      const file = await open(this.placeOf(key), 'r');
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  /** Deletes bytes; those that are gone already are no fault. */
  async remove(key: string): Promise<void> {
    await rm(this.placeOf(key), { force: true });
  }

  /** Deletes what was being received when a process ended, once nobody can be receiving it any more. @param age in milliseconds */
  async removeLeftovers(age: number): Promise<void> {
    const folder = await this.uploads();
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      try {
        if ((await stat(path)).mtimeMs < Date.now() - age) await rm(path, { force: true });
      } catch (error) {
        // Received meanwhile, and moved to its place.
        if (!isGone(error)) throw error;
      }
    }
  }

  /** Where the bytes lie, for those who read them from several places at once. */
  placeOf(key: string): string {
    return join(this.config.dataDir, 'files', key.slice(0, 2), key);
  }
}
