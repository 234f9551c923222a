/**
 * `npm run bench:questions`: how the built-in voice answers questions about what was told a few messages before, in conversations by writers
 * the models were not trained on (libs/mind/data/questions). Prints no message.
 *
 *   npm run bench:questions              on the validation writers
 *   npm run bench:questions -- --test    totals on the test writers. Each use is written to libs/mind/data/questions/test-uses.jsonl; more
 *                                        than ten on one version of the data are refused.
 */
import { parseArgs } from 'node:util';
import { readFolder } from '../train/data.mjs';
import { heardOf, holdsOneOf } from '../train/questions.mjs';
import { loadSource } from './sources.mjs';
import { recordTestUse } from './test-uses.mjs';
import { saysNotKnowing } from './voice/measure.mjs';

/** When the conversations take place. */
const BEGAN_AT = Date.UTC(2026, 10, 27, 20);
/** Replies that give back something told. */
const GIVES_BACK = /\b(?:told me|you (?:said|wrote|mentioned))\b/i;

const { values } = parseArgs({ options: { test: { type: 'boolean', default: false } } });
const split = values.test ? 'test' : 'validation';
const { answer } = loadSource('libs/mind/src/pipeline/answer.ts');
const { selfOf } = loadSource('libs/mind/src/self/derive.ts');
const { SoulMemory } = loadSource('libs/mind/src/soul-memory.ts');
const { builtInVoice } = loadSource('libs/mind/src/voice/built-in-voice.ts');

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const soul = { id: 3, name: 'Lumen', archetype: 'companion', personality: {}, instructions: '' };

if (values.test) recordTestUse('questions');
/** @type {Record<string, number>} */
const counts = {};
/** @type {import('../train/data.mjs').QuestionLine[]} */
const lines = readFolder(`questions/${split}`);
for (const [at, line] of lines.entries()) {
  const outcome = outcomeOf(line, await replyTo(line.says, at + 1));
  counts[outcome] = (counts[outcome] ?? 0) + 1;
}
say(`${split}: ${lines.length} conversations`);
for (const [outcome, count] of Object.entries(counts).sort()) {
  const [kind = ''] = outcome.split(':');
  const all = lines.filter((line) => line.kind === kind).length;
  say(`${outcome.padEnd(40)} ${String(count).padStart(4)}  ${((100 * count) / all).toFixed(1)} %`);
}

/** The reply to the last message of a conversation. @param {string[]} says @param {number} number @returns {Promise<string>} */
async function replyTo(says, number) {
  const memory = new SoulMemory({ person: 'Sam', soul: soul.name }, [], []);
  const voice = builtInVoice();
  /** @type {object[]} */
  const history = [];
  let text = '';
  for (const [place, message] of heardOf(says).entries()) {
    const asked = { ...message, id: 2 * place + 1, seq: 2 * place + 1, at: BEGAN_AT + place * 60_000 };
    text = '';
    await answer(
      {
        soul,
        self: selfOf(soul),
        mood: { tone: 'calm', trust: 0.5, level: 1 },
        person: { name: 'Sam' },
        message: asked,
        history: [...history],
        unreflectedAfter: 0,
        guarded: false,
        raisedRisk: null,
        group: false,
        channel: null,
        focus: null,
        files: [],
        standing: '',
        earlier: [],
        seed: `${number}:${asked.id}`,
      },
      memory,
      voice,
      { messages: () => Promise.resolve([]), embed: null, clock: () => asked.at },
      {
        add: async (/** @type {string} */ piece) => void (text += piece),
        rewrite: async (/** @type {string} */ whole) => void (text = whole),
      },
      new AbortController().signal,
    );
    const reply = {
      ...asked,
      id: asked.id + 1,
      seq: asked.seq + 1,
      from: 'soul',
      speaker: soul.name,
      text,
      at: asked.at + 1_000,
    };
    history.push(asked, reply);
    memory.hear([asked, reply]);
  }
  return text;
}

/** @param {import('../train/data.mjs').QuestionLine} line @param {string} reply */
function outcomeOf({ kind, expect }, reply) {
  const isAdmitted = saysNotKnowing(reply);
  const givesBack = GIVES_BACK.test(reply);
  if (kind === 'told') {
    if (holdsOneOf(reply, expect)) return 'told: right';
    return isAdmitted && !givesBack
      ? 'told: said to be unknown'
      : givesBack
        ? 'told: something else'
        : 'told: not answered';
  }
  if (kind === 'untold') {
    if (givesBack) return 'untold: something near, or wrong';
    return isAdmitted ? 'untold: said to be unknown' : 'untold: answered otherwise';
  }
  return givesBack || isAdmitted ? 'other: taken for a question about what was told' : 'other: right';
}
