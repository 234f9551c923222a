import { setImmediate as immediate } from 'node:timers/promises';
import { ARCHETYPES, type ImportReport, type SoulAnalysis } from '@kinloom/contract';
import { Analyser } from '@kinloom/mind';
import type { ImportedMessage } from '../formats';
import type { Roles } from './speaker-roles';
import { copyText, BoundedSample } from './bounded-sample';

type Sample = ImportReport['samples'][number];

/** Number of samples from each of the beginning, the middle and the end. */
const SAMPLE_COUNT = 3;
const SAMPLE_LENGTH = 300;
/** Maximum number of speakers whose texts are sampled, and limits per speaker. */
const MAX_SPEAKERS = 20;
const MAX_LINES = 4_000;
const MAX_CHARACTERS = 1_500_000;
/** Maximum characters of a message that are analysed; longer texts are usually pasted. */
const MAX_LINE_LENGTH = 8_000;
/** Matches the first person singular in the supported languages. */
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|[Ii]ch|[Jj]e|[Jj]['’]|[Yy]o|[Ee]u|[Ii]o)(?![\p{L}-])/u;
/** Milliseconds of synchronous work before yielding to the event loop. */
const SLICE_MS = 12;

/** First pass over an export with bounded memory: collects samples and texts per speaker. */
export class ExportSurvey {
  private readonly first: Sample[] = [];
  private readonly middleSample = new BoundedSample<Sample>(64);
  private readonly last: Sample[] = [];
  private readonly texts = new Map<string, BoundedSample<string>>();
  private nameless = 0;
  private firstPerson = 0;

  /** @param only the only speaker to sample, where known */
  constructor(private readonly only: string | null = null) {}

  add({ speaker, text, at }: ImportedMessage): void {
    const sample = (): Sample => ({
      speaker: copyText(speaker),
      text: copyText(text.slice(0, SAMPLE_LENGTH).toWellFormed()),
      at: at === null ? null : new Date(at).toISOString(),
    });
    if (this.first.length < SAMPLE_COUNT) this.first.push(sample());
    else {
      this.middleSample.add(sample);
      this.last.push(sample());
      if (this.last.length > SAMPLE_COUNT) this.last.shift();
    }
    if (speaker === '') {
      this.nameless += 1;
      if (FIRST_PERSON.test(text)) this.firstPerson += 1;
    }
    if (this.only !== null && speaker !== this.only && speaker !== '') return;
    let texts = this.texts.get(speaker);
    if (!texts && this.texts.size < MAX_SPEAKERS) {
      texts = new BoundedSample(MAX_LINES, MAX_CHARACTERS);
      this.texts.set(speaker, texts);
    }
    const length = Math.min(text.length, MAX_LINE_LENGTH);
    texts?.add(() => copyText(text.slice(0, MAX_LINE_LENGTH).toWellFormed()), length);
  }

  /** Entries without a speaker count as the soul's own texts where most of them use the first person, otherwise as texts about it. */
  get usesFirstPerson(): boolean {
    return this.firstPerson * 2 > this.nameless;
  }

  /** Returns samples from the beginning, the middle and the end. */
  samples(): Sample[] {
    const middleSample = this.middleSample.all;
    const from = Math.max(0, Math.floor((middleSample.length - SAMPLE_COUNT) / 2));
    const middle = middleSample
      .slice(from, from + SAMPLE_COUNT)
      .filter((sample) => !this.last.some((other) => isSameSample(sample, other)));
    return [...this.first, ...middle, ...this.last];
  }

  /** Analyses the personality from a sample of the soul's texts. */
  async analysis(roles: Roles, source: string): Promise<SoulAnalysis> {
    const analyser = new Analyser();
    let since = performance.now();
    for (const text of this.texts.get(roles.soul ?? '')?.all ?? []) {
      analyser.add({ text, source, voice: roles.soul !== null || roles.ownWords ? 'own' : 'about', at: null });
      if (performance.now() - since < SLICE_MS) continue;
      await immediate();
      since = performance.now();
    }
    return analyser.result({ archetypes: ARCHETYPES.edit });
  }
}

const isSameSample = (one: Sample, other: Sample): boolean =>
  one.text === other.text && one.at === other.at && one.speaker === other.speaker;
