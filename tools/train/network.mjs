import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../bench/sources.mjs';
import { hashOf, readFolder, readGlosses, readHarmlessTalk } from './data.mjs';
import { seeded } from './random.mjs';

/**
 * @typedef {import('./data.mjs').RiskMessage} RiskMessage
 * @typedef {import('./data.mjs').IntentLine} IntentLine
 * @typedef {import('./data.mjs').TalkMessage} TalkMessage
 * @typedef {import('./data.mjs').MemoryMessage} MemoryMessage
 * @typedef {{ risk: number[], intents: number[], importance: number[], talk: Record<string, number> }} Labels
 * @typedef {{ keys: Uint32Array, firsts: Uint16Array, seconds: Uint16Array, words: string[] }} Glosses
 * @typedef {{ text: string, language: string, labels: Labels, weight: number }} Row
 */

const HERE = path.dirname(fileURLToPath(import.meta.url));
const WEIGHTS = path.resolve(HERE, '../../libs/mind/weights/network.bin');
const FOLDERS = ['glosses', 'risk/messages/train', 'risk/intents/train', 'talk/messages/train', 'memory/train'];
/** The interpreter with PyTorch; on Debian that of the package python3-torch. */
const PYTHON = process.env['PYTHON'] ?? '/usr/bin/python3';
/** Words with a vector of their own: the most frequent, of those that at least two messages contain. */
const VOCABULARY = 12_000;
const LEAST_MESSAGES = 2;
/** A clause of a harmless message counts this much; one clause of each message is trained on. */
const CLAUSE_WEIGHT = 0.3;

const { TALK_GROUPS, GRAVITIES } = loadSource('libs/mind/src/understanding/talk-labels.ts');
const { FEATURE_VERSION } = loadSource('libs/mind/src/understanding/features.ts');
const { serialiseWeights } = loadSource('libs/mind/src/understanding/weights.ts');
const { clausesOf } = loadSource('libs/mind/src/understanding/windows.ts');
const { WordTable, wordTableParts } = loadSource('libs/mind/src/understanding/word-table.ts');
const { unbiased } = loadSource('libs/mind/src/lexicon/likeness.ts');
const { DIMENSIONS } = loadSource('libs/mind/src/lexicon/table.ts');
const { GlossLexicon, glossKey } = loadSource('libs/mind/src/understanding/gloss-lexicon.ts');
const { NETWORK_HEADS, SUBWORD_BITS, VECTOR_SCALE, networkTokens, subwordsOf } = loadSource(
  'libs/mind/src/understanding/text-network.ts',
);

