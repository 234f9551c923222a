import { RECALLED_KINDS } from '@kinloom/contract';
import type { Question } from './cue';
import { dayOf } from './dates';
import type { Entries } from './entries';
import { SIGN } from './signs';
import {
  AFTER_DAYS,
  AFTER_TIME,
  ANSWERS_KIND,
  EMPHASIS,
  FIRST_PERSON,
  IN_TIME,
  KEPT,
  QUESTION,
  SPEAKER,
} from './weights';

/** Signs that speak for or against an entry are the first eight bits. */
const WEIGHED_SIGNS = 0xff;
/** A century: what is further apart is no time somebody asks for. */
const LONGEST_CALENDAR = 40_000;

/** How an entry's nature speaks for it, whatever its words: who says it, what kind of sentence it is, when it was said. */
export class Nature {
  /** No entry's factor is above this. */
  readonly most: number;
  private readonly bySigns = new Float32Array(WEIGHED_SIGNS + 1);
  private readonly byKind: Float32Array;
  private readonly isSpoken = RECALLED_KINDS.map((kind) => kind === 'message' || kind === 'archive');
  private readonly speaker: number | null;
  /** A factor for each day from `firstDay` on; empty where no time is named. */
  private readonly days: Float32Array;
  private readonly firstDay: number;

  constructor(
    private readonly entries: Entries,
    question: Question,
  ) {
    for (let signs = 0; signs <= WEIGHED_SIGNS; signs++)
      this.bySigns[signs] =
        (signs & SIGN.question ? QUESTION : 1) *
        (signs & SIGN.firstPerson ? FIRST_PERSON : 1) *
        (signs & question.signs ? ANSWERS_KIND : 1);
    this.speaker = question.speaker;
    // A memory, a note or a file is about somebody without being said by them: it is not behind what they said themselves.
    const unspoken = question.speaker === null ? 1 : SPEAKER;
    this.byKind = Float32Array.from(
      RECALLED_KINDS,
      (kind, at) => (kind === 'memory' ? KEPT : 1) * (this.isSpoken[at] ? 1 : unspoken),
    );
    this.firstDay = Math.min(...question.days.map(({ from }) => from));
    const length = Math.max(...question.days.map(({ to }) => to)) + AFTER_DAYS + 1 - this.firstDay;
    this.days = new Float32Array(length > 0 && length < LONGEST_CALENDAR ? length : 0).fill(1);
    const mark = (from: number, to: number, factor: number): void =>
      void this.days.fill(factor, from - this.firstDay, to + 1 - this.firstDay);
    for (const { to } of question.days) mark(to + 1, to + AFTER_DAYS, AFTER_TIME);
    for (const { from, to } of question.days) mark(from, to, IN_TIME);
    this.most =
      SPEAKER *
      FIRST_PERSON *
      ANSWERS_KIND *
      KEPT *
      (this.days.length > 0 ? IN_TIME : 1) *
      EMPHASIS ** entries.mostEmphasis;
  }

  /** What an entry's weight by words is multiplied with. */
  factor(entry: number): number {
    const { signs, kind, speaker, emphasis } = this.entries;
    const ofKind = kind[entry] ?? 0;
    const own = (this.bySigns[(signs[entry] ?? 0) & WEIGHED_SIGNS] ?? 1) * (this.byKind[ofKind] ?? 1);
    const said = this.isSpoken[ofKind] === true && speaker[entry] === this.speaker ? SPEAKER : 1;
    const steps = emphasis[entry] ?? 0;
    return own * said * this.timeliness(entry) * (steps === 0 ? 1 : EMPHASIS ** steps);
  }

  get namesTime(): boolean {
    return this.days.length > 0;
  }

  /** More than 1 for what was said in the time that is named, or soon after. */
  timeliness(entry: number): number {
    return this.days.length === 0 ? 1 : (this.days[dayOf(this.entries.at[entry] ?? Number.NaN) - this.firstDay] ?? 1);
  }
}
