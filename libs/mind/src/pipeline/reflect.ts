import type { RelationalPattern, SoulReflection } from '@kinloom/contract';
import { draftsOf, speaksOfDanger } from '../memory/keep';
import type { Heard, KeptMemory, MemoryDraft } from '../memory/memory';
import { keptFrom } from '../memory/provisional';
import { sessionNote, sessionsOf } from '../memory/notes';
import { layerOf, statusOf } from '../memory/rules';
import { isOffered } from '../offering/offered';
import { type Proposal, proposalOf } from '../offering/propose';
import { perceive } from '../perception/perceive';
import { type Reader, ReaderError, type SessionNote } from '../reader';
import type { Self } from '../self/self';
import { type Felt, feltIn } from '../state/depth';
import { patternAfter } from '../state/patterns';
import { reflectionOf } from '../state/reflection';
import { afterExchange, restraintAt, type SoulCondition } from '../state/state';
import { type SoulSketch, VoiceError } from '../voice';
import { type Created, settle } from './settle';

/** Messages before one that help to understand it. */
const CONTEXT = 8;
/** Milliseconds a model may take to read an exchange. */
const READING = 60_000;

/** Seqs of a session, from the first to the last. */
export interface Stretch {
  from: number;
  to: number;
}

export interface NewNote extends SessionNote {
  fromSeq: number;
  toSeq: number;
  whispered: boolean;
}

/** What one soul takes from it. */
export interface Taken {
  soulId: number;
  created: readonly (Created & Pick<KeptMemory, 'layer' | 'status'>)[];
  confirmed: readonly { id: number; draft: MemoryDraft }[];
  superseded: readonly { id: number; byKey: string }[];
  /** Memories that by now lie in another layer or keep in another way. */
  moved: readonly Pick<KeptMemory, 'id' | 'layer' | 'status'>[];
  notes: readonly NewNote[];
  reflection: (Omit<SoulReflection, 'id' | 'createdAt'> & { messageId: number }) | null;
  pattern: RelationalPattern | null;
  condition: SoulCondition;
  changes: readonly { what: string; from: number; to: number; messageId: number; reason: string }[];
  summary: string | null;
  /** A moment that the soul would like to keep, if its person lets it. */
  proposal: Proposal | null;
  /** What each message of the person shows, of what is new and of what has other words now. */
  felt: readonly Felt[];
}

/** A soul's condition and pattern, as they are before something is taken in. */
export interface Before {
  condition: SoulCondition;
  pattern: RelationalPattern | null;
}

export interface Exchange {
  soul: SoulSketch;
  self: Self;
  /** Everything the soul keeps, what was objected to among it. */
  kept: readonly KeptMemory[];
  before: Before;
  person: string;
  /** Of the session that the new belongs to, and what was said just before. Whose seq is above `reflectedSeq` is new. */
  said: readonly Heard[];
  reflectedSeq: number;
  /** Where the newest note begins, or the next is to begin. */
  notedFrom: number;
  /** Sessions whose notes are to be written anew. */
  emptied: readonly (Stretch & { said: readonly Heard[] })[];
  /** What was taken in before, and has other words now: it is kept, and moves nothing else a second time. */
  reworded: readonly Heard[];
  now: number;
  /** Called now and then: lets others have their turn where there is much to take in. */
  breathe: () => Promise<void>;
  read: Reader | null;
  /** Told why the model could not read it, in words without anything private. */
  warn: (reason: string) => void;
}

/** What one soul takes from what was said: pure, but for the model that may read it. */
export async function reflect(exchange: Exchange): Promise<Taken> {
  const { soul, self, kept, before, said, reflectedSeq, now } = exchange;
  const fresh = said.filter(({ seq }) => seq > reflectedSeq);
  const persons = fresh.filter(({ from }) => from === 'person');
  const read = await readBy(exchange, fresh);
  const again = exchange.reworded
    .filter(({ from }) => from === 'person')
    .flatMap((heard) => draftsOf(heard, { personName: exchange.person, soulName: soul.name, before: [] }));
  const { created, confirmed, superseded } = await settle(
    [...again, ...read.drafts],
    // Nothing that is said takes the place of a text that was given, or is the same as one.
    kept.filter((memory) => !isOffered(memory)),
    exchange.breathe,
  );
  const drafts = created.map(({ draft }) => draft);
  const perceptions = persons.map(({ text }) => perceive(text));
  const grown = afterExchange(before.condition, {
    personMessages: persons,
    perceptions,
    kept: drafts,
    superseded: superseded.length,
    now,
  });
  const reflection = reflectionOf({ personMessages: persons, perceptions, kept: drafts, now }, self, soul);
  return {
    soulId: soul.id,
    created: created.map((one) => ({ ...one, ...placeOf(keptFrom(one.draft, NOWHERE, 0), now) })),
    confirmed,
    superseded,
    moved: kept.flatMap((memory) => {
      const place = placeOf(memory, now);
      return place.layer === memory.layer && place.status === memory.status ? [] : [{ id: memory.id, ...place }];
    }),
    notes: notesOf(exchange, read),
    reflection,
    pattern: persons.length > 0 ? patternAfter(before.pattern, persons, perceptions) : before.pattern,
    condition: grown.condition,
    changes: grown.changes,
    summary:
      [...drafts].sort((a, b) => understood(b) - understood(a) || b.significance - a.significance)[0]?.title ?? null,
    proposal: proposalOf({
      soul,
      self,
      fresh,
      persons,
      perceptions,
      kept: drafts,
      reflection,
      known: kept,
      attentive: [before, grown].some(({ condition }) => restraintAt(condition, now).state === 'attentive'),
    }),
    felt: [...persons, ...exchange.reworded.filter(({ from }) => from === 'person')].map((message) =>
      feltIn(
        message,
        perceive(message.text),
        [...again, ...read.drafts].filter(({ messageId }) => messageId === message.id).map(given),
      ),
    ),
  };
}

