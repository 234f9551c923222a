/** Speaker classification: multinomial naive Bayes over words and bigrams, with leave-one-conversation-out validation. */
import { wordsOf } from './words.mjs';

/** @typedef {{ label: string, conversation: string, text: string }} Document */

/** Short words are common; longer ones that the user used are excluded as the user's. */
const OWN_FROM = 4;

/**
 * A reply without the speaker's name and the user's words, so that only style remains.
 * @param {string} reply @param {{ names: string[], said: string }} person
 */
export function withoutTheirs(reply, { names, said }) {
  const named = new Set(names.flatMap(wordsOf));
  const theirs = new Set(wordsOf(said).filter((word) => word.length >= OWN_FROM));
  return wordsOf(reply)
    .filter((word) => !named.has(word) && !theirs.has(word) && !/^\d/.test(word))
    .join(' ');
}

/** @param {string} text @returns {string[]} */
function featuresOf(text) {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
}

/** @param {readonly Document[]} documents */
function train(documents) {
  /** @type {Map<string, { documents: number, total: number, counts: Map<string, number> }>} */
  const classes = new Map();
  /** @type {Set<string>} */
  const vocabulary = new Set();
  for (const { label, text } of documents) {
    const entry = classes.get(label) ?? { documents: 0, total: 0, counts: new Map() };
    classes.set(label, entry);
    entry.documents += 1;
    for (const feature of featuresOf(text)) {
      vocabulary.add(feature);
      entry.total += 1;
      entry.counts.set(feature, (entry.counts.get(feature) ?? 0) + 1);
    }
  }
  return { classes, vocabulary, size: documents.length };
}

/** Add-one smoothing; features never seen in training say nothing. @param {ReturnType<typeof train>} model @param {string} text */
function labelOf({ classes, vocabulary, size }, text) {
  const features = featuresOf(text).filter((feature) => vocabulary.has(feature));
  let best = { label: '', score: -Infinity };
  for (const [label, { documents, total, counts }] of classes) {
    const score = features.reduce(
      (sum, feature) => sum + Math.log(((counts.get(feature) ?? 0) + 1) / (total + vocabulary.size)),
      Math.log(documents / size),
    );
    if (score > best.score) best = { label, score };
  }
  return best.label;
}

/**
 * Accuracy per reply and for all replies of one conversation as one document. A conversation is never in the
 * training of those that judge it. @param {readonly Document[]} replies
 */
export function toldApart(replies) {
  const conversations = [...new Set(replies.map(({ conversation }) => conversation))];
  const labels = [...new Set(replies.map(({ label }) => label))];
  let single = 0;
  let whole = 0;
  /** @type {string[]} */
  const mistaken = [];
  for (const conversation of conversations) {
    const model = train(replies.filter((reply) => reply.conversation !== conversation));
    for (const label of labels) {
      const own = replies.filter((reply) => reply.conversation === conversation && reply.label === label);
      single += own.filter(({ text }) => labelOf(model, text) === label).length;
      const said = labelOf(model, own.map(({ text }) => text).join(' '));
      if (said === label) whole += 1;
      else mistaken.push(`${conversation}: ${label} taken for ${said}`);
    }
  }
  return {
    perReply: single / Math.max(replies.length, 1),
    perConversation: whole / Math.max(conversations.length * labels.length, 1),
    mistaken,
  };
}
