import type { Slider } from '@kinloom/contract';
import type { AnalysedText, Analysis, AnalysisOptions, Evidence } from './analysis';
import { bitOf } from './categories';
import { archetypeOf, type Character, traitsOf } from './character';
import { lineOf } from './evidence';
import { Emotions } from './feelings';
import { interestsOf } from './interests';
import { brevityOf, mannersOf } from './manner';
import { Measures } from './measures';
import { isOrder } from './orders';
import { HALF_SURE_WORDS, LANGUAGE_SURE, LITTLE } from './rules';
import { Sayings } from './sayings';
import { type Piece, piecesOf, Scanner, type Sentence } from './scan';
import { leaningsOf, slidersOf, stepsOf } from './sliders';
import { Told } from './told';
import { Languages } from './tongues';
import { Vocabulary } from './vocabulary';

const ORDER = bitOf('order');
const STATE = bitOf('state');
const LEAD = bitOf('lead');
const NEGATION = bitOf('negation');
const GERMAN = 1;
/** At these counts of a word a line with it is kept: early ones, and some from later. */
const LINES_AT = new Set([1, 2, 4, 16, 64]);
/** Words after which a long text counts as another: a long message is still one. */
const PAGE = 120;
/** Lines held for a closer reader. */
const MOST_SAMPLES = 60;

/**
 * A personality out of texts, by rules alone: the same texts in the same order give the same analysis. Reads some megabytes in a second;
 * its state stays below 20 MB, however much comes. Nothing is thrown for any text.
 */
export class Analyser {
  private readonly vocabulary = new Vocabulary();
  private readonly scanner = new Scanner(this.vocabulary);
  private readonly languages = new Languages();
  private readonly measures = new Measures();
  private readonly emotions = new Emotions();
  private readonly sayings = new Sayings();
  private readonly told = new Told();
  private readonly counts = { texts: 0, words: 0, sentences: 0, ownTexts: 0 };
  /** What was read, without what only was counted. */
  private readonly heard = { texts: 0, words: 0 };
  private samples: Evidence[] = [];
  private sampleEvery = 1;
  private sampled = 0;

  add({ text, source, voice }: AnalysedText): void {
    const own = voice === 'own';
    this.counts.texts++;
    let unread = 0;
    for (const line of piecesOf(text)) {
      const piece = this.scanner.scan(line);
      this.counts.words += piece.words.length;
      for (const { from, to } of piece.sentences) if (to > from) this.counts.sentences++;
      // An order to whoever reads, and what is quoted from another, tell nothing of the one who wrote it down.
      if (piece.sentences.length === 0 || this.isOrder(piece) || (own && /^\s*>/.test(line))) continue;
      // A long text counts as several: what comes back on its next page comes back.
      if (unread <= 0) {
        unread = PAGE;
        this.heard.texts++;
        if (own) this.measures.texts++;
      }
      unread -= piece.words.length;
      this.heard.words += piece.words.length;
      this.read(piece, own, source);
    }
    if (own) this.counts.ownTexts++;
  }

  private isOrder({ words, lower }: Piece): boolean {
    const maybe = words.some((word) => word?.known && ((word.known.marks[0] ?? 0) & ORDER) !== 0);
    return (maybe || lower.includes('<|') || lower.includes('[inst')) && isOrder(lower.replace(/[’ʼ]/g, "'"));
  }

  private read(piece: Piece, own: boolean, source: string): void {
    const { measures } = this;
    const tongue = this.languages.judge(piece.hits, piece.words.length);
    for (const sentence of piece.sentences) {
      const seen = own ? measures.read(piece, sentence, tongue, source) : 0;
      this.emotions.read(piece, sentence, tongue, own ? 'person' : 'other', source);
      if (own) this.sayings.read(piece, sentence, this.heard.texts, source);
      this.countWords(piece, sentence, tongue, source);
      if (tongue <= 0 && (!own || (seen & STATE) !== 0 || this.namesTrait(piece, sentence))) {
        this.told.read(piece, sentence, own, source);
      }
      if (own) this.sample(piece, sentence, source);
    }
    if (!own) return;
    if (piece.lower === piece.text && piece.words.length > 2 && /\p{Ll}/u.test(piece.lower)) {
      measures.shape('lowercase', 1, piece, source);
    }
    measures.shape('shouted', piece.shouted, piece, source);
    measures.shape('smiley', piece.smileys, piece, source);
  }

