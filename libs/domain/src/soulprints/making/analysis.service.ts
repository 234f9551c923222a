import {
  ARCHETYPES,
  type Companion,
  DomainError,
  FILE_ENDINGS,
  type FileCategory,
  type JobAccepted,
  LIMITS,
  type SoulFromFiles,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import type { MultiFileRequest } from '@kinloom/contract/requests';
import { BudgetsService } from '@kinloom/domain/budgets';
import { SoulsService } from '@kinloom/domain/souls';
import { verifyAvatar } from '@kinloom/domain/images';
import { taskResponse, runTask, type ReportProgress, BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { extensionOf, FilesService, type ReceivedFile } from '../files';
import { type MakingResult, MakingRepository, type NewSoul } from './making.repository';
import { AVATAR_CATEGORY, MaterialRepository, readAsText } from './material.repository';
import { enrichPersonality, toPersonality, PREVIEW_LENGTH, type SourceFile, withSources } from './merging';
import { analyseMaterial, findDescription, type MaterialFile, classifyFiles } from './reading';

const ANALYSIS = 'analysis';
const RELOAD = 'reload';
/** Maximum number of stale tasks per sweep. */
const SWEEP_LIMIT = 100;
/** Default archetype. */
const DEFAULT_ARCHETYPE = 'companion';

/** Task payload: ids and choices. */
interface Payload {
  /** Null: a new soul is created. */
  companionId: number | null;
  name: string;
  archetype: string;
  avatarId: number | null;
  fileIds: number[];
  /** IANA name of the zone of times that state none; missing in tasks of older versions. */
  timeZone?: string | null;
}

/** Creates souls from several files and enriches souls with files. */
@Injectable()
export class AnalysisService {
  constructor(
    private readonly making: MakingRepository,
    private readonly material: MaterialRepository,
    private readonly files: FilesService,
    private readonly souls: SoulsService,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Creates a soul from texts.
   * @throws DomainError no_files, too_many_files, file_ending, file_too_large, avatar_no_image, avatar_too_many_pixels, and quota errors
   */
  async make(accountId: number, request: MultiFileRequest, waits: boolean): Promise<SoulFromFiles | JobAccepted> {
    const avatar = await verifyAvatar(request.avatar);
    const texts = request.categorizedFiles.flatMap(({ category, files }) =>
      files.map(({ filename, content }) => ({ name: filename, content, category })),
    );
    if (texts.length === 0) throw new DomainError('invalid', { fields: { categorizedFiles: SOULPRINT_TEXTS.noFile } });
    if (texts.length > LIMITS.uploadFiles) throw new DomainError('too_many_files');
    checkEndings(texts, FILE_ENDINGS.multiFile);
    if (texts.some(({ content }) => Buffer.byteLength(content) > LIMITS.fileBytes))
      throw new DomainError('file_too_large');
    await this.budgets.require('souls', accountId);
    await this.budgets.require('imports', accountId);
    await this.budgets.chargeUpload(accountId);
    const fileIds = await this.storeTexts(accountId, texts);
    const [avatarId = null] =
      avatar === null
        ? []
        : await this.storeTexts(accountId, [{ name: AVATAR_CATEGORY, content: avatar, category: AVATAR_CATEGORY }]);
    const archetype = request.role || DEFAULT_ARCHETYPE;
    const { name, timeZone = null } = request;
    return this.begin(accountId, { companionId: null, name, archetype, avatarId, fileIds, timeZone }, waits);
  }

  /**
   * Enriches a soul with files.
   * @throws DomainError soul_not_found, no_files, file_ending, and quota errors
   */
  async enhance(
    accountId: number,
    companionId: number,
    { files: received, timeZone }: { files: readonly ReceivedFile[]; timeZone: string | null },
    waits: boolean,
  ): Promise<SoulFromFiles | JobAccepted> {
    const { name, archetype } = await this.souls.get(accountId, companionId);
    checkEndings(received, FILE_ENDINGS.enhance);
    await this.budgets.require('imports', accountId);
    const placed = await this.files.place(received);
    const fileIds = await this.files.deleteUnlessClaimed(placed, () => this.material.createRows(accountId, placed));
    return this.begin(accountId, { companionId, name, archetype, avatarId: null, fileIds, timeZone }, waits);
  }

  /** Enqueues jobs for tasks without a live worker. */
  async sweep(): Promise<void> {
    for (const { id, kind } of await this.tasks.listStale([ANALYSIS, RELOAD], SWEEP_LIMIT)) {
      this.jobs.enqueue(kind === RELOAD ? RELOAD : ANALYSIS, { jobId: id });
    }
  }

  /** Runs an analysis task. Idempotent per job. */
  processAnalysis(jobId: number): Promise<void> {
    return runTask(this.tasks, jobId, async ({ accountId, payload }, reportProgress) => {
      const request = payload as Payload;
      const made =
        (await this.making.findResult(jobId)) ?? (await this.read(accountId, jobId, request, reportProgress));
      await this.souls.announce(accountId, made.companionId);
      const companion = await this.souls.get(accountId, made.companionId);
      return { result: toAnswer(companion, made), message: SOULPRINT_TEXTS.stages[5][1] };
    });
  }

  private async read(
    accountId: number,
    jobId: number,
    wanted: Payload,
    reportProgress: ReportProgress,
  ): Promise<MakingResult> {
    const [organizing, reading, analyzing, synthesizing, creating] = SOULPRINT_TEXTS.stages;
    await reportProgress(...organizing);
    const files = await this.material.find(accountId, wanted.fileIds);
    await reportProgress(...reading);
    const material = await classifyFiles(files, wanted.name, wanted.timeZone ?? null);
    await reportProgress(...analyzing);
    const analyser = await analyseMaterial(material);
    await reportProgress(...synthesizing);
    const analysis = analyser.result({ archetypes: ARCHETYPES.edit });
    const analysedPersonality = toPersonality(analysis, findDescription(material.texts), wanted.companionId === null);
    const fresh = wanted.companionId === null ? await this.newSoul(accountId, wanted) : null;
    await reportProgress(...creating);
    const making = {
      accountId,
      jobId,
      name: wanted.name,
      companionId: wanted.companionId,
      files,
      chats: material.chats,
    };
    return this.making.createOrEnrich({ ...making, analysis }, fresh, (before) => {
      const { personality, changed } = enrichPersonality(before, analysedPersonality);
      return { personality: withSources(personality, files.map(toSourceFile)), changed };
    });
  }

  private async newSoul(accountId: number, { name, archetype, avatarId }: Payload): Promise<NewSoul> {
    const [avatar] = avatarId === null ? [] : await this.material.find(accountId, [avatarId]);
    return { name, archetype, avatar: avatar ? await readAsText(avatar) : null };
  }

  private async storeTexts(
    accountId: number,
    texts: readonly { name: string; content: string; category: FileCategory | typeof AVATAR_CATEGORY }[],
  ): Promise<number[]> {
    await this.budgets.require('storage', accountId, totalBytes(texts));
    const placed = await this.files.placeTexts(texts);
    const categorised = placed.map((file, index) => ({ ...file, category: texts[index]?.category ?? null }));
    return this.files.deleteUnlessClaimed(placed, () => this.material.createRows(accountId, categorised));
  }

  private async begin(accountId: number, payload: Payload, waits: boolean): Promise<SoulFromFiles | JobAccepted> {
    const { jobId } = await this.tasks.create(accountId, ANALYSIS, payload, '', 'imports');
    this.jobs.enqueue(ANALYSIS, { jobId });
    return taskResponse<SoulFromFiles>(this.tasks, accountId, jobId, waits);
  }
}

const totalBytes = (texts: readonly { content: string }[]): number =>
  texts.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

/** @throws DomainError file_ending */
function checkEndings(files: readonly { name: string }[], endings: readonly string[]): void {
  if (files.some(({ name }) => !endings.includes(extensionOf(name)))) throw new DomainError('file_ending');
}

/** Builds the response. */
function toAnswer(companion: Companion, { analysis, changed }: MakingResult): SoulFromFiles {
  return { companion, analysis, ...(changed === null ? {} : { changed }) };
}

function toSourceFile({ id, name, type, size, text }: MaterialFile): SourceFile {
  const content = (text ?? '')
    .slice(0, PREVIEW_LENGTH)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  return { filename: name, content, size, type, fileId: id };
}
