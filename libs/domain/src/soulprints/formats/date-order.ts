import { type Timestamp, toTime } from './timestamps';
import { type DateOrder } from './types';

const DAY_MS = 86_400_000;

/** Scans all dates of an export to infer whether day or month comes first. */
export class DateOrderSurvey {
  private dateCount = 0;
  private yearFirst = 0;
  private dotted = 0;
  private american = 0;
  private firstAbove12 = 0;
  private secondAbove12 = 0;
  private readonly backwardSteps = { dmy: 0, mdy: 0 };
  private last: { dmy: number; mdy: number } | null = null;

  add(stamp: Timestamp): void {
    this.dateCount += 1;
    if (stamp.yearFirst) {
      this.yearFirst += 1;
      return;
    }
    const [first, second] = stamp.figures;
    if (stamp.dotted) this.dotted += 1;
    if (stamp.american) this.american += 1;
    if (first > 12) this.firstAbove12 += 1;
    if (second > 12) this.secondAbove12 += 1;
    const dmy = toTime(stamp, 'dmy');
    const mdy = toTime(stamp, 'mdy');
    if (typeof dmy !== 'number' || typeof mdy !== 'number') return;
    if (this.last && dmy < this.last.dmy - DAY_MS) this.backwardSteps.dmy += 1;
    if (this.last && mdy < this.last.mdy - DAY_MS) this.backwardSteps.mdy += 1;
    this.last = { dmy, mdy };
  }

  /** Starts a new file, whose first message may be older than the last one of the previous file. */
  startNewFile(): void {
    this.last = null;
  }

  /**
   * Evidence in order of precedence: the person's choice; a number above 12; dotted dates; dates that run backwards in only one of the
   * two orders. Without evidence, the more likely order, marked `ambiguous`.
   */
  decide(chosenOrder?: 'dmy' | 'mdy'): DateOrder | null {
    if (this.dateCount === 0) return null;
    if (this.yearFirst === this.dateCount) return { order: 'ymd', ambiguous: false };
    if (chosenOrder) return { order: chosenOrder, ambiguous: false };
    if (this.firstAbove12 !== this.secondAbove12) {
      return { order: this.firstAbove12 > this.secondAbove12 ? 'dmy' : 'mdy', ambiguous: false };
    }
    if (this.dotted + this.yearFirst === this.dateCount) return { order: 'dmy', ambiguous: false };
    if (this.backwardSteps.dmy === 0 && this.backwardSteps.mdy > 0) return { order: 'dmy', ambiguous: false };
    if (this.backwardSteps.mdy === 0 && this.backwardSteps.dmy > 0) return { order: 'mdy', ambiguous: false };
    return { order: this.american > this.dateCount / 2 ? 'mdy' : 'dmy', ambiguous: true };
  }
}
