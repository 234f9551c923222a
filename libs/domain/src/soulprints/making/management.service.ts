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
import { FilesService, type ReceivedFile } from '../files';
import { EssenceRepository } from './essence.repository';
import { ManagementRepository, UPLOAD_TASK } from './management.repository';
import { splitIntoPieces } from './pieces';
import { SoulFilesRepository } from './soul-files.repository';
import { toConfirmation } from './whispers';

const RELOAD = 'reload';

/** Handles uploads to a soul by type, and rebuilds a soul's memory index. */
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
   * Adds files to a soul. Memory files become memories, one per paragraph; essence files enrich the personality.
   * @returns the confirmation in the soul's voice
   * @throws DomainError soul_not_found, no_files, storage_full
   */
  async process(
    accountId: number,
    { soulId, fileType, notes = '' }: { soulId: number; fileType: UploadType; notes?: string },
    received: readonly ReceivedFile[],
  ): Promise<SoulConfirmation> {
    const { archetype } = await this.souls.get(accountId, soulId);
    const placed = (await this.files.place(received)).map((file) => ({ ...file, category: fileType, notes }));
    const stored = await this.files.deleteUnlessClaimed(placed, async () => {
      const found = await this.soulFiles.storeForOwner(accountId, soulId, placed, ({ content }) =>
        fileType === 'memory' && content !== null ? splitIntoPieces(content) : [],
      );
      if (found === null) throw new DomainError('soul_not_found');
      return found;
    });
    const texts = placed.flatMap(({ name, content }) => (content === null ? [] : [{ name, content }]));
    if (fileType === 'essence') await this.essence.applyTexts(accountId, soulId, texts);
    const message = toConfirmation(archetype, fileType, texts.length);
    const confirmation: SoulConfirmation = {
      success: true,
      message,
      ...(stored.pending > 0 ? { pending: stored.pending } : {}),
    };
    const { jobId } = await this.tasks.create(accountId, UPLOAD_TASK, { soulId });
    await this.tasks.done({ id: jobId, attempt: 0 }, confirmation, 'Upload complete!');
    await this.souls.announce(accountId, soulId);
    return confirmation;
  }

  /** Returns the confirmation of the last upload. */
  async confirmation(accountId: number): Promise<SoulConfirmation> {
    const last = await this.management.lastConfirmation(accountId);
    return last ?? { success: true, message: SOULPRINT_TEXTS.processed };
  }

  /** Rebuilds the memory index of one soul or of all. @throws DomainError soul_not_found */
  async reload(accountId: number, soulId: number | null, waits: boolean): Promise<Reloaded | JobAccepted> {
    if (soulId !== null) await this.souls.get(accountId, soulId);
    const { jobId } = await this.tasks.create(accountId, RELOAD, { soulId });
    this.jobs.enqueue(RELOAD, { jobId });
    return taskResponse<Reloaded>(this.tasks, accountId, jobId, waits);
  }

  /** Runs a reload task. */
  processReload(jobId: number): Promise<void> {
    return runTask(this.tasks, jobId, async ({ accountId, payload }, reportProgress) => {
      const { soulId } = payload as { soulId: number | null };
      const souls = await this.management.listSouls(accountId, soulId);
      if (soulId !== null && souls.length === 0) throw new DomainError('soul_not_found');
      const reloaded: Reloaded['souls'] = [];
      for (const [index, { id, name, person }] of souls.entries()) {
        await reportProgress((index / souls.length) * 100, `Reading what ${name} remembers…`);
        await this.management.invalidateMind(id);
        const made = await this.minds.reload(id, person);
        if (made) reloaded.push({ companionId: id, ...made });
        await this.souls.announce(accountId, id);
      }
      const message = soulId === null ? SOULPRINT_TEXTS.reloadedAll : SOULPRINT_TEXTS.reloadedOne;
      return { result: { success: true, message, souls: reloaded } satisfies Reloaded, message };
    });
  }
}
