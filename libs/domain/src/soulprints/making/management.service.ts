import {
  DomainError,
  type JobAccepted,
  type Reloaded,
  type SoulConfirmation,
  type UploadType,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { MindsService } from '@kinloom/domain/memories';
import { SoulsService } from '@kinloom/domain/souls';
import { taskResponse, runTask, BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FilesService, type Received } from '../files';
import { EssenceRepository } from './essence.repository';
import { ManagementRepository, UPLOAD } from './management.repository';
import { piecesOf } from './pieces';
import { SoulFilesRepository } from './soul-files.repository';
import { whisperOf } from './whispers';

const RELOAD = 'reload';

/** What a person uploads to a soul by kind, and reading anew what a soul remembers. */
@Injectable()
export class ManagementService {
  constructor(
    private readonly management: ManagementRepository,
    private readonly soulFiles: SoulFilesRepository,
    private readonly essence: EssenceRepository,
    private readonly files: FilesService,
    private readonly souls: SoulsService,
    private readonly minds: MindsService,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
  ) {}

  /**
   * Has a soul hold files. Memories become memories, paragraph by paragraph; of essence, what it says of the soul becomes part of it.
   * @returns what the soul says to it
   * @throws DomainError soul_not_found, no_files, storage_full
   */
  async process(
    accountId: number,
    { soulId, fileType, notes = '' }: { soulId: number; fileType: UploadType; notes?: string },
    received: readonly Received[],
  ): Promise<SoulConfirmation> {
    const { archetype } = await this.souls.get(accountId, soulId);
    const placed = (await this.files.place(received)).map((file) => ({ ...file, category: fileType, notes }));
    const kept = await this.files.keeping(placed, async () => {
      const found = await this.soulFiles.keepForOwner(accountId, soulId, placed, ({ content }) =>
        fileType === 'memory' && content !== null ? piecesOf(content) : [],
      );
      if (found === null) throw new DomainError('soul_not_found');
      return found;
    });
    const texts = placed.flatMap(({ name, content }) => (content === null ? [] : [{ name, content }]));
    if (fileType === 'essence') await this.essence.take(accountId, soulId, texts);
    const message = whisperOf(archetype, fileType, texts.length);
    const confirmation: SoulConfirmation = {
      success: true,
      message,
      ...(kept.pending > 0 ? { pending: kept.pending } : {}),
    };
    const { jobId } = await this.tasks.create(accountId, UPLOAD, { soulId });
    await this.tasks.done({ id: jobId, attempt: 0 }, confirmation, 'Upload complete!');
    await this.souls.announce(accountId, soulId);
    return confirmation;
  }

  /** What the last upload was answered. */
  async confirmation(accountId: number): Promise<SoulConfirmation> {
    const last = await this.management.lastConfirmation(accountId);
    return last ?? { success: true, message: SOULPRINT_TEXTS.processed };
  }

  /**
   * Has what a soul remembers, or what all of them do, read and indexed anew.
   * @throws DomainError soul_not_found
   */
  async reload(accountId: number, soulId: number | null, waits: boolean): Promise<Reloaded | JobAccepted> {
    if (soulId !== null) await this.souls.get(accountId, soulId);
    const { jobId } = await this.tasks.create(accountId, RELOAD, { soulId });
    this.jobs.enqueue(RELOAD, { jobId });
    return taskResponse<Reloaded>(this.tasks, accountId, jobId, waits);
  }

  /** Does the work of one reload. */
  attendReload(jobId: number): Promise<void> {
    return runTask(this.tasks, jobId, async ({ accountId, payload }, tell) => {
      const { soulId } = payload as { soulId: number | null };
      const souls = await this.management.soulsOf(accountId, soulId);
      if (soulId !== null && souls.length === 0) throw new DomainError('soul_not_found');
      const read: Reloaded['souls'] = [];
      for (const [place, { id, name, person }] of souls.entries()) {
        await tell((place / souls.length) * 100, `Reading what ${name} remembers…`);
        await this.management.renew(id);
        const made = await this.minds.reload(id, person);
        if (made) read.push({ companionId: id, ...made });
        await this.souls.announce(accountId, id);
      }
      const message = soulId === null ? SOULPRINT_TEXTS.reloadedAll : SOULPRINT_TEXTS.reloadedOne;
      return { result: { success: true, message, souls: read } satisfies Reloaded, message };
    });
  }
}
