/** Measures whether archetype and archive affect style. Extra runs: the archetypes over the same conversations, the archives over some of them. */
import { toldApart, withoutTheirs } from './bayes.mjs';
import { mannerGaps, mannerOf } from './measure.mjs';
import { talk, talkAll } from './run.mjs';

/**
 * @typedef {import('./corpus.mjs').Conversation} Conversation
 * @typedef {import('./corpus.mjs').OwnLine} OwnLine
 */

/** The archetypes of the page for creating a soul. */
export const ARCHETYPES = ['companion', 'guide', 'creative', 'explorer', 'protector', 'dreamer'];
const MIDDLE = { creativity: 3, empathy: 3, logic: 3, curiosity: 3 };
const SHARED = 12;
/** Enough replies that a rate of one in three is known to some five hundredths. */
const EXTRA = 6;

/** Evenly from all: what is shared must not be one kind of talk. @param {readonly Conversation[]} conversations @param {number} count */
function spreadOf(conversations, count) {
  const step = Math.max(1, Math.floor(conversations.length / count));
  return conversations.filter((_, index) => index % step === 0).slice(0, count);
}

/** The same name, the same sliders, no instructions: nothing differs but the archetype. @param {string} archetype @returns {import('./run.mjs').Sketch} */
function plainSketch(archetype) {
  return { id: 1, name: 'Sol', archetype, personality: { ...MIDDLE }, instructions: '', archive: [] };
}

/** @param {import('./run.mjs').CreateSoul} createSoul @param {readonly Conversation[]} conversations */
export async function judgeArchetypes(createSoul, conversations) {
  const pairs = spreadOf(conversations, SHARED).flatMap((conversation) =>
    ARCHETYPES.map((archetype) => ({ conversation, archetype })),
  );
  /** @type {import('./bayes.mjs').Document[]} */
  const documents = [];
  for (const { conversation, archetype } of pairs) {
    const sketch = plainSketch(archetype);
    const { replies } = await talk(createSoul, sketch, conversation);
    const said = conversation.turns.map(({ say }) => say).join('\n');
    for (const reply of replies) {
      const text = withoutTheirs(reply, { names: [sketch.name, conversation.person], said });
      documents.push({ label: archetype, conversation: conversation.id, text });
    }
  }
  return toldApart(documents);
}

/**
 * @param {import('./run.mjs').CreateSoul} createSoul @param {readonly Conversation[]} conversations
 * @param {ReadonlyMap<string, OwnLine[]>} archives @param {readonly import('./run.mjs').Talk[]} talks what was heard already
 */
export async function judgeManners(createSoul, conversations, archives, talks) {
  const judged = [];
  for (const [name, archive] of archives) {
    const own = conversations.filter(({ soul }) => soul.archive === name);
    const soul = own[0]?.soul;
    if (soul === undefined) throw new Error(`the archive ${name} has no soul`);
    const others = spreadOf(conversations, EXTRA).filter((conversation) => !own.includes(conversation));
    const { name: soulName, archetype, personality, instructions } = soul;
    const sketch = { id: 1, name: soulName, archetype, personality, instructions, archive };
    const extra = await talkAll(others, (conversation) => talk(createSoul, sketch, conversation));
    const heard = [...talks.filter(({ conversation }) => own.includes(conversation)), ...extra];
    const replies = heard.flatMap((one) => one.replies);
    const gaps = mannerGaps(mannerOf(archive.map(({ reply }) => reply)), mannerOf(replies));
    judged.push({ archive: name, replies: replies.length, gaps });
  }
  return judged;
}
