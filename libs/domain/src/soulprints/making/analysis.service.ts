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
import { verifiedAvatar } from '@kinloom/domain/images';
import { taskResponse, runTask, type ReportProgress, BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { extensionOf, FilesService, type Received } from '../files';
import { type Made, MakingRepository, type NewSoul } from './making.repository';
import { AVATAR, MaterialRepository, textOf } from './material.repository';
import { enriched, personalityOf, PREVIEW, type SourceFile, withSources } from './merging';
import { analysed, descriptionIn, type MaterialFile, sortedOut } from './reading';

const ANALYSIS = 'analysis';
const RELOAD = 'reload';
/** Forgotten jobs that are seen to at a time. */
const SWEEP = 100;
/** What a soul is that was given no role. */
const ROLE = 'companion';

/** What the job's row says of what is to be done: ids and choices. */
interface Payload {
  /** Null: a new soul is made. */
  companionId: number | null;
  name: string;
  archetype: string;
  avatarId: number | null;
  fileIds: number[];
}

/** Souls that are made of several files, or enriched with some. */
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
   * @throws DomainError no_files, too_many_files, file_ending, file_too_large, avatar_no_image, avatar_too_many_pixels, and what a budget refuses
   */
  async make(accountId: number, request: MultiFileRequest, waits: boolean): Promise<SoulFromFiles | JobAccepted> {
    const avatar = await verifiedAvatar(request.avatar);
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
    const fileIds = await this.hold(accountId, texts);
    const [avatarId = null] =
      avatar === null ? [] : await this.hold(accountId, [{ name: AVATAR, content: avatar, category: AVATAR }]);
    const archetype = request.role || ROLE;
    return this.begin(accountId, { companionId: null, name: request.name, archetype, avatarId, fileIds }, waits);
  }

  /** @throws DomainError soul_not_found, no_files, file_ending, and what a budget refuses */
  async enhance(
    accountId: number,
    companionId: number,
    received: readonly Received[],
    waits: boolean,
  ): Promise<SoulFromFiles | JobAccepted> {
    const { name, archetype } = await this.souls.get(accountId, companionId);
    checkEndings(received, FILE_ENDINGS.enhance);
    await this.budgets.require('imports', accountId);
    const placed = await this.files.place(received);
    const fileIds = await this.files.keeping(placed, () => this.material.keep(accountId, placed));
    return this.begin(accountId, { companionId, name, archetype, avatarId: null, fileIds }, waits);
  }

  /** Has work done that nobody seems to attend to. */
  async sweep(): Promise<void> {
    for (const { id, kind } of await this.tasks.forgotten([ANALYSIS, RELOAD], SWEEP)) {
      this.jobs.enqueue(kind === RELOAD ? RELOAD : ANALYSIS, { jobId: id });
    }
  }

  /** Does the work of one making. A job that runs twice makes one soul. */
  attend(jobId: number): Promise<void> {
    return runTask(this.tasks, jobId, async ({ accountId, payload }, tell) => {
      const wanted = payload as Payload;
      const made = (await this.making.madeBy(jobId)) ?? (await this.read(accountId, jobId, wanted, tell));
      await this.souls.announce(accountId, made.companionId);
      const companion = await this.souls.get(accountId, made.companionId);
      return { result: answerFor(companion, made), message: SOULPRINT_TEXTS.stages[5][1] };
    });
  }

  private async read(accountId: number, jobId: number, wanted: Payload, tell: ReportProgress): Promise<Made> {
    const [organizing, reading, analyzing, synthesizing, creating] = SOULPRINT_TEXTS.stages;
    await tell(...organizing);
    const files = await this.material.find(accountId, wanted.fileIds);
    await tell(...reading);
    const material = await sortedOut(files, wanted.name);
    await tell(...analyzing);
    const analyser = await analysed(material);
    await tell(...synthesizing);
    const analysis = analyser.result({ archetypes: ARCHETYPES.edit });
    const found = personalityOf(analysis, descriptionIn(material.texts), wanted.companionId === null);
    const fresh = wanted.companionId === null ? await this.newSoul(accountId, wanted) : null;
    await tell(...creating);
    const making = {
      accountId,
      jobId,
      name: wanted.name,
      companionId: wanted.companionId,
      files,
      talks: material.talks,
    };
    return this.making.keep({ ...making, analysis }, fresh, (before) => {
      const { personality, changed } = enriched(before, found);
      return { personality: withSources(personality, files.map(sourceOf)), changed };
    });
  }

  private async newSoul(accountId: number, { name, archetype, avatarId }: Payload): Promise<NewSoul> {
    const [avatar] = avatarId === null ? [] : await this.material.find(accountId, [avatarId]);
    return { name, archetype, avatar: avatar ? await textOf(avatar) : null };
  }

  private async hold(
    accountId: number,
    texts: readonly { name: string; content: string; category: FileCategory | typeof AVATAR }[],
  ): Promise<number[]> {
    await this.budgets.require('storage', accountId, bytesOf(texts));
    const placed = await this.files.placeTexts(texts);
    const sorted = placed.map((file, place) => ({ ...file, category: texts[place]?.category ?? null }));
    return this.files.keeping(placed, () => this.material.keep(accountId, sorted));
  }

  private async begin(accountId: number, payload: Payload, waits: boolean): Promise<SoulFromFiles | JobAccepted> {
    const { jobId } = await this.tasks.create(accountId, ANALYSIS, payload, '', 'imports');
    this.jobs.enqueue(ANALYSIS, { jobId });
    return taskResponse<SoulFromFiles>(this.tasks, accountId, jobId, waits);
  }
}

const bytesOf = (texts: readonly { content: string }[]): number =>
  texts.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

/** @throws DomainError file_ending */
function checkEndings(files: readonly { name: string }[], endings: readonly string[]): void {
  if (files.some(({ name }) => !endings.includes(extensionOf(name)))) throw new DomainError('file_ending');
}

/** The call's answer. */
function answerFor(companion: Companion, { analysis, changed }: Made): SoulFromFiles {
  return { companion, analysis, ...(changed === null ? {} : { changed }) };
}

function sourceOf({ id, name, type, size, text }: MaterialFile): SourceFile {
  const content = (text ?? '')
    .slice(0, PREVIEW)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  return { filename: name, content, size, type, fileId: id };
}
