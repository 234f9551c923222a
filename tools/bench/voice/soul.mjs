/** The only interface of the benchmark to the mind: a soul whose store is a few lists in memory. */
import { loadSource } from '../sources.mjs';

const mind = loadSource('libs/mind/src/index.ts');
/** Options of the built-in voice: replies are not cancelled. */
const { signal } = new AbortController();
const HISTORY = 60;
const CONVERSATION = 1;

/**
 * The parts of the mind's types that are used here.
 * @typedef {{ id: number, conversationId: number, seq: number, from: 'person' | 'soul', speaker: string, text: string, at: number,
 *   whispered: boolean }} Heard
 * @typedef {{ id: number, messageIds: number[] }} Kept
 * @typedef {{ key: string, messageId: number }} Draft
 * @typedef {{ draft: Draft, messageIds: number[], supersededBy: string | null, layer: string, status: string }} Created
 */

/** @param {import('./run.mjs').Sketch} sketch */
function soulOf({ archive, ...sketch }) {
  const conversationHistory = archive.flatMap(({ cue, reply }) => [
    ...(cue === null ? [] : [{ role: 'user', content: cue }]),
    { role: 'assistant', content: reply },
  ]);
  return { ...sketch, personality: { ...sketch.personality, ...(archive.length > 0 ? { conversationHistory } : {}) } };
}

/** @type {import('./run.mjs').CreateSoul} */
export function createSoul(sketch, personName) {
  const soul = soulOf(sketch);
  const archive = mind.archiveOf(soul.personality, soul.name);
  const memory = new mind.SoulMemory({ person: personName, soul: soul.name }, archive, mind.ownWordsOf(archive));
  const self = mind.selfOf(soul);
  const voice = mind.builtInVoice();
  /** @type {Heard[]} */
  const said = [];
  let before = { condition: mind.newCondition(), pattern: null };
  let reflectedSeq = 0;
  let kept = 0;

  /** @param {'person' | 'soul'} from @param {string} text @param {number} at @returns {Heard} */
  const heard = (from, text, at) => ({
    id: said.length + 1,
    conversationId: CONVERSATION,
    seq: said.length + 1,
    from,
    speaker: from === 'person' ? personName : soul.name,
    text,
    at,
    whispered: false,
  });

  /** @param {number} now */
  async function reflect(now) {
    /** @type {Kept[]} */
    const everything = memory.everything();
    /**
     * @type {{ created: Created[], confirmed: { id: number, draft: Draft }[], superseded: { id: number, byKey: string }[],
     *   moved: { id: number }[], condition: any, pattern: any }}
     */
    const taken = await mind.reflect({
      soul,
      self,
      kept: everything,
      before,
      person: personName,
      said,
      reflectedSeq,
      notedFrom: 1,
      emptied: [],
      reworded: [],
      now,
      breathe: async () => undefined,
      read: null,
      warn: () => undefined,
    });
    /** @type {Map<string, number>} */
    const idOf = new Map(taken.confirmed.map(({ id, draft }) => [draft.key, id]));
    const fresh = taken.created.map(({ draft, messageIds, supersededBy, layer, status }) => {
      kept += 1;
      if (supersededBy === null) idOf.set(draft.key, kept);
      const memoryOf = mind.keptFrom(draft, { conversationId: CONVERSATION, speaker: personName }, kept);
      return { ...memoryOf, messageIds, layer, status, supersededByKey: supersededBy };
    });
    const ended = new Map(taken.superseded.map(({ id, byKey }) => [id, byKey]));
    const moved = new Map(taken.moved.map((one) => [one.id, one]));
    const repeated = new Map(taken.confirmed.map(({ id, draft }) => [id, draft.messageId]));
    memory.keep([
      ...everything
        .filter(({ id }) => ended.has(id) || moved.has(id) || repeated.has(id))
        .map((one) => ({
          ...one,
          ...moved.get(one.id),
          messageIds: [...one.messageIds, ...[repeated.get(one.id) ?? []].flat()],
          ...(ended.has(one.id) ? { supersededBy: idOf.get(ended.get(one.id) ?? '') ?? null, supersededAt: now } : {}),
        })),
      ...fresh.map(({ supersededByKey, ...one }) =>
        supersededByKey === null ? one : { ...one, supersededBy: idOf.get(supersededByKey) ?? null, supersededAt: now },
      ),
    ]);
    before = { condition: taken.condition, pattern: taken.pattern };
    reflectedSeq = said.length;
  }

  return {
    async hear(text, at) {
      const history = said.slice(-HISTORY);
      memory.hear(history.filter(({ id }) => !memory.hasHeard(id)));
      const message = heard('person', text, at);
      let reply = '';
      const outcome = await mind.answer(
        {
          soul,
          self,
          mood: { tone: before.condition.tone, trust: before.condition.trust, level: before.condition.level },
          person: { name: personName },
          message,
          history,
          unreflectedAfter: reflectedSeq,
          guarded: false,
          group: false,
          channel: null,
          focus: null,
          files: [],
          standing: '',
          earlier: [],
          seed: `${soul.id}:${message.id}`,
        },
        memory,
        voice,
        {
          messages: async (/** @type {number[]} */ ids) => said.filter(({ id }) => ids.includes(id)),
          embed: null,
          clock: () => performance.now(),
        },
        {
          add: async (/** @type {string} */ piece) => {
            reply += piece;
          },
          rewrite: async (/** @type {string} */ words) => {
            reply = words;
          },
        },
        signal,
      );
      said.push(message);
      said.push(heard('soul', reply, at + 1_000));
      await reflect(at + 2_000);
      return { reply, recalled: outcome.recalled.map((/** @type {{ text: string }} */ one) => one.text) };
    },
  };
}
