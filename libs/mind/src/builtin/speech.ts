import { capitalised, keyOf, openingOf, sentencesOf } from '../perception/text';
import type { Dice } from '../seed';

export type Slots = Readonly<Record<string, string | undefined>>;

/** How many of its own replies a soul looks back over to avoid saying a thing again. */
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

/** A reply under construction: says nothing that was said lately, and begins as no recent reply began. */
export class Speech {
  readonly sentences: string[] = [];
  private readonly said: string[];
  private readonly keys: Set<string>;
  private readonly openings: string[];

  constructor(
    /** The soul's own earlier replies, oldest first. */
    replies: readonly string[],
    private readonly dice: Dice,
    private readonly slots: Slots,
    /** False while nothing may be asked. One question at most is asked in any reply. */
    private mayAsk: boolean,
  ) {
    const recent = replies.slice(-LOOK_BACK);
    this.said = recent.flatMap(sentencesOf);
    this.keys = new Set(this.said.map(keyOf));
    this.openings = recent.map(openingOf);
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
      if (!again && template.includes('{') && this.said.some((sentence) => patternOf(template).test(sentence)))
        continue;
      this.push(text);
      return true;
    }
    return false;
  }

  /** For what has to be said even if it was said before: a fresh sentence if there is one, any of them otherwise. */
  insist(pool: readonly string[], slots: Slots = {}): void {
    if (this.say(pool, slots, true)) return;
    const text = this.dice
      .shuffled(pool)
      .map((template) => this.filled(template, { ...this.slots, ...slots }))
      .find((filled) => filled !== null);
    if (text) this.push(text);
  }

  private filled(template: string, slots: Slots): string | null {
    let complete = true;
    const text = template.replace(SLOT, (_, name: string) => {
      const value = slots[name];
      if (!value) complete = false;
      return value ?? '';
    });
    return complete ? capitalised(text) : null;
  }

  private fits(text: string): boolean {
    if (text.includes('?') && (!this.mayAsk || this.asked)) return false;
    if (sentencesOf(text).some((sentence) => this.keys.has(keyOf(sentence)))) return false;
    if (!this.empty) return this.opensFresh(`${this.sentences.join(' ')} ${text}`);
    return this.opensFresh(text);
  }

  private opensFresh(text: string): boolean {
    const opening = openingOf(text);
    // An opening of one or two words may still become one that was used: what follows is checked then.
    return !this.openings.includes(opening);
  }

  private push(text: string): void {
    this.sentences.push(text);
    for (const sentence of sentencesOf(text)) this.keys.add(keyOf(sentence));
  }
}
