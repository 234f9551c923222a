import type { AgentAsked, ConsoleTask, CreatedFile } from '@kinloom/contract';
import { IdleGate } from '@kinloom/domain/memories';
import type { RunSource } from '@kinloom/domain/background-tasks';
import {
  analysisOf,
  documentOf,
  headingOf,
  type Line,
  near,
  ofTheTime,
  listed,
  type Piece,
  readTask,
  type Report,
  researchOf,
  type TaskReading,
  troublesOf,
} from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { fileOf, type RunFileInput } from './run-file';
import { AgentMaterialRepository } from './material.repository';
import { MaterialService, SOULS } from './material.service';
import { souls, runSourcesIn } from './run-sources';

/** Maximum messages and notes an analysis reads, and conversations it lists. */
const SAID = 800;
const NOTES = 60;
const TALKS = 200;
/** Maximum passages of a document and of a research report. */
const PASSAGES = { build: 60, research: 120 } as const;
/** Minimum weight of a passage relative to the best one. */
const MIN_RELATIVE_WEIGHT = 0.4;
/** Days covered by debugging, and maximum number of failures listed. */
const DAYS = 30;
const TROUBLES = 200;

/** Console tasks, each over the account's own data. */
@Injectable()
export class ConsoleService {
  constructor(
    private readonly material: MaterialService,
    private readonly rows: AgentMaterialRepository,
    private readonly idleGate: IdleGate,
  ) {}

  async run(
    accountId: number,
    task: ConsoleTask,
    asked: AgentAsked,
    reportStep: RunFileInput,
  ): Promise<{ summary: string; files: CreatedFile[]; used: RunSource[] }> {
    const reading = readTask(asked.task, Date.now());
    const { summary, page, used } = await this.report(accountId, task, asked, reading, reportStep);
    return { summary, files: [fileOf(task, headingOf(asked.task), '.md', page)], used };
  }

  private async report(
    accountId: number,
    task: ConsoleTask,
    asked: AgentAsked,
    reading: TaskReading,
    reportStep: RunFileInput,
  ): Promise<Report & { used: RunSource[] }> {
    await reportStep('gather', 10, 'Gathering material...');
    await this.idleGate.waitUntilIdle();
    switch (task) {
      case 'analysis':
        return this.analysis(accountId, reading, reportStep);
      case 'debug':
        return this.debug(accountId, asked);
      case 'build':
      case 'research': {
        const { lines, pieces } = await this.gather(accountId, reading, PASSAGES[task]);
        await reportStep('write', 80, 'Writing the result...');
        const report = task === 'build' ? documentOf(lines, pieces, reading) : researchOf(lines, pieces, reading);
        return { ...report, used: runSourcesIn(lines.map(({ piece }) => piece)) };
      }
    }
  }

  private async gather(
    accountId: number,
    reading: TaskReading,
    most: number,
  ): Promise<{ lines: Line[]; pieces: Piece[] }> {
    const some = (await this.material.souls(accountId)).slice(0, SOULS);
    const cues = [reading.words.length > 0 ? reading.words.join(' ') : reading.task, ...reading.words];
    const { pieces, lines } = await this.material.search(accountId, some, reading, cues);
    return { lines: near(ofTheTime(lines, reading), MIN_RELATIVE_WEIGHT).slice(0, most), pieces };
  }

  private async analysis(
    accountId: number,
    reading: TaskReading,
    reportStep: RunFileInput,
  ): Promise<Report & { used: RunSource[] }> {
    const { span } = reading;
    const inSpan = (at: number | null) => !span || (at !== null && at >= span.from && at <= span.to);
    const [talks, notes, said] = await Promise.all([
      this.rows.talks(accountId, TALKS),
      this.rows.notes(accountId, NOTES),
      this.material.listStatements(accountId, SAID),
    ]);
    await reportStep('weigh', 60, 'Analysing...');
    await this.idleGate.waitUntilIdle();
    const {
      used,
      listed: named,
      ...report
    } = analysisOf({
      reading,
      talks: talks
        .filter(({ last_at }) => inSpan(last_at.getTime()))
        .map(({ id, title, souls, messages, own, first_at, last_at, last_own }) => ({
          id,
          title: title ?? listed(souls ?? []),
          souls: souls ?? [],
          messages,
          own,
          firstAt: first_at.getTime(),
          lastAt: last_at.getTime(),
          lastOwn: last_own,
        })),
      notes: notes
        .filter(({ from }) => inSpan(from))
        .map(({ title, content, keywords, from }) => ({ title, content, keywords, at: from })),
      said: said.filter(({ at }) => inSpan(at)),
      now: Date.now(),
    });
    const ids = new Set(named.map(({ id }) => id));
    const shown = talks.filter(({ id }) => ids.has(id));
    return {
      ...report,
      used: [
        ...runSourcesIn(used),
        ...shown.map(({ id }): RunSource => ({ type: 'conversation', id })),
        ...souls(shown.flatMap(({ soul_ids }) => soul_ids)),
      ],
    };
  }

  private async debug(accountId: number, { task }: AgentAsked): Promise<Report & { used: RunSource[] }> {
    const troubles = await this.rows.troubles(accountId, DAYS, TROUBLES);
    const listed = troubles.map(({ what, id, code, label, conversation_id, at }) => ({
      what,
      id,
      code,
      label,
      conversationId: conversation_id,
      at: at.getTime(),
    }));
    const used = troubles.flatMap(({ what, id, conversation_id, companion_id }): RunSource[] => [
      ...(what === 'reply' ? [{ type: 'message', id } as const] : []),
      ...(what === 'file' ? [{ type: 'file', id } as const] : []),
      ...(conversation_id === null ? [] : [{ type: 'conversation', id: conversation_id } as const]),
      ...(companion_id === null ? [] : souls([companion_id])),
    ]);
    return { ...troublesOf(listed, task, DAYS), used };
  }
}
