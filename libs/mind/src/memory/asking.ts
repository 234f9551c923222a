import type { Recollection } from '../recall/recollection';
import type { KeptMemory } from './memory';

/** A line of what a soul was brought with that answers. */
export interface Brought {
  line: Recollection;
  /** What of it is said. */
  quote: string;
  /** What was said to it then, where that belongs to it. */
  then: Recollection | null;
}

/** What a question about something told comes to. */
export interface FactAnswer {
  /** What is asked for: the value, when it was or will be, what was so before, whether it is so, or all there is of a kind. */
  asks: 'value' | 'when' | 'before' | 'whether' | 'all';
  subject: string;
  relation: string;
  /** For `whether`: true, false, or null where nothing was said of it. */
  holds: boolean | null;
  /** What answers it, the best first; empty where nothing was told. */
  memories: KeptMemory[];
  /** The words of the first that answer, where it is long: for who writes a word or four. */
  inBrief?: KeptMemory;
  /** It is only the nearest that was told, and may not be what is asked for: whoever tells it says so. */
  nearest?: boolean;
  /** It is put as a question that only what was told could answer: whoever is asked owes an answer, or says that there is none. */
  owed?: boolean;
  /** It was learned from conversations that such a message asks for such an answer (`pipeline/told-ranker.ts`): it is given in any case. */
  asked?: boolean;
  /** What answers it of the time before, where nothing that was told since does; null where it was looked for there, and is not there. */
  brought?: Brought | null;
}
