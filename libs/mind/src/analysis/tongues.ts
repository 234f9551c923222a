import type { Language } from '../perception/language';
import { HOLDING_WORDS } from '../recall/words';

/** The languages that are told apart. Of the first five the marks of `words/` are known; the others are named and measured by their shape alone. */
export const TONGUES = [
  'english',
  'german',
  'french',
  'spanish',
  'portuguese',
  'italian',
  'dutch',
] as const satisfies readonly Language[];
export type Tongue = (typeof TONGUES)[number];
export const READ_TONGUES = 5;

/** Words that stand in nearly every text of a language. Some belong to two: the sum over a text decides. */
const EVERYDAY: Readonly<Record<Exclude<Tongue, 'english'>, string>> = {
  german: `der die das und ich du ist nicht ein eine einen mit für mein meine bin habe aber sehr heute wie es zu auf mir dir sie wir sind war den dem des
    von im auch noch nur wenn dass daß so hat haben sich er ihr ihnen ihre an als am bei nach oder man was wird werden kann doch schon immer`,
  french: `le la les des de que qui un une est pas pour avec je tu il elle on nous vous suis mon ma mes mais très et en ce cette dans sur au aux du ne se
    plus tout comme sont était ai as a ont j l d c s n qu fait bien son sa ses ou où`,
  spanish: `el la los las que de en un una es no por con para mi tu estoy soy tengo como pero muy hoy yo me te se lo su y o del al más está son era ha
    he este esta eso cuando si también todo porque qué ya hay sin sobre`,
  portuguese: `o a os as que de um uma é não por com para meu minha estou sou tenho como mas muito hoje eu me te se do da no na dos das em mais está são
    foi ele ela isso quando também tudo porque já há sem sobre você ao à`,
  italian: `il lo gli che di un una è non per con mio mia sono ho come ma molto oggi io ti mi si e la le del della nel più anche questo quando tutto`,
  dutch: `de het een en ik jij je is niet met voor mijn ben heb maar heel dat die van op te zijn was ook wel nog er aan bij naar als`,
};

/** By word: a bit for each language it is everyday in. */
export const EVERYDAY_IN: ReadonlyMap<string, number> = (() => {
  const bits = new Map<string, number>();
  const learn = (word: string, place: number) => bits.set(word, (bits.get(word) ?? 0) | (1 << place));
  for (const word of HOLDING_WORDS) learn(word, 0);
  for (const word of "i'm don't it's that's can't i've i'll you're didn't isn't we're he's she's".split(' '))
    learn(word, 0);
  TONGUES.forEach((tongue, place) => {
    if (tongue !== 'english') for (const word of EVERYDAY[tongue].trim().split(/\s+/)) learn(word, place);
  });
  return bits;
})();

/** Which language each piece is in, from its everyday words and, where it has few, from what came before. */
export class Languages {
  private readonly hits = new Float64Array(TONGUES.length);
  /** Words by the language their piece was taken for; the last counts those taken for none. */
  private readonly words = new Float64Array(TONGUES.length + 1);

  /**
   * @param hits everyday words of the piece, by language
   * @returns the place of its language in TONGUES; -1 where none can be told
   */
  judge(hits: readonly number[], words: number): number {
    let all = 1;
    for (let tongue = 0; tongue < TONGUES.length; tongue++) all += this.hits[tongue] ?? 0;
    let best = -1;
    let most = 0;
    for (let tongue = 0; tongue < TONGUES.length; tongue++) {
      // What went before weighs as much as one and a half everyday words.
      const score = (hits[tongue] ?? 0) + (1.5 * (this.hits[tongue] ?? 0)) / all;
      if (score > most) [best, most] = [tongue, score];
    }
    // A text of some length without every eighth word an everyday one is in none of these languages.
    const own = best < 0 ? 0 : (hits[best] ?? 0);
    if (most < 0.5 || (words >= 8 && own * 8 < words)) best = -1;
    for (let tongue = 0; tongue < TONGUES.length; tongue++) {
      this.hits[tongue] = (this.hits[tongue] ?? 0) + (hits[tongue] ?? 0);
    }
    const place = best < 0 ? TONGUES.length : best;
    this.words[place] = (this.words[place] ?? 0) + words;
    return best;
  }

  /** The language that most words are in; null where none has half of them. */
  prevailing(): Tongue | null {
    const all = this.words.reduce((sum, count) => sum + count, 0);
    const place = this.words.indexOf(Math.max(...this.words));
    return all > 0 && (this.words[place] ?? 0) * 2 >= all ? (TONGUES[place] ?? null) : null;
  }
}