  private namesTrait({ words }: Piece, { from, to }: Sentence): boolean {
    for (let at = from; at < to; at++) if (words[at]?.describes) return true;
    return false;
  }

  /** How often each word comes, and how often where nouns stand. */
  private countWords(piece: Piece, sentence: Sentence, tongue: number, source: string): void {
    const { words, starts, paused } = piece;
    let denied = false;
    for (let at = sentence.from; at < sentence.to; at++) {
      const word = words[at];
      if (!word) continue;
      word.count++;
      const capital = at > sentence.from && this.scanner.isCapital(starts[at] ?? 0);
      if (capital) word.capitals++;
      const marks = word.known?.marks[tongue] ?? 0;
      if ((marks & NEGATION) !== 0) denied = true;
      const before = words[at - 1]?.known?.marks[tongue] ?? 0;
      const led = tongue === GERMAN ? capital : at > sentence.from && (before & LEAD) !== 0 && !paused[at];
      if (denied) continue;
      if (word.lastText !== this.heard.texts) {
        word.lastText = this.heard.texts;
        word.texts++;
      }
      if (!led) continue;
      word.led++;
      if (word.everyday === 0 && LINES_AT.has(word.led))
        (word.lines ??= []).push({ source, line: lineOf(piece, sentence) });
    }
  }

  /** Every so many sentences one, spread evenly over all that came. */
  private sample(piece: Piece, sentence: Sentence, source: string): void {
    if (sentence.to - sentence.from < 4 || this.sampled++ % this.sampleEvery !== 0) return;
    this.samples.push({ source, line: lineOf(piece, sentence) });
    if (this.samples.length < MOST_SAMPLES) return;
    this.samples = this.samples.filter((_, place) => place % 2 === 0);
    this.sampleEvery *= 2;
  }

  /** Lines of the soul's own, spread over all its texts, at most 60: for a reader that goes by more than rules. */
  lines(): Evidence[] {
    return [...this.samples];
  }

  private certainty(words: number): { whole: number; shapes: number } {
    const { measures, heard } = this;
    const { english, small } = measures;
    const readable =
      measures.words === 0
        ? 1
        : (english + small * LANGUAGE_SURE.small + (measures.words - english - small) * LANGUAGE_SURE.unknown) /
          measures.words;
    const little = heard.texts < LITTLE.texts || words < LITTLE.words;
    const volume = Math.min(words / (words + HALF_SURE_WORDS), little ? LITTLE.sure : 1);
    return { whole: volume * readable, shapes: volume * Math.max(readable, 0.6) };
  }

  /** What was found so far; more may be added after. @throws RangeError where no archetype is given */
  result({ archetypes }: AnalysisOptions): Analysis {
    if (archetypes.length === 0) throw new RangeError('at least one archetype is needed');
    const { measures, told, heard } = this;
    const own = this.certainty(measures.words);
    const all = this.certainty(heard.words);
    const leanings = leaningsOf(measures);
    const raw = stepsOf(leanings);
    const few = measures.texts < LITTLE.texts || measures.words < LITTLE.words ? 0.5 : 1;
    const steps = Object.fromEntries(Object.entries(raw).map(([slider, step]) => [slider, step * few])) as Record<
      Slider,
      number
    >;
    const character: Character = { measures, leanings, steps, brevity: brevityOf(measures), certainty: own.whole };
    const sliders = slidersOf(measures, leanings, steps, told, own.whole);
    const traits = traitsOf(character, told.traits);
    return {
      sliders,
      traits,
      communicationStyle: mannersOf(measures, leanings, told.manners, own.shapes),
      interests: interestsOf({
        vocabulary: this.vocabulary,
        words: heard.words,
        texts: heard.texts,
        tongue: this.languages.prevailing(),
        stated: told.likings,
        certainty: all.whole,
      }),
      emotionalPatterns: this.emotions.found(all.whole),
      archetype: archetypeOf(character, sliders, archetypes, traits),
      language: this.languages.prevailing(),
      counts: { ...this.counts },
      sayings: this.sayings.found(this.vocabulary, measures.texts, measures.words, own.shapes),
    };
  }
}

/** A text about a soul, such as a description or a letter: what it states goes before all counting. */
export function readDescription(text: string, options: AnalysisOptions, source = 'description'): Analysis {
  const analyser = new Analyser();
  analyser.add({ text, source, voice: 'about', at: null });
  return analyser.result(options);
}
