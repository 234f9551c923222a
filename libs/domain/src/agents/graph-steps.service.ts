import { IdleGate } from '@kinloom/domain/memories';
import {
  asks,
  besides,
  contentOf,
  critiqueOf,
  draftBy,
  helped,
  isAbout,
  ofTheTime,
  type Line,
  lensOf,
  readTask,
  settledOn,
  type TaskReading,
  wishes,
} from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import type { GraphState, GraphSteps } from './graph';
import type { SoulRow } from './material.repository';
import { MaterialService, SOULS } from './material.service';
import { SoulWords } from './soul-words.service';

/** Number of drafting souls by urgency. */
const DRAFTING = { low: 1, medium: 2, high: 3 } as const;
/** Maximum number of evidence lines kept. */
const LINES = 60;
/** Related words searched per task, and lines per word. */
const RELATED_WORDS = 3;
/** Search text for experiences that helped; used when the person needs calming. */
const CALMING_QUERY = 'it helped, I felt calmer, better after, I managed it, it worked out, relieved, proud';

/** Preferred perspective by task shape. */
const PERSPECTIVE_FOR: Partial<Record<TaskReading['shape'], string>> = {
  plan: 'steps',
  decide: 'steps',
  create: 'details',
  feel: 'feelings',
};

/** Steps of the graph agent. Each maps the state to the fields it adds, without side effects. */
@Injectable()
export class GraphStepsService implements GraphSteps {
  constructor(
    private readonly material: MaterialService,
    private readonly words: SoulWords,
    private readonly idleGate: IdleGate,
  ) {}

  async understand({ asked }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    return { reading: readTask(asked.task, Date.now()) };
  }

  /** First step: finds what has helped before. */
  async steady({ accountId }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    const souls = (await this.material.souls(accountId)).slice(0, SOULS);
    const reading: TaskReading = { ...readTask(CALMING_QUERY, Date.now()), open: false, span: null };
    const pieces = await this.material.gather(accountId, souls, reading, [CALMING_QUERY]);
    return { steadied: (await this.material.lines(pieces, reading)).filter(helped).slice(0, 3) };
  }

  /** Chooses the souls with the most relevant memories; ties are resolved by archetype. */
  async choose_souls({ accountId, asked, reading }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    const task = known(reading);
    const all = (await this.material.souls(accountId)).filter(({ status }) => status !== 'archived');
    const named = new Set(contentOf(asked.task).map(({ word }) => word));
    const weighed: { soul: SoulRow; weight: number }[] = [];
    for (const soul of all.slice(0, SOULS)) {
      const { lines } = await this.material.search(accountId, [soul], task, [cueOf(task)]);
      const knows = lines.slice(0, 10).reduce((sum, { score }) => sum + score, 0);
      const fits = lensOf(soul.archetype) === PERSPECTIVE_FOR[task.shape] ? 1.15 : 1;
      const called = named.has(soul.name.toLowerCase()) ? 100 : 0;
      weighed.push({ soul, weight: knows * fits * (0.8 + 0.4 * soul.trust) + called });
    }
    const knowing = weighed.sort((a, b) => b.weight - a.weight).filter(({ weight }) => weight > 0);
    const chosen = knowing.slice(0, DRAFTING[asked.priority]).map(({ soul }) => soul);
    return { souls: chosen };
  }

  /** Gathers what the chosen souls know; the second round asks all souls, for each word separately. */
  async gather({ accountId, reading, souls, rounds }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    const task = known(reading);
    const further = rounds > 0;
    const from = further ? (await this.material.souls(accountId)).slice(0, SOULS) : souls;
    const cues = further ? [cueOf(task), ...task.words] : [cueOf(task)];
    const { pieces, lines: about } = await this.material.search(accountId, from, task, cues);
    const lines = ofTheTime(about, task).slice(0, LINES);
    return {
      souls: from.filter(({ id }) => !further || lines.some(({ piece }) => piece.soul.id === id)),
      pieces: used(pieces, lines),
      lines,
      rounds: rounds + 1,
      looks: 0,
    };
  }

  /** Widens the search to related words, by co-occurrence. */
  async widen({ accountId, reading, souls, lines }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    const task = known(reading);
    const known_ = new Set(lines.map(({ text }) => text));
    const around: GraphState['around'] = [];
    for (const word of besides(lines, task, RELATED_WORDS)) {
      const beside: TaskReading = { ...readTask(word, Date.now()), words: [word] };
      const pieces = await this.material.gather(accountId, souls, beside, [word]);
      const found = (await this.material.lines(pieces, beside)).filter(
        (line) => isAbout(line, beside) && !asks(line) && !known_.has(line.text),
      );
      for (const { text } of found) known_.add(text);
      around.push({ word, lines: found.slice(0, 4) });
    }
    return { around };
  }

  /** Sorts the evidence chronologically, so that changes are visible. */
  async look_back({ lines }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    return { lines: [...lines].sort((a, b) => (a.piece.at ?? 0) - (b.piece.at ?? 0)) };
  }

  /** Finds the person's wishes related to the task. */
  async envision({ accountId, reading, souls, lines }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    const task = known(reading);
    const cue = `I hope, I wish, I want to, I would love to, I look forward to ${task.words.join(' ')}`;
    const pieces = await this.material.gather(accountId, souls, { ...task, open: false }, [cue]);
    const found = await this.material.lines(pieces, { ...task, open: true });
    const wished = [...lines, ...found].filter((line) => wishes(line) && !asks(line));
    return { wished: [...new Map(wished.map((line) => [line.text, line])).values()].slice(0, 6) };
  }

  /** Drafts of each chosen soul; uses the model if one is configured. */
  async draft({ accountId, asked, reading, souls, lines }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    const task = known(reading);
    const drafts: GraphState['drafts'] = [];
    for (const soul of souls) {
      const { id, name, archetype } = soul;
      const draft = draftBy({ id, name, archetype }, lines, task);
      if (draft.lines.length === 0) continue;
      drafts.push({ ...draft, words: await this.words.generate(accountId, soul, asked, draft.lines) });
    }
    return { drafts };
  }

  async critique({ drafts, looks }: GraphState): Promise<Partial<GraphState>> {
    await this.idleGate.waitUntilIdle();
    const { drafts: weighed, notes, holds } = critiqueOf(drafts, looks > 0);
    return { drafts: weighed, verdict: { notes, holds }, looks: looks + 1 };
  }

  async settle(state: GraphState): Promise<Partial<GraphState>> {
    const { accountId, asked, reading, pieces, drafts, verdict, steadied, around, wished, path } = state;
    const output = settledOn({
      reading: known(reading),
      now: Date.now(),
      emotionalState: asked.emotionalState ?? 'calm',
      priority: asked.priority,
      pieces,
      drafts,
      notes: verdict?.notes ?? [],
      steady: steadied,
      around,
      wished,
      lookBack: path.includes('look_back'),
      held: await this.material.countMaterial(accountId),
    });
    return { output };
  }
}

/** Reading of the task; throws if it is missing, because the first step sets it. */
function known(reading: TaskReading | null): TaskReading {
  if (!reading) throw new Error('the task was not read');
  return reading;
}

const cueOf = ({ task, words }: TaskReading): string => (words.length > 0 ? words.join(' ') : task);

/** The pieces that the lines come from; others are not stored in the checkpoint. */
function used<P extends { key: string }>(pieces: readonly P[], lines: readonly Line[]): P[] {
  const keys = new Set(lines.map(({ piece }) => piece.key));
  return pieces.filter(({ key }) => keys.has(key));
}
