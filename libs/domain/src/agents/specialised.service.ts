import {
  AGENT_TEXTS,
  type AgentAsked,
  type ArchitectureReview,
  type CreatedFile,
  type EmotionalContext,
  type LogicReport,
  type SoulSeed,
  type SpecialisedRun,
  type SpecialisedTask,
} from '@kinloom/contract';
import type { RunSource } from '@kinloom/domain/background-tasks';
import { counted, headingOf, listed, seedOf, seedPage } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { LogicService } from './logic.service';
import { fileOf, type RunFileInput } from './run-file';
import { logicPage, reviewPage } from './report-pages';
import { ReviewService } from './review.service';

/** Answer of a specialised run, without the fields of the run itself. */
export type SpecialisedAnswer = Omit<SpecialisedRun, 'run_id' | 'success' | 'error'>;
interface Made {
  summary: string;
  output: SoulSeed | LogicReport | ArchitectureReview;
  files: CreatedFile[];
  logs: string[];
  reflections: string[];
  used: RunSource[];
}

/** Specialised agents: logic check, architecture review and others. */
@Injectable()
export class SpecialisedService {
  constructor(
    private readonly logic: LogicService,
    private readonly review: ReviewService,
  ) {}

  async run(
    accountId: number,
    task: SpecialisedTask,
    asked: AgentAsked,
    reportStep: RunFileInput,
  ): Promise<{ answer: SpecialisedAnswer; used: RunSource[] }> {
    const { summary, output, files, logs, reflections, used } = await this.made(accountId, task, asked, reportStep);
    const [first] = files;
    const answer = {
      agent: AGENT_TEXTS.agents[task],
      summary,
      filename: first?.name ?? null,
      output,
      created_files: files,
      logs,
      reflections,
    };
    return { answer, used };
  }

  private async made(
    accountId: number,
    task: SpecialisedTask,
    asked: AgentAsked,
    reportStep: RunFileInput,
  ): Promise<Made> {
    const context = asked.emotionalContext ?? 'focused';
    switch (task) {
      case 'soul_seed':
        return seeded(asked, context, reportStep);
      case 'logic': {
        const { report, logs, used } = await this.logic.check(accountId, asked, reportStep);
        const reflections = logicReflections(report, context);
        const page = fileOf(task, headingOf(asked.task), '.md', logicPage(asked.task, report, reflections));
        return { summary: report.verdict, output: report, files: [page], logs, reflections, used };
      }
      case 'architecture_review': {
        const { review, logs, used } = await this.review.review(accountId, asked, reportStep);
        const findings = [...review.souls.flatMap(({ findings: own }) => own), ...review.overall];
        const many = (kind: string) => findings.filter((one) => one.kind === kind).length;
        const summary =
          review.souls.length === 0
            ? 'There is no soul to review yet.'
            : `${counted(review.souls.length, 'soul')} reviewed: ${counted(many('conflict'), 'conflict')}, ${counted(many('gap'), 'gap')}, ${counted(many('drift'), 'sign')} of drift, ${counted(many('strength'), 'strength')}.`;
        const page = fileOf(task, 'architecture review', '.md', reviewPage(summary, review));
        return { summary, output: review, files: [page], logs, reflections: reviewReflections(review, context), used };
      }
    }
  }
}

async function seeded({ task }: AgentAsked, context: EmotionalContext, reportStep: RunFileInput): Promise<Made> {
  await reportStep('read', 30, 'Reading the description...');
  const seed = seedOf(task, context);
  await reportStep('write', 80, 'Writing the soul...');
  const { companion, memories, because } = seed;
  const open = ['traits', 'interests', 'communicationStyle'].filter((key) => {
    const value = companion.personality[key];
    return value === '' || (Array.isArray(value) && value.length === 0);
  });
  return {
    summary: `${companion.name}, ${companion.archetype}: a whole soul out of ${counted(task.split(/\s+/).length, 'word')}, with ${counted(memories.length, 'first memory', 'first memories')}.`,
    output: seed,
    files: [
      fileOf('soul_seed', companion.name, '.json', JSON.stringify(companion, null, 2)),
      fileOf('soul_seed', companion.name, '.md', seedPage(seed)),
    ],
    logs: because.map(({ of, words }) => `${of}: ${words}`),
    // Uses the task description only.
    used: [],
    reflections:
      open.length === 0
        ? [`The description distinguishes ${companion.name} from others well enough.`]
        : [
            `The description leaves open: ${listed(open.map((key) => (key === 'communicationStyle' ? 'how it speaks' : key)))}. A sentence on each would make ${companion.name} more its own.`,
          ],
  };
}

/** Reflections on the findings, according to the emotional context. */
function logicReflections({ contradictions, unknown, confirmed }: LogicReport, context: EmotionalContext): string[] {
  const changed = contradictions.filter(({ why }) => why.includes('changed'));
  const [first] = contradictions;
  switch (context) {
    case 'focused':
      return first ? [`Begin with this one: “${first.statement}”`] : ['Nothing needs to be done.'];
    case 'analytical':
      return [
        `Sureness of each: ${contradictions.map(({ confidence }) => `${Math.round(confidence * 100)} %`).join(', ') || 'nothing to weigh'}.`,
      ];
    case 'empathetic':
      return contradictions.length > 0
        ? ['People say different things on different days, and may have meant both.']
        : ['What is said here and what was said before fit together.'];
    case 'creative':
      return first
        ? [`Both could stand if one were dated: “Until then, …; since then, …”`]
        : ['It could be told in another order, and would still hold.'];
    case 'curious':
      return unknown.length > 0
        ? [
            `Worth asking: ${unknown
              .slice(0, 3)
              .map((one) => `what about “${one}”?`)
              .join(' ')}`,
          ]
        : ['Everything in it was spoken of before.'];
    case 'reflective':
      return changed.length > 0
        ? [`${counted(changed.length, 'thing')} may have changed rather than clashed: it was so once.`]
        : [`${counted(confirmed.length, 'statement')} had been said before.`];
  }
}

function reviewReflections({ souls, overall }: ArchitectureReview, context: EmotionalContext): string[] {
  const all = [
    ...souls.flatMap(({ name, findings }) => findings.map((one) => ({ name, ...one }))),
    ...overall.map((one) => ({ name: 'Between them', ...one })),
  ];
  const first = (kind: string) => all.find((one) => one.kind === kind);
  const lead = {
    focused: 'conflict',
    analytical: 'conflict',
    empathetic: 'strength',
    creative: 'gap',
    curious: 'gap',
    reflective: 'drift',
  }[context];
  const chosen = first(lead) ?? all[0];
  return chosen ? [`${chosen.name}: ${chosen.title}. ${chosen.advice || chosen.detail}`] : [];
}
