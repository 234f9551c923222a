/** Plays conversations to souls. Independent of the mind, which is behind `createSoul`. */

/**
 * @typedef {import('./corpus.mjs').Conversation} Conversation
 * @typedef {import('./corpus.mjs').OwnLine} OwnLine
 * @typedef {{ id: number, name: string, archetype: string, personality: Record<string, unknown>, instructions: string, archive: OwnLine[] }} Sketch
 * @typedef {{ reply: string, recalled: string[] }} Heard `recalled`: the recalled texts, best first
 * @typedef {{ hear(text: string, at: number): Promise<Heard> }} Soul `at` in milliseconds UTC, rising from message to message
 * @typedef {(sketch: Sketch, personName: string) => Soul | Promise<Soul>} CreateSoul a soul without any memory
 * @typedef {{ conversation: Conversation, soul: string, replies: string[], recalled: string[][], times: number[] }} Talk `times` in milliseconds
 */

/** @param {Conversation} conversation @param {ReadonlyMap<string, OwnLine[]>} archives @returns {Sketch} */
export function sketchOf({ soul }, archives) {
  const { archive, ...sketch } = soul;
  const lines = archive === undefined ? [] : archives.get(archive);
  if (lines === undefined) throw new Error(`no archive is called ${archive}`);
  return { id: 1, ...sketch, archive: lines };
}

/** @param {CreateSoul} createSoul @param {Sketch} sketch @param {Conversation} conversation @returns {Promise<Talk>} */
export async function talk(createSoul, sketch, conversation) {
  const soul = await createSoul(sketch, conversation.person);
  /** @type {Talk} */
  const heard = { conversation, soul: sketch.name, replies: [], recalled: [], times: [] };
  // One after another: a soul hears a conversation in order.
  for (const { say, at } of conversation.turns) {
    const began = performance.now();
    const { reply, recalled } = await soul.hear(say, at);
    heard.times.push(performance.now() - began);
    heard.replies.push(reply);
    heard.recalled.push(recalled);
  }
  return heard;
}

/** @template T @param {readonly T[]} items @param {(item: T) => Promise<Talk>} deed */
export async function talkAll(items, deed) {
  /** @type {Talk[]} */
  const talks = [];
  for (const item of items) talks.push(await deed(item));
  return talks;
}
