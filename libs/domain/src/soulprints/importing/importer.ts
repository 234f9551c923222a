import { DomainError, type ImportResult, type Personality } from '@kinloom/contract';
import { ConversationsService } from '@kinloom/domain/conversations';
import { enqueueEmotionBackfill } from '@kinloom/domain/insight';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import { SoulsService } from '@kinloom/domain/souls';
import type { ClaimedTask } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Reading, ReadOptions } from '../formats';
import { ArchiveWriter } from './archive-writer';
import type { ExportWork, ImportChoices } from './import-choices';
import { type ImportCompletion, ImportStagingRepository, type StagedImport } from './import-staging.repository';
import { ImportedConversationsRepository } from './imported-conversations.repository';
import { ImportedFacts } from './imported-facts';
import { settleImportedMemories, storeImportedMemories } from './imported-memories.repository';
import { ImportsRepository, type Outcome } from './imports.repository';
import { toArchetype, toPersonality } from './personality';
import { formatCount, type ProgressReporter } from './progress-reporter';
import { requireEnoughEntries, toImportReport } from './import-report';
import { type Roles, assignRoles, toVoice } from './speaker-roles';
import { threadKey } from '../storable';
import { ExportSurvey } from './export-survey';

/** Reads the export once; `from` and `to` are the share of the progress in percent. */
type ReadExport = (from: number, to: number, options: Pick<ReadOptions, 'onMessage' | 'onThread'>) => Promise<Reading>;

/** Imports an export into a soul: stages it in batches, then commits it in one short transaction. */
@Injectable()
export class Importer {
  constructor(
    private readonly source: DataSource,
    private readonly imports: ImportsRepository,
    private readonly staging: ImportStagingRepository,
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
    const staged = await this.staging.open(task, choices, fileId);
    const { outcome, conversations } = await this.write({ task, staged, roles, survey, choices, progress, read });
    return this.publishResult(accountId, outcome, conversations);
  }

  private async write({
    task,
    staged,
    roles,
    survey,
    choices,
    progress,
    read,
  }: WriteContext): Promise<{ outcome: Outcome; conversations: number[] }> {
    const { importId, stagingId, soul } = staged;
    const facts = new ImportedFacts({ personName: soul.person, soulName: soul.name });
    const owner = { accountId: task.accountId, soulId: soul.id, importId, stagingId };
    const conversations = choices.importConversations ? new ImportedConversationsRepository(owner) : null;
    const writeBatch = <T>(write: (manager: EntityManager) => Promise<T>): Promise<T> =>
      this.staging.writeBatch(task, staged, write);
    if (conversations) await writeBatch((manager) => conversations.prepare(manager));
    const archive = new ArchiveWriter(writeBatch, soul.id, importId, conversations, (lines) =>
      facts.addLines(lines.map((line) => ({ ...line, from: line.voice === 'person' ? 'person' : 'soul' }))),
    );
    const reading = await read(30, 85, {
      onMessage: (message) =>
        archive.add({ ...message, thread: threadKey(message.thread) }, toVoice(message.speaker, roles)),
      onThread: ({ key, title }) => conversations?.setTitle({ key: threadKey(key), title }),
    });
    await archive.flush();
    progress.setProgress(86, `Remembering… ${formatCount(archive.storedCount)} messages`);
    const analysis = await survey.analysis(roles, roles.soul ?? soul.name);
    progress.setProgress(92, 'Extracting memories…');
    const settled = await settleImportedMemories(this.source.manager, soul.id, facts.topDrafts());
    const outcome = await this.staging.commit(task, staged, async (manager): Promise<ImportCompletion> => {
      const version = await bumpArchiveVersion(manager, soul.id, importId);
      await conversations?.commit(manager);
      if (conversations) await enqueueEmotionBackfill(manager, soul.id, importId);
      const from = { soulId: soul.id, version, importId, label: choices.name };
      const memoriesCreated = await storeImportedMemories(manager, from, settled);
      progress.setProgress(98, 'Saving…');
      const { storedCount: messagesImported, duplicates } = archive;
      const report = toImportReport(reading, roles, survey, { entries: choices.entries, duplicates });
      const personality: Personality = toPersonality(analysis, choices.existingPersonality);
      return {
        outcome: { importId, memoriesCreated, messagesImported, companionId: soul.id, report },
        analysis,
        made: soul.made ? { personality, archetype: toArchetype(analysis, choices.existingPersonality) } : null,
      };
    });
    return { outcome, conversations: conversations?.changed() ?? [] };
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
  task: ClaimedTask;
  staged: StagedImport;
  roles: Roles;
  survey: ExportSurvey;
  choices: ImportChoices;
  progress: ProgressReporter;
  read: ReadExport;
}
