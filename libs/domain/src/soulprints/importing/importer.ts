import { DomainError, type ImportResult, type Personality } from '@kinloom/contract';
import { allowLongStatements } from '@kinloom/database';
import { ConversationsService } from '@kinloom/domain/conversations';
import { enqueueEmotionBackfill } from '@kinloom/domain/insight';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import { SoulsService } from '@kinloom/domain/souls';
import { type ClaimedTask, confirmLease } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Reading, ReadOptions } from '../formats';
import { ArchiveWriter } from './archive-writer';
import type { ExportWork, ImportChoices } from './import-choices';
import { ImportedConversationsRepository } from './imported-conversations.repository';
import { ImportedFacts } from './imported-facts';
import { storeImportedMemories } from './imported-memories.repository';
import { type ImportedSoul, ImportsRepository, type Outcome } from './imports.repository';
import { toArchetype, toPersonality } from './personality';
import { formatCount, type ProgressReporter } from './progress-reporter';
import { requireEnoughEntries, toImportReport } from './import-report';
import { type Roles, assignRoles, toVoice } from './speaker-roles';
import { threadKey } from '../storable';
import { ExportSurvey } from './export-survey';

/** Reads the export once; `from` and `to` are the share of the progress in percent. */
type ReadExport = (from: number, to: number, options: Pick<ReadOptions, 'onMessage' | 'onThread'>) => Promise<Reading>;

/** Statement timeout in seconds: it may wait for another import to the same soul. */
const IMPORT_SECONDS = 3_600;

class AlreadyImportedError extends Error {}

/** Imports an export into a soul, in one transaction. */
@Injectable()
export class Importer {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly souls: SoulsService,
    private readonly conversations: ConversationsService,
  ) {}

  /** Imports an export; idempotent per job. @throws DomainError too_few_entries, import_no_soul, soul_not_found, too_many_souls, storage_full */
  async importExport(
    task: ClaimedTask,
    choices: ImportChoices,
    progress: ProgressReporter,
    read: ReadExport,
  ): Promise<ImportResult> {
    const { accountId } = task;
    const { fileId } = task.payload as ExportWork<ImportChoices>;
    const previousOutcome = await this.imports.outcomeOf(task.id);
    if (previousOutcome) return this.publishResult(accountId, previousOutcome, []);
    const survey = new ExportSurvey(choices.soulSpeaker);
    const first = await read(0, 30, { onMessage: (message) => survey.add(message) });
    requireEnoughEntries(first, choices.entries);
    const roles = assignRoles(first, choices, survey.usesFirstPerson);
    if (roles.soul === null && first.speakers.length > 0) throw new DomainError('import_no_soul');
    const done = await this.runOnce(async (manager) => {
      await allowLongStatements(manager, IMPORT_SECONDS);
      const soul = await this.imports.soul(manager, accountId, choices);
      if (!soul) throw new DomainError('soul_not_found');
      const importId = await this.imports.create(manager, accountId, task.id, soul, { name: choices.name, fileId });
      if (importId === null) throw new AlreadyImportedError();
      const written = await this.write(manager, { accountId, importId, soul, roles, survey, choices, progress, read });
      await this.imports.enforceBudgets(manager, accountId, soul);
      await confirmLease(manager, task);
      return written;
    });
    if (!done) return this.publishResult(accountId, (await this.imports.outcomeOf(task.id)) as Outcome, []);
    return this.publishResult(accountId, done.outcome, done.conversations);
  }

  /** Runs the transaction; null, after a rollback, where another attempt has committed already. */
  private async runOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T | null> {
    try {
      return await this.imports.transaction(work);
    } catch (error) {
      if (error instanceof AlreadyImportedError) return null;
      throw error;
    }
  }

  private async write(
    manager: EntityManager,
    { accountId, importId, soul, roles, survey, choices, progress, read }: WriteContext,
  ): Promise<{ outcome: Outcome; conversations: number[] }> {
    const facts = new ImportedFacts({ personName: soul.person, soulName: soul.name });
    const conversationWriter = choices.importConversations
      ? new ImportedConversationsRepository(manager, { accountId, soulId: soul.id, importId })
      : null;
    await conversationWriter?.prepare();
    const archive = new ArchiveWriter(manager, soul.id, importId, conversationWriter, (lines) =>
      facts.addLines(lines.map((line) => ({ ...line, from: line.voice === 'person' ? 'person' : 'soul' }))),
    );
    const reading = await read(30, 85, {
      onMessage: (message) =>
        archive.add({ ...message, thread: threadKey(message.thread) }, toVoice(message.speaker, roles)),
      onThread: ({ key, title }) => conversationWriter?.setTitle({ key: threadKey(key), title }),
    });
    await archive.flush();
    progress.setProgress(86, `Remembering… ${formatCount(archive.kept)} messages`);
    const analysis = await survey.analysis(roles, roles.soul ?? soul.name);
    const conversations = (await conversationWriter?.finish()) ?? [];
    progress.setProgress(92, 'Remembering what was told…');
    const drafts = facts.topDrafts();
    const version = await bumpArchiveVersion(manager, soul.id, importId);
    await conversationWriter?.appendToExisting();
    if (conversationWriter) await enqueueEmotionBackfill(manager, soul.id, importId);
    const label = choices.name;
    const memoriesCreated = await storeImportedMemories(manager, { soulId: soul.id, version, importId, label }, drafts);
    progress.setProgress(98, 'Keeping it…');
    const report = toImportReport(reading, roles, survey, { entries: choices.entries, duplicates: archive.duplicates });
    const outcome: Outcome = {
      importId,
      memoriesCreated,
      messagesImported: archive.kept,
      companionId: soul.id,
      report,
    };
    // The personality of an existing soul is not changed.
    const personality: Personality = toPersonality(analysis, choices.existingPersonality);
    const made = soul.made ? { personality, archetype: toArchetype(analysis, choices.existingPersonality) } : null;
    await this.imports.finish(manager, outcome, analysis, made);
    return { outcome, conversations };
  }

  /** Publishes the changes to the account's clients. */
  private async publishResult(
    accountId: number,
    { companionId, ...outcome }: Outcome,
    conversations: readonly number[],
  ): Promise<ImportResult> {
    await this.souls.announce(accountId, companionId);
    await this.conversations.announce(accountId, companionId, conversations);
    return { ...outcome, companion: await this.souls.get(accountId, companionId) };
  }
}

interface WriteContext {
  accountId: number;
  importId: number;
  soul: ImportedSoul;
  roles: Roles;
  survey: ExportSurvey;
  choices: ImportChoices;
  progress: ProgressReporter;
  read: ReadExport;
}
