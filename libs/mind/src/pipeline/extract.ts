import { speaksOfDanger } from '../memory/keep';
import type { Heard, KeptMemory } from '../memory/memory';
import { sessionsOf } from '../memory/notes';
import { keptFrom } from '../memory/provisional';
import { isOffered } from '../offering/offered';
import type { Reader, SessionNote } from '../reader';
import type { SoulSketch } from '../voice/voice';
import { type NewNote, NOWHERE, placeOf, type Taken } from './reflect';
import { settle } from './settle';

/** Messages before the new ones that help to understand them. */
const CONTEXT = 8;
/** Kept memories that a model sees beside the talk. */
const KNOWN = 10;

/** Messages that a model reads for memories, after rules have. */
export interface UnreadTalk {
  soul: SoulSketch;
  person: string;
  /** Everything the soul keeps. */
  kept: readonly KeptMemory[];
  /** The session that the new belongs to, and what was said before, oldest first. */
  said: readonly Heard[];
  /** Messages with a higher seq are new. */
  readAfter: number;
  /** First seq of the session's note, and its content so far. */
  note: { fromSeq: number; content: string | null };
  /** Memories most alike a text, the best first. */
  nearest: (text: string, limit: number) => KeptMemory[];
  now: number;
  breathe: () => Promise<void>;
}

/** What a model found: memories to add, to change and to end, and the note of the session. */
export type Extracted = Pick<Taken, 'soulId' | 'created' | 'confirmed' | 'superseded' | 'moved' | 'notes'>;

/**
 * Reads new messages with a model. Each memory was verified against the message it cites; what a person edited, offered or objected to is
 * neither shown to the model nor changed.
 * @throws ReaderError, and the signal's reason where it is aborted
 */
export async function extract(talk: UnreadTalk, reader: Reader, signal: AbortSignal): Promise<Extracted> {
  const { soul, person, kept, said, readAfter, note, nearest, now, breathe } = talk;
  // What speaks of danger is met with help, and is no memory.
  const safe = said.filter(({ text }) => !speaksOfDanger(text));
  const firstNew = safe.findIndex(({ seq }) => seq > readAfter);
  const messages = firstNew < 0 ? [] : safe.slice(Math.max(0, firstNew - CONTEXT));
  const session = sessionsOf(said.filter(({ seq }) => seq >= note.fromSeq)).at(-1) ?? [];
  const asked = messages.filter(({ seq, from }) => seq > readAfter && from === 'person').map(({ text }) => text);
  const reading = await reader.read(
    {
      person: { name: person },
      soul,
      messages,
      readAfter,
      known: nearest(asked.join('\n'), KNOWN * 2)
        .filter(isOpen)
        .slice(0, KNOWN),
      noteSoFar: session[0]?.seq === note.fromSeq ? note.content : null,
    },
    signal,
  );
  const settled = await settle(
    [...reading.drafts].sort((a, b) => a.saidAt - b.saidAt),
    kept.filter((memory) => !isOffered(memory)),
    breathe,
  );
  const stored = new Set([...settled.created, ...settled.confirmed].map(({ draft }) => draft.key));
  // Repeating a memory replaces nothing: not itself, and not what it was said beside.
  const confirmed = new Set(settled.confirmed.map(({ id }) => id));
  const replaced = reading.replaced.filter(({ id, byKey }) => !confirmed.has(id) && stored.has(byKey));
  const superseded = new Map(
    [...reading.ended.map((id) => ({ id, byKey: '' })), ...replaced, ...settled.superseded].map((one) => [one.id, one]),
  );
  return {
    soulId: soul.id,
    created: settled.created.map((one) => ({ ...one, ...placeOf(keptFrom(one.draft, NOWHERE, 0), now) })),
    confirmed: settled.confirmed,
    superseded: [...superseded.values()],
    moved: [],
    notes: noteOf(reading.note, session),
  };
}

/** Whether a model may change or end a memory. */
const isOpen = (memory: KeptMemory): boolean =>
  memory.objection === null && memory.supersededAt === null && !memory.edited && !isOffered(memory);

/** The note of the newest session. A session in which danger was spoken of keeps the note by rules, which tells nothing of it. */
function noteOf(written: SessionNote | null, session: readonly Heard[]): NewNote[] {
  const [first, last] = [session[0], session.at(-1)];
  if (!written || !first || !last || session.some(({ text }) => speaksOfDanger(text))) return [];
  const whispered = session.some((one) => one.whispered);
  return [{ ...written, from: first.at, fromSeq: first.seq, toSeq: last.seq, whispered, byModel: true }];
}
