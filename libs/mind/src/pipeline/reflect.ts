import type { RelationalPattern, SoulReflection } from '@kinloom/contract';
import { earlierOf } from '../care/risk';
import { draftsOf } from '../memory/keep';
import type { Heard, KeptMemory, MemoryDraft } from '../memory/memory';
import { keptFrom } from '../memory/provisional';
import { sessionNote, sessionsOf } from '../memory/notes';
import { layerOf, statusOf } from '../memory/rules';
import { isOffered } from '../offering/offered';
import { type Proposal, proposalOf } from '../offering/propose';
import { perceiveCautiously } from '../perception/perceive';
import type { SessionNote } from '../reader';
import type { Self } from '../self/self';
import { type Felt, feltIn } from '../state/depth';
import { patternAfter } from '../state/patterns';
import { reflectionOf } from '../state/reflection';
import { afterExchange, restraintAt, type SoulCondition } from '../state/state';
import type { SoulSketch } from '../voice/voice';
import { type Created, settle } from './settle';

/** Messages before one that help to understand it. */
const CONTEXT = 8;

/** Seqs of a session, from the first to the last. */
export interface Stretch {
  from: number;
  to: number;
}

export interface NewNote extends SessionNote {
  fromSeq: number;
  toSeq: number;
  whispered: boolean;
  /** Written by a model: rules do not replace it. */
  byModel: boolean;
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
  /** IANA name of the person's time zone; null if it is not known. */
  timeZone: string | null;
  /** Names of all souls of the conversation. */
  souls: readonly string[];
  /** Of the session that the new belongs to, and what was said just before. Whose seq is above `reflectedSeq` is new. */
  said: readonly Heard[];
  reflectedSeq: number;
  /** Where the newest note begins, or the next is to begin. */
  notedFrom: number;
  /** A model wrote the note that begins there: it stays, and a model goes on with it. */
  notedByModel: boolean;
  /** Sessions whose notes are to be written anew. */
  emptied: readonly (Stretch & { said: readonly Heard[] })[];
  /** What was taken in before, and has other words now: it is kept, and moves nothing else a second time. */
  reworded: readonly Heard[];
  now: number;
  /** Called now and then: lets others have their turn where there is much to take in. */
  breathe: () => Promise<void>;
}

/** What one soul takes from what was said, by rules. */
export async function reflect(exchange: Exchange): Promise<Taken> {
  const { soul, self, kept, before, said, reflectedSeq, now } = exchange;
  const fresh = said.filter(({ seq }) => seq > reflectedSeq);
  const persons = fresh.filter(({ from }) => from === 'person');
  const read = await draftsByRule(exchange, fresh);
  const again = exchange.reworded
    .filter(({ from }) => from === 'person')
    .flatMap((heard) =>
      draftsOf(heard, {
        personName: exchange.person,
        soulName: soul.name,
        before: [],
        souls: exchange.souls,
        timeZone: exchange.timeZone,
      }),
    );
  const { created, confirmed, superseded } = await settle(
    [...again, ...read],
    // Nothing that is said takes the place of a text that was given, or is the same as one.
    kept.filter((memory) => !isOffered(memory)),
    exchange.breathe,
  );
  const drafts = created.map(({ draft }) => draft);
  const perceptions = persons.map((heard) =>
    perceiveCautiously(heard.text, earlierOf(said.slice(0, said.indexOf(heard)))),
  );
  const seen = new Map(persons.map(({ id }, at) => [id, perceptions[at]]));
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
        seen.get(message.id) ?? perceiveCautiously(message.text),
        [...again, ...read].filter(({ messageId }) => messageId === message.id).map(given),
      ),
    ),
  };
}

async function draftsByRule(
  { said, person, soul, souls, timeZone, breathe }: Exchange,
  fresh: readonly Heard[],
): Promise<MemoryDraft[]> {
  const drafts: MemoryDraft[] = [];
  for (const heard of fresh.filter(({ from }) => from === 'person')) {
    const place = said.indexOf(heard);
    const before = said.slice(Math.max(0, place - CONTEXT), place);
    drafts.push(...draftsOf(heard, { personName: person, soulName: soul.name, before, souls, timeZone }));
    await breathe();
  }
  return drafts;
}

/** Notes of the sessions that the new belongs to, and of those that are to be written anew. */
function notesOf(
  { said, reflectedSeq, notedFrom, notedByModel, emptied, kept, person, soul, timeZone }: Exchange,
  drafts: readonly MemoryDraft[],
): NewNote[] {
  const context = { personName: person, soulName: soul.name, timeZone };
  const told = kept.filter(({ objection }) => objection === null);
  // What a memory has other words for by now is not told of in the old ones.
  const otherwise = new Set(kept.filter(({ edited }) => edited).flatMap(({ messageIds }) => messageIds));
  const current = sessionsOf(said.filter(({ seq }) => seq >= notedFrom))
    .filter((session) => session.some(({ seq }) => seq > reflectedSeq))
    .filter((session) => !(notedByModel && session[0]?.seq === notedFrom));
  const again = emptied.filter(({ from }) => !current.some((session) => session.some(({ seq }) => seq === from)));
  return [...current, ...again.map((one) => one.said)].flatMap((session) => {
    const heard = session.filter(({ id }) => !otherwise.has(id));
    const note = sessionNote(heard, [...drafts, ...told], context);
    const first = session[0];
    const last = session.at(-1);
    if (!note || !first || !last) return [];
    const whispered = session.some((one) => one.whispered);
    return [{ ...note, fromSeq: first.seq, toSeq: last.seq, whispered, byModel: false }];
  });
}

/** Where a memory lies at a moment, and how it keeps. */
export const placeOf = (memory: KeptMemory, now: number) => ({
  layer: layerOf(memory, now),
  status: statusOf(memory, now),
});
const given = ({ significance }: MemoryDraft) => significance;
/** What was understood says more than what was only kept in the words it came in. */
const understood = ({ fact }: MemoryDraft) => Number(fact !== null && fact.relation !== 'told');

/** Where a memory is from says nothing of where it lies. */
export const NOWHERE = { conversationId: 0, speaker: '' };
