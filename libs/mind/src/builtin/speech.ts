import { capitalised, keyOf, openingOf, sentencesOf } from '../perception/text';
import { contracted } from './contract';
import type { Dice } from '../seed';
import { distinctWords, Likeness, saidIn } from './said';

export type Slots = Readonly<Record<string, string | undefined>>;

/** How many of its own replies a soul looks back over to avoid saying a thing in like words again. */
export const LOOK_BACK = 20;

const SLOT = /\{(\w+)\}/g;
const patterns = new Map<string, RegExp>();

/** Recognises a template whatever filled it. */
function patternOf(template: string): RegExp {
  let pattern = patterns.get(template);
  if (!pattern) {
    const parts = template
      .split(SLOT)
      .map((part, at) => (at % 2 === 1 ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    pattern = new RegExp(`^${parts.join('')}$`, 'i');
    patterns.set(template, pattern);
  }
  return pattern;
}

export interface Limits {
  /** Speaks in short forms. */
  casual: boolean;
  /** False while nothing may be asked. One question at most is asked in any reply. */
  mayAsk: boolean;
  /** Words never to be used, in lower case. */
  avoid: readonly string[];
}

/** A reply under construction: says nothing that was said lately, and begins as no recent reply began. */
export class Speech {
  readonly sentences: string[] = [];
  /** It has said something in the archetype's own words. */
  voiced = false;
  private readonly recent: string[];
  private readonly keys: Set<string>;
  private readonly openings: Set<string>;
  private readonly likeness = new Likeness();
  private readonly avoided: RegExp | null;

  constructor(
    /** The soul's own earlier replies, oldest first. */
    replies: readonly string[],
    private readonly dice: Dice,
    private readonly slots: Slots,
    private readonly limits: Limits,
  ) {
    const all = replies.map(saidIn);
    const recent = all.slice(-LOOK_BACK);
    this.keys = new Set(all.flatMap((said) => said.sentences.map(({ key }) => key)));
    this.recent = recent.flatMap((said) => said.sentences.map(({ text }) => text));
    for (const said of recent) for (const { words } of said.sentences) this.likeness.add(words);
    this.openings = new Set(recent.map(({ opening }) => opening));
    const avoid = limits.avoid.slice(0, 40).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    this.avoided =
      avoid.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${avoid.join('|')})(?![\\p{L}\\p{N}])`, 'iu') : null;
  }

  get empty(): boolean {
    return this.sentences.length === 0;
  }

  get asked(): boolean {
    return this.sentences.some((sentence) => sentence.includes('?'));
  }

  /**
   * Says one sentence of the pool that is fresh and whose slots can all be filled. Answers whether there was one.
   * `again` allows a sentence's pattern to come back with other words in it.
   */
  say(pool: readonly string[], slots: Slots = {}, again = false): boolean {
    return this.tried(this.dice.shuffled(pool), slots, again);
  }

  /** The same, of a pool that is the archetype's own. */
  voice(pool: readonly string[], slots: Slots = {}, again = false): boolean {
    const said = this.say(pool, slots, again);
    this.voiced ||= said;
    return said;
  }

  /** The same, with the sentences first that name the most: what can be said of this message alone. */
  sayFullest(pool: readonly string[], slots: Slots = {}): boolean {
    const slotsOf = (template: string) => new Set(template.match(SLOT)).size;
    return this.tried(
      this.dice.shuffled(pool).sort((a, b) => slotsOf(b) - slotsOf(a)),
      slots,
      false,
    );
  }

  private tried(templates: readonly string[], slots: Slots, again: boolean): boolean {
    const known = { ...this.slots, ...slots };
    for (const template of templates) {
      const text = this.filled(template, known);
      if (text === null || !this.fits(text)) continue;
      if (
        !again &&
        template.includes('{') &&
        this.recent.some((sentence) => patternOf(this.styled(template)).test(sentence))
      )
        continue;
      this.push(text);
      return true;
    }
    return false;
  }

  /** For what has to be said even if it was said before: a fresh sentence if there is one, any of them otherwise. */
  insist(pool: readonly string[], slots: Slots = {}): void {
    if (this.say(pool, slots, true)) return;
    const texts = this.dice
      .shuffled(pool)
      .map((template) => this.filled(template, { ...this.slots, name: this.slots['called'], ...slots }))
      .filter((filled) => filled !== null);
    const text = texts.find((one) => this.isNew(one)) ?? texts.find((one) => this.opensFresh(one)) ?? texts[0];
    if (text) this.push(text);
  }

  private filled(template: string, slots: Slots): string | null {
    let complete = true;
    const text = template.replace(SLOT, (_, name: string) => {
      const value = slots[name];
      if (!value) complete = false;
      return value ?? '';
    });
    return complete ? this.styled(capitalised(text).replace(/[.!?] \p{Ll}/gu, (start) => start.toUpperCase())) : null;
  }

  private styled(text: string): string {
    return this.limits.casual ? contracted(text) : text;
  }

  private fits(text: string): boolean {
    if (text.includes('?') && (!this.limits.mayAsk || this.asked)) return false;
    if (this.avoided?.test(text) || !this.isNew(text)) return false;
    return !sentencesOf(text).some((sentence) => this.likeness.has(distinctWords(sentence)));
  }

  /** Said word for word in no reply, and no recent one begins so. */
  private isNew(text: string): boolean {
    return this.opensFresh(text) && !sentencesOf(text).some((sentence) => this.keys.has(keyOf(sentence)));
  }

  private opensFresh(text: string): boolean {
    // An opening of one or two words may still become one that was used: what follows is checked then.
    return !this.openings.has(openingOf(this.empty ? text : `${this.sentences.join(' ')} ${text}`));
  }

  /** Whether the sentence stands in an earlier reply. */
  hasSaid(text: string): boolean {
    return this.keys.has(keyOf(this.styled(text)));
  }

  /** Takes over a sentence that was made elsewhere. */
  add(text: string): void {
    this.push(text);
  }

  private push(text: string): void {
    this.sentences.push(text);
    for (const sentence of sentencesOf(text)) {
      this.keys.add(keyOf(sentence));
      this.likeness.add(distinctWords(sentence));
    }
  }
}
