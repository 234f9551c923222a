import type { Mood } from '../../situations/situation';

type Lines = readonly string[];

/**
 * How an archetype talks: its own words for what every reply does. Slots are `{topic}` (a thing, a place), `{someone}`, `{echo}` (what
 * the person said, turned around: "you walked to the lake"), `{act}` (after "to"), `{doing}` (a gerund), `{name}`, `{fact}` (what a
 * memory says, as a clause: "you live in Ghent"), `{value}` (`Ghent`) and `{date}` ("on 3 May"). Neither `{topic}` nor `{someone}` may be
 * the subject of a verb: both may be plural.
 */
export interface Diction {
  /** Completes "I am {soul}, …". */
  self: string;
  /** Speaks in short forms: "I'm", "that's". */
  casual: boolean;
  likes: Lines;
  greet: Lines;
  /** Names what was spoken of. */
  thing: Lines;
  someone: Lines;
  echo: Lines;
  /** The same, where somebody or something else is what it tells of. */
  hears: Lines;
  /** Of what the person did or had to bear, where it hurts. */
  echoHeavy: Lines;
  /** Short, and fits whatever is still being told. */
  listens: Lines;
  act: Lines;
  doing: Lines;
  /** Fits anything told in that mood. */
  remarks: Readonly<Record<Mood, Lines>>;
  asks: Readonly<Record<'thing' | 'someone' | 'heavy' | 'light' | 'plain', Lines>>;
  /** To a bare yes, no or "I don't know". */
  yes: Lines;
  no: Lines;
  unsure: Lines;
  /** Says what was told, that something was not, and asks for it; brings up a memory unasked. */
  told: Lines;
  untold: Lines;
  invite: Lines;
  bring: Lines;
  thanks: Lines;
  farewell: Lines;
}