/** @type {Record<string, number>} */
const HEADS = { risk: 3, intents: 2, importance: 3 };
for (const [group, labels] of Object.entries(TALK_GROUPS)) HEADS[group] = labels.length;

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Trains the convolutional network with PyTorch and writes its weights. @throws Error if the interpreter has no PyTorch or fails */
export function trainNetwork() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinloom-network-'));
  try {
    const rows = readRows();
    const glosses = makeGlosses();
    const { tokens, vocabulary } = writeInputs(folder, rows, glosses);
    say(`${rows.length} rows, ${tokens} different words, ${vocabulary.length} with a vector of their own`);
    const { status, error } = spawnSync(PYTHON, [path.join(HERE, 'network.py'), folder], { stdio: 'inherit' });
    if (error) throw error;
    if (status !== 0) throw new Error(`${PYTHON} ended with ${status}: it needs PyTorch (Debian: python3-torch)`);
    const file = pack(folder, vocabulary, glosses);
    writeFileSync(WEIGHTS, file);
    say(`${(file.length / 1e6).toFixed(2)} MB`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All texts of the training split with their labels; -1 where there is none. @returns {Row[]} */
function readRows() {
  /** @type {RiskMessage[]} */
  const risk = readFolder('risk/messages/train');
  /** @type {IntentLine[]} */
  const intents = readFolder('risk/intents/train');
  /** @type {TalkMessage[]} */
  const talk = readFolder('talk/messages/train');
  const keyOf = (/** @type {{ writer: string, text: string }} */ { writer, text }) => `${writer}\n${text}`;
  const talkByKey = new Map(talk.map((message) => [keyOf(message), message]));
  const harmless = new Set(readHarmlessTalk('train').map(keyOf));
  /** @type {Map<string, number>} */
  const importance = new Map(
    /** @type {MemoryMessage[]} */ (readFolder('memory/train')).map((message) => [keyOf(message), message.importance]),
  );
  const importanceOf = (/** @type {{ writer: string, text: string }} */ message) => {
    const level = importance.get(keyOf(message));
    return [1, 2, 3].map((least) => (level === undefined ? -1 : Number(level >= least)));
  };
  /** @type {Row[]} */
  const rows = [];
  for (const message of risk) {
    const known = talkByKey.get(keyOf(message));
    talkByKey.delete(keyOf(message));
    const { text, language, tier, kind } = message;
    const labels = {
      talk: talkLabels(known),
      risk: [Number(tier >= 1), Number(tier >= 2), Number(tier >= 3)],
      // A dangerous farewell says nothing about leaving.
      intents: kind === 'indirect' ? [-1, -1] : [0, 0],
      importance: importanceOf(message),
    };
    rows.push({ text, language, labels, weight: 1 });
  }
  for (const { text, intent, language } of intents) {
    const labels = {
      talk: talkLabels(undefined),
      risk: [0, 0, 0],
      intents: [Number(intent === 'asks_human'), Number(intent === 'leaves')],
      importance: [-1, -1, -1],
    };
    rows.push({ text, language, labels, weight: 1 });
  }
  for (const message of talkByKey.values()) {
    const { text, tone, act } = message;
    const labels = {
      talk: talkLabels(message),
      risk: harmless.has(keyOf(message)) ? [Number(tone === 'hard'), 0, 0] : [-1, -1, -1],
      intents: [Number(act === 'asks_human'), Number(act === 'farewell')],
      importance: importanceOf(message),
    };
    rows.push({ text, language: 'en', labels, weight: 1 });
  }
  return [...rows, ...harmlessClauses(rows)];
}

/** One clause of each harmless message of several: no clause of it is dangerous. @param {Row[]} rows @returns {Row[]} */
function harmlessClauses(rows) {
  const random = seeded(7);
  return rows.flatMap(({ text, language, labels }) => {
    const clauses = labels.risk[1] === 0 ? clausesOf(text) : [];
    if (clauses.length < 2) return [];
    const clause = clauses[Math.floor(random() * clauses.length)];
    return {
      text: clause,
      language,
      labels: { talk: talkLabels(undefined), risk: [-1, 0, 0], intents: [-1, -1], importance: [-1, -1, -1] },
      weight: CLAUSE_WEIGHT,
    };
  });
}

/** The table of `GlossLexicon`: for each word of another language the places of its English glosses. @returns {Glosses} */
function makeGlosses() {
  /** @type {Map<string, number>} */
  const places = new Map();
  const placeOf = (/** @type {string} */ word) => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  /** @type {Map<number, number[]>} */
  const entries = new Map();
  for (const { language, form, glosses } of readGlosses()) {
    const key = glossKey(language, form);
    if (glosses.length > 0 && !entries.has(key)) entries.set(key, glosses.slice(0, 2).map(placeOf));
  }
  return { ...wordTableParts(entries), words: [...places.keys()] };
}

/** The class of a message in each group of ordinary talk; -1 without labels. @param {TalkMessage | undefined} message @returns {Record<string, number>} */
function talkLabels(message) {
  return Object.fromEntries(
    Object.keys(TALK_GROUPS).map((group) => {
      if (!message) return [group, -1];
      const label =
        group === 'gravity'
          ? GRAVITIES[message.gravity]
          : message[/** @type {'act' | 'tone' | 'matter' | 'whose'} */ (group)];
      return [group, TALK_GROUPS[group].indexOf(label)];
    }),
  );
}

/**
 * Writes what network.py reads.
 * @param {string} folder @param {Row[]} rows @param {Glosses} glosses
 * @returns {{ tokens: number, vocabulary: string[] }} number of different words; words with a vector of their own, in order
 */
function writeInputs(folder, rows, { keys, firsts, seconds, words: english }) {
  const lexicon = new GlossLexicon(new WordTable(keys, firsts, seconds), english);
  /** @type {Map<string, number>} */
  const places = new Map();
  /** @type {number[]} */
  const counts = [];
  const lines = rows.flatMap(({ text, language, labels: { talk, ...binary }, weight }) => {
    const tokens = networkTokens(text, language, lexicon).map((/** @type {string} */ token) => {
      const place = places.get(token) ?? places.size;
      places.set(token, place);
      return place;
    });
    for (const place of new Set(tokens)) counts[place] = (counts[place] ?? 0) + 1;
    return tokens.length === 0 ? [] : [JSON.stringify({ tokens, labels: { ...talk, ...binary }, weight })];
  });
  const words = [...places.keys()];
  const chosen = words
    .map((word, place) => ({ word, place }))
    .filter(({ word, place }) => counts[place] >= LEAST_MESSAGES && !word.includes(' '))
    .sort((a, b) => counts[b.place] - counts[a.place] || a.place - b.place)
    .slice(0, VOCABULARY);
  const wordOf = new Map(chosen.map(({ place }, rank) => [place, rank]));
  const tokens = words.map((token, place) => {
    const vector = unbiased(token);
    return JSON.stringify({
      word: wordOf.get(place) ?? -1,
      subwords: subwordsOf(token),
      vector: vector && Array.from(vector, (/** @type {number} */ value) => VECTOR_SCALE * value),
    });
  });
  const shape = { words: chosen.length, subwords: 2 ** SUBWORD_BITS, heads: HEADS };
  writeFileSync(path.join(folder, 'rows.jsonl'), lines.join('\n'));
  writeFileSync(path.join(folder, 'tokens.jsonl'), tokens.join('\n'));
  writeFileSync(path.join(folder, 'shape.json'), JSON.stringify(shape));
  return { tokens: words.length, vocabulary: chosen.map(({ word }) => word) };
}

/** @param {string} folder @param {string[]} vocabulary @param {Glosses} glosses @returns {Uint8Array} the file of weights */
function pack(folder, vocabulary, glosses) {
  const floats = (/** @type {string} */ name) =>
    new Float32Array(new Uint8Array(readFileSync(path.join(folder, `${name}.f32`))).buffer);
  const bytesOf = (/** @type {Float32Array | Int8Array | Uint16Array | Uint32Array} */ array) =>
    new Uint8Array(array.buffer);
  const words = floats('words');
  const scales = new Float32Array(vocabulary.length);
  const packed = new Int8Array(words.length);
  for (const place of scales.keys()) {
    const own = words.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS);
    scales[place] = largest(own) / 127;
    packed.set(
      own.map((value) => Math.round(value / scales[place])),
      place * DIMENSIONS,
    );
  }
  const subwords = floats('subwords');
  const subwordScale = largest(subwords) / 127;
  /** @type {Record<string, Uint8Array>} */
  const sections = {
    vocabulary: new TextEncoder().encode(vocabulary.join(' ')),
    words: bytesOf(packed),
    'words.scales': bytesOf(scales),
    subwords: bytesOf(Int8Array.from(subwords, (value) => Math.round(value / subwordScale))),
    kernel: bytesOf(floats('kernel')),
    'kernel.biases': bytesOf(floats('kernel-bias')),
    'glosses.keys': bytesOf(glosses.keys),
    'glosses.firsts': bytesOf(glosses.firsts),
    'glosses.seconds': bytesOf(glosses.seconds),
    'glosses.words': new TextEncoder().encode(glosses.words.join(' ')),
  };
  for (const name of NETWORK_HEADS) {
    sections[`head.${name}`] = bytesOf(floats(`head-${name}`));
    sections[`head.${name}.biases`] = bytesOf(floats(`head-${name}-bias`));
  }
  const header = {
    featureVersion: FEATURE_VERSION,
    dataHash: hashOf(FOLDERS),
    metrics: {},
    parameters: { 'subwords.scale': [subwordScale] },
  };
  return serialiseWeights(header, sections);
}

/** The largest absolute value; 1 if all are 0. @param {Float32Array} values */
const largest = (values) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
