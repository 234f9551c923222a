import { type Companion, type CompanionFile, DomainError, type FileCategory, type UploadType } from '@kinloom/contract';
import { MemoriesService } from '@kinloom/domain/memories';
import { SoulsService } from '@kinloom/domain/souls';
import { runEvents } from '@kinloom/domain/background-tasks';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { FilesService, type ReceivedFile } from '../files';
import { type SoulFileRow, SoulFilesRepository } from './soul-files.repository';

/** Manages a soul's files, whose texts it recalls. */
@Injectable()
export class SoulFilesService {
  constructor(
    private readonly rows: SoulFilesRepository,
    private readonly files: FilesService,
    private readonly souls: SoulsService,
    private readonly memories: MemoriesService,
    private readonly realtime: Realtime,
  ) {}

  /** Lists files, newest first. @throws DomainError soul_not_found */
  async list(accountId: number, soulId: number): Promise<CompanionFile[]> {
    await this.souls.get(accountId, soulId);
    return (await this.rows.listForOwner(accountId, soulId)).map(toCompanionFile);
  }

  /**
   * Adds files.
   * @returns all files of the soul
   * @throws DomainError no_files, soul_not_found, storage_full
   */
  async add(
    accountId: number,
    soulId: number,
    received: readonly ReceivedFile[],
    category: FileCategory | UploadType | null,
  ): Promise<CompanionFile[]> {
    const placed = (await this.files.place(received)).map((file) => ({ ...file, category }));
    await this.files.deleteUnlessClaimed(placed, async () => {
      if ((await this.rows.storeForOwner(accountId, soulId, placed)) === null) throw new DomainError('soul_not_found');
    });
    await this.souls.announce(accountId, soulId);
    return this.list(accountId, soulId);
  }

  /**
   * Deletes a file and the memories derived from it.
   * @throws DomainError soul_not_found, file_not_found
   */
  async remove(accountId: number, soulId: number, fileId: number): Promise<void> {
    await this.souls.get(accountId, soulId);
    const deleted = await this.rows.removeForOwner(accountId, soulId, fileId);
    if (!deleted) throw new DomainError('file_not_found');
    await this.memories.publishForgotten(accountId, deleted);
  }

  /** @throws DomainError soul_not_found */
  async dropArchive(accountId: number, soulId: number): Promise<Companion> {
    const runs = await this.rows.dropArchiveForOwner(accountId, soulId);
    if (!runs) throw new DomainError('soul_not_found');
    this.realtime.publish(...runEvents(accountId, runs));
    await this.souls.announce(accountId, soulId);
    return this.souls.get(accountId, soulId);
  }
}

function toCompanionFile({ id, name, type, size, category, unread, created_at }: SoulFileRow): CompanionFile {
  return {
    id,
    name,
    type,
    size,
    uploadedAt: created_at.toISOString(),
    url: `/api/files/${id}`,
    category: category as CompanionFile['category'],
    unread,
  };
}
