import { setImmediate as immediate } from 'node:timers/promises';
import { ARCHETYPES, type ImportReport, type SoulAnalysis } from '@kinloom/contract';
import { Analyser } from '@kinloom/mind';
import type { ImportedMessage } from '../formats';
import type { Roles } from './speaker-roles';
import { detached, BoundedSample } from './bounded-sample';

type Sample = ImportReport['samples'][number];

/** Samples of each: the beginning, the middle, the end. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 300;
/** Speakers whose words are held until it is known who of them is the soul, and how many of their words. */
const SPEAKERS = 20;
const LINES = 4_000;
const CHARACTERS = 1_500_000;
/** Characters of one message that tell how its writer is: what is longer was pasted. */
const LINE_LENGTH = 8_000;
/** Who says "I", in the languages that are read. */
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|[Ii]ch|[Jj]e|[Jj]['’]|[Yy]o|[Ee]u|[Ii]o)(?![\p{L}-])/u;
/** Milliseconds of work before others get their turn. */
const SLICE = 12;

/** What is learnt of an export while it is read once, in little memory: samples, and words of each speaker. */
export class ExportSurvey {
  private readonly first: Sample[] = [];
  private readonly between = new BoundedSample<Sample>(64);
  private readonly last: Sample[] = [];
  private readonly words = new Map<string, BoundedSample<string>>();
  private nameless = 0;
  private firstPerson = 0;

  /** @param only the speaker whose words are wanted, where that is known */
  constructor(private readonly only: string | null = null) {}

  add({ speaker, text, at }: ImportedMessage): void {
    const sample = (): Sample => ({
      speaker: detached(speaker),
      text: detached(text.slice(0, SAMPLE_LENGTH).toWellFormed()),
      at: at === null ? null : new Date(at).toISOString(),
    });
    if (this.first.length < SAMPLES) this.first.push(sample());
    else {
      this.between.add(sample);
      this.last.push(sample());
      if (this.last.length > SAMPLES) this.last.shift();
    }
    if (speaker === '') {
      this.nameless += 1;
      if (FIRST_PERSON.test(text)) this.firstPerson += 1;
    }
    if (this.only !== null && speaker !== this.only && speaker !== '') return;
    let words = this.words.get(speaker);
    if (!words && this.words.size < SPEAKERS) {
      words = new BoundedSample(LINES, CHARACTERS);
      this.words.set(speaker, words);
    }
    const length = Math.min(text.length, LINE_LENGTH);
    words?.add(() => detached(text.slice(0, LINE_LENGTH).toWellFormed()), length);
  }

  /** Entries under nobody's name are the soul's own words where most of them say "I"; else they are about it. */
  get saysI(): boolean {
    return this.firstPerson * 2 > this.nameless;
  }

  /** From the beginning, the middle and the end. */
  samples(): Sample[] {
    const between = this.between.all;
    const from = Math.max(0, Math.floor((between.length - SAMPLES) / 2));
    const middle = between.slice(from, from + SAMPLES).filter((one) => !this.last.some((other) => same(one, other)));
    return [...this.first, ...middle, ...this.last];
  }

  /** The soul's personality, as its words show it: all of them, or some thousands spread over the whole. */
  async analysis(roles: Roles, source: string): Promise<SoulAnalysis> {
    const analyser = new Analyser();
    let since = performance.now();
    for (const text of this.words.get(roles.soul ?? '')?.all ?? []) {
      analyser.add({ text, source, voice: roles.soul !== null || roles.ownWords ? 'own' : 'about', at: null });
      if (performance.now() - since < SLICE) continue;
      await immediate();
      since = performance.now();
    }
    return analyser.result({ archetypes: ARCHETYPES.edit });
  }
}

const same = (one: Sample, other: Sample): boolean =>
  one.text === other.text && one.at === other.at && one.speaker === other.speaker;
