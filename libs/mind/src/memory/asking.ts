import type { KeptMemory } from './memory';

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
  /** It is only the nearest that was told, and may not be what is asked for: whoever tells it says so. */
  nearest?: boolean;
}