/** What is worth keeping, as the model reads it where there is one and it answers; otherwise, and where it fails, by rule. */
async function readBy(
  { read, said, notedFrom, person, soul, warn, breathe }: Exchange,
  fresh: readonly Heard[],
): Promise<{ drafts: MemoryDraft[]; note: SessionNote | null }> {
  const byRule = async () => {
    const drafts: MemoryDraft[] = [];
    for (const heard of fresh.filter(({ from }) => from === 'person')) {
      const place = said.indexOf(heard);
      const before = said.slice(Math.max(0, place - CONTEXT), place);
      drafts.push(...draftsOf(heard, { personName: person, soulName: soul.name, before }));
      await breathe();
    }
    return { drafts, note: null };
  };
  if (!read || fresh.length === 0) return byRule();
  try {
    // Session by session, each whole, so that its note tells of all of it; what was taken in before is not kept again.
    // What speaks of danger is met with help, and is no memory: whichever reads it.
    const news = new Set(fresh.filter(({ text }) => !speaksOfDanger(text)).map(({ id }) => id));
    const drafts: MemoryDraft[] = [];
    let note: SessionNote | null = null;
    const sessions = sessionsOf(said.filter(({ id, seq }) => seq >= notedFrom || news.has(id)));
    for (const session of sessions.filter((one) => one.some(({ id }) => news.has(id)))) {
      const exchange = { person: { name: person }, soul, messages: session };
      const reading = await read.read(exchange, AbortSignal.timeout(READING));
      drafts.push(...reading.drafts.filter(({ messageId }) => news.has(messageId)));
      // A note by rule is made of what was kept, and tells nothing of it.
      note = session.some(({ text }) => speaksOfDanger(text)) ? null : reading.note;
    }
    return { drafts: drafts.sort((a, b) => a.saidAt - b.saidAt), note };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    if (!(error instanceof ReaderError) && !(error instanceof VoiceError) && !timedOut) throw error;
    warn(`read by rule, not by the model: ${error.message}`);
    return byRule();
  }
}

/** Notes of the sessions that the new belongs to, and of those that are to be written anew. */
function notesOf(
  { said, reflectedSeq, notedFrom, emptied, kept, person, soul }: Exchange,
  read: { drafts: readonly MemoryDraft[]; note: SessionNote | null },
): NewNote[] {
  const context = { personName: person, soulName: soul.name };
  const told = kept.filter(({ objection }) => objection === null);
  // What a memory has other words for by now is not told of in the old ones.
  const otherwise = new Set(kept.filter(({ edited }) => edited).flatMap(({ messageIds }) => messageIds));
  const current = sessionsOf(said.filter(({ seq }) => seq >= notedFrom)).filter((session) =>
    session.some(({ seq }) => seq > reflectedSeq),
  );
  const again = emptied.filter(({ from }) => !current.some((session) => session.some(({ seq }) => seq === from)));
  const noted = [...current, ...again.map((one) => one.said)].flatMap((session, place) => {
    const byModel = place === current.length - 1 ? read.note : null;
    const heard = session.filter(({ id }) => !otherwise.has(id));
    const note = byModel ?? sessionNote(heard, [...read.drafts, ...told], context);
    const first = session[0];
    const last = session.at(-1);
    if (!note || !first || !last) return [];
    return [{ ...note, fromSeq: first.seq, toSeq: last.seq, whispered: session.some(({ whispered }) => whispered) }];
  });
  return noted;
}

const placeOf = (memory: KeptMemory, now: number) => ({ layer: layerOf(memory, now), status: statusOf(memory, now) });
const given = ({ significance }: MemoryDraft) => significance;
/** What was understood says more than what was only kept in the words it came in. */
const understood = ({ fact }: MemoryDraft) => Number(fact !== null && fact.relation !== 'told');

/** Where a memory is from says nothing of where it lies. */
const NOWHERE = { conversationId: 0, speaker: '' };
