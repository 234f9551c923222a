import { DomainError, type ImportResult, type Personality } from '@kinloom/contract';
import { allowLongStatements } from '@kinloom/database';
import { ConversationsService } from '@kinloom/domain/conversations';
import { enqueueEmotionBackfill } from '@kinloom/domain/insight';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import { SoulsService } from '@kinloom/domain/souls';
import type { ClaimedTask } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Reading, ReadOptions } from '../formats';
import { ArchiveWriter } from './archive-writer';
import type { ExportWork, ImportChoices } from './import-choices';
import { ConversationWriter } from './conversation-writer';
import { ImportedFacts } from './imported-facts';
import { keepImported } from './imported-memories';
import { type ImportedSoul, ImportsRepository, type Outcome } from './imports.repository';
import { archetypeOf, personalityOf } from './personality';
import { counted, type ProgressReporter } from './progress-reporter';
import { enough, reportOf } from './import-report';
import { type Roles, rolesOf, voiceOf } from './speaker-roles';
import { threadKey } from '../storable';
import { ExportSurvey } from './export-survey';

/** Reads the export once, as so many percent of the work. */
type Read = (from: number, to: number, options: Pick<ReadOptions, 'onMessage' | 'onThread'>) => Promise<Reading>;

/** Seconds for one statement of an import: it may wait for the whole of another import to the same soul. */
const IMPORT_SECONDS = 3_600;

class AlreadyImportedError extends Error {}

/** Brings a soul what an export holds, in one transaction. */
@Injectable()
export class Importer {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly souls: SoulsService,
    private readonly conversations: ConversationsService,
  ) {}

  /** @throws DomainError too_few_entries, import_no_soul, soul_not_found, too_many_souls, storage_full */
  async bring(
    begun: ClaimedTask,
    choices: ImportChoices,
    progress: ProgressReporter,
    read: Read,
  ): Promise<ImportResult> {
    const { accountId } = begun;
    const { fileId } = begun.payload as ExportWork<ImportChoices>;
    const before = await this.imports.outcomeOf(begun.id);
    if (before) return this.told(accountId, before, []);
    const survey = new ExportSurvey(choices.soulSpeaker);
    const first = await read(0, 30, { onMessage: (message) => survey.add(message) });
    enough(first, choices.entries);
    const roles = rolesOf(first, choices, survey.saysI);
    if (roles.soul === null && first.speakers.length > 0) throw new DomainError('import_no_soul');
    const done = await this.once(async (manager) => {
      await allowLongStatements(manager, IMPORT_SECONDS);
      const soul = await this.imports.soul(manager, accountId, choices);
      if (!soul) throw new DomainError('soul_not_found');
      const importId = await this.imports.begin(manager, accountId, begun.id, soul, { name: choices.name, fileId });
      if (importId === null) throw new AlreadyImportedError();
      const written = await this.write(manager, { accountId, importId, soul, roles, survey, choices, progress, read });
      await this.imports.enforceBudgets(manager, accountId, soul);
      return written;
    });
    if (!done) return this.told(accountId, (await this.imports.outcomeOf(begun.id)) as Outcome, []);
    return this.told(accountId, done.outcome, done.conversations);
  }

  /** One transaction; null, and nothing of it stands, where another try was there first. */
  private async once<T>(work: (manager: EntityManager) => Promise<T>): Promise<T | null> {
    try {
      return await this.imports.transaction(work);
    } catch (error) {
      if (error instanceof AlreadyImportedError) return null;
      throw error;
    }
  }

  private async write(
    manager: EntityManager,
    { accountId, importId, soul, roles, survey, choices, progress, read }: Writing,
  ): Promise<{ outcome: Outcome; conversations: number[] }> {
    const facts = new ImportedFacts({ personName: soul.person, soulName: soul.name });
    const talk = choices.importConversations
      ? new ConversationWriter(manager, { accountId, soulId: soul.id, importId })
      : null;
    await talk?.prepare();
    const archive = new ArchiveWriter(manager, soul.id, importId, talk, (lines) =>
      facts.take(lines.map((line) => ({ ...line, from: line.voice === 'person' ? 'person' : 'soul' }))),
    );
    const reading = await read(30, 85, {
      onMessage: (message) =>
        archive.add({ ...message, thread: threadKey(message.thread) }, voiceOf(message.speaker, roles)),
      onThread: ({ key, title }) => talk?.title({ key: threadKey(key), title }),
    });
    await archive.flush();
    progress.at(86, `Remembering… ${counted(archive.kept)} messages`);
    const analysis = await survey.analysis(roles, roles.soul ?? soul.name);
    const conversations = (await talk?.finish()) ?? [];
    progress.at(92, 'Remembering what was told…');
    const drafts = facts.chosen();
    const version = await bumpArchiveVersion(manager, soul.id, importId);
    await talk?.addToKnown();
    if (talk) await enqueueEmotionBackfill(manager, soul.id, importId);
    const label = choices.name;
    const memoriesCreated = await keepImported(manager, { soulId: soul.id, version, importId, label }, drafts);
    progress.at(98, 'Keeping it…');
    const report = reportOf(reading, roles, survey, { entries: choices.entries, duplicates: archive.duplicates });
    const outcome: Outcome = {
      importId,
      memoriesCreated,
      messagesImported: archive.kept,
      companionId: soul.id,
      report,
    };
    // A soul that was there before stays as its person made it.
    const personality: Personality = personalityOf(analysis, choices.existingPersonality);
    const made = soul.made ? { personality, archetype: archetypeOf(analysis, choices.existingPersonality) } : null;
    await this.imports.finish(manager, outcome, analysis, made);
    return { outcome, conversations };
  }

  /** Tells the account's windows what is new. */
  private async told(
    accountId: number,
    { companionId, ...outcome }: Outcome,
    conversations: readonly number[],
  ): Promise<ImportResult> {
    await this.souls.announce(accountId, companionId);
    await this.conversations.announce(accountId, companionId, conversations);
    return { ...outcome, companion: await this.souls.get(accountId, companionId) };
  }
}

interface Writing {
  accountId: number;
  importId: number;
  soul: ImportedSoul;
  roles: Roles;
  survey: ExportSurvey;
  choices: ImportChoices;
  progress: ProgressReporter;
  read: Read;
}
