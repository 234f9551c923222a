import { type Stamp, timeOf } from './stamps';
import { type DateOrder } from './types';

const DAY = 86_400_000;

/** Looks over all dates of an export to find whether the day or the month stands first. */
export class DateSurvey {
  private dated = 0;
  private yearFirst = 0;
  private dotted = 0;
  private american = 0;
  private firstTooLarge = 0;
  private secondTooLarge = 0;
  private readonly back = { dmy: 0, mdy: 0 };
  private last: { dmy: number; mdy: number } | null = null;

  add(stamp: Stamp): void {
    this.dated += 1;
    if (stamp.yearFirst) {
      this.yearFirst += 1;
      return;
    }
    const [first, second] = stamp.figures;
    if (stamp.dotted) this.dotted += 1;
    if (stamp.american) this.american += 1;
    if (first > 12) this.firstTooLarge += 1;
    if (second > 12) this.secondTooLarge += 1;
    const dmy = timeOf(stamp, 'dmy');
    const mdy = timeOf(stamp, 'mdy');
    if (typeof dmy !== 'number' || typeof mdy !== 'number') return;
    if (this.last && dmy < this.last.dmy - DAY) this.back.dmy += 1;
    if (this.last && mdy < this.last.mdy - DAY) this.back.mdy += 1;
    this.last = { dmy, mdy };
  }

  /** A new file: its first message may well be older than the last one of the file before. */
  next(): void {
    this.last = null;
  }

  /**
   * In this order: what the person says; a figure above 12; dots; that time does not run backwards under one of the two orders only.
   * Where none of them decides, the likelier one, and `ambiguous`.
   */
  decide(told?: 'dmy' | 'mdy'): DateOrder | null {
    if (this.dated === 0) return null;
    if (this.yearFirst === this.dated) return { order: 'ymd', ambiguous: false };
    if (told) return { order: told, ambiguous: false };
    if (this.firstTooLarge !== this.secondTooLarge) {
      return { order: this.firstTooLarge > this.secondTooLarge ? 'dmy' : 'mdy', ambiguous: false };
    }
    if (this.dotted + this.yearFirst === this.dated) return { order: 'dmy', ambiguous: false };
    if (this.back.dmy === 0 && this.back.mdy > 0) return { order: 'dmy', ambiguous: false };
    if (this.back.mdy === 0 && this.back.dmy > 0) return { order: 'mdy', ambiguous: false };
    return { order: this.american > this.dated / 2 ? 'mdy' : 'dmy', ambiguous: true };
  }
}
