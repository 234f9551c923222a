import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../bench/sources.mjs';
import { makeConcepts } from './concepts.mjs';
import { hashOf, readFolder, readHarmlessTalk } from './data.mjs';
import { crossFit, fitModel } from './fit.mjs';
import { fitDense, trainLogistic } from './logistic.mjs';
import { folded, packFolded, packPruned } from './pack.mjs';
import { chooseThresholds } from './thresholds.mjs';

/**
 * @typedef {import('./data.mjs').RiskMessage} RiskMessage
 * @typedef {import('./data.mjs').IntentLine} IntentLine
 * @typedef {import('./data.mjs').TalkMessage} TalkMessage
 * @typedef {import('./logistic.mjs').Sparse} Sparse
 * @typedef {import('./fit.mjs').Example} Example
 * @typedef {import('./fit.mjs').Logits} Logits
 */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const WEIGHTS = path.join(ROOT, 'libs/mind/weights/understanding.bin');
const FOLDERS = [
  'glosses',
  'risk/messages/train',
  'risk/messages/validation',
  'risk/intents/train',
  'risk/intents/validation',
  'talk/messages/train',
  'talk/messages/validation',
];

/** Buckets that keep weights; with these the file is of 4 MB. */
const BUCKETS = { risk: 570_000, intents: 200_000 };
const KIND_BITS = 15;
const LANGUAGE_BITS = 14;

const features = loadSource('libs/mind/src/understanding/features.ts');
const { ConceptLexicon } = loadSource('libs/mind/src/understanding/concepts.ts');
const { clausesOf } = loadSource('libs/mind/src/understanding/windows.ts');
const { WordTable } = loadSource('libs/mind/src/understanding/word-table.ts');
const { combinerInputs } = loadSource('libs/mind/src/understanding/combiner.ts');
const { serialiseWeights, Weights } = loadSource('libs/mind/src/understanding/weights.ts');
const { textNetwork } = loadSource('libs/mind/src/understanding/text-network.ts');
const { DANGER_KINDS, MessageReader } = loadSource('libs/mind/src/understanding/message-reader.ts');
const SIZE = 2 ** features.BUCKET_BITS;
/** Heads of the model of risk, and of the model of intents. */
const [DISTRESS, DANGER, EMERGENCY] = [0, 1, 2];
const [ASKS_HUMAN, TAKES_LEAVE] = [0, 1];

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Trains risk, kinds, intents and languages, and writes their weights. */
export function trainRisk() {
  const started = performance.now();
  const concepts = makeConcepts();
  const lexicon = new ConceptLexicon(new WordTable(concepts.keys, concepts.firsts, concepts.seconds));
  /** @param {string} text @returns {Sparse} */
  const vectorOf = (text) => features.featuresOf(text, lexicon);
  /** @param {{ text: string, context?: string[], writer: string }} line @returns {Example} */
  const exampleOf = ({ text, context = [], writer }) => ({
    writer,
    vector: vectorOf(text),
    clauses: clausesOf(text).map(vectorOf),
    context: context.map(vectorOf),
  });
  /** @type {RiskMessage[]} */
  const messages = readFolder('risk/messages/train');
  /** @type {IntentLine[]} */
  const intents = readFolder('risk/intents/train');
  const talk = readHarmlessTalk('train');
  say(
    `${messages.length} messages, ${intents.length} lines of intents, ${talk.length} of ordinary talk, ${concepts.keys.length} words with a concept`,
  );
  const examples = messages.map(exampleOf);
  const lines = intents.map(exampleOf);
  const talkExamples = talk.map(({ text, writer }) => exampleOf({ text, writer }));
  const packed = [
    ...trainDanger(messages, examples, lines, talk, talkExamples),
    ...trainIntents(intents, lines, messages, examples, talk, talkExamples),
    trainKinds(messages, examples),
    trainLanguages(messages, examples),
  ];

  const dataHash = hashOf(FOLDERS);
  /** @param {Record<string, number>} metrics @param {number[]} thresholds @param {number} offset */
  const fileWith = (metrics, thresholds, offset) =>
    serialiseWeights(
      {
        featureVersion: features.FEATURE_VERSION,
        dataHash,
        metrics,
        parameters: {
          ...Object.assign({}, ...packed.map(({ parameters }) => parameters)),
          thresholds,
          offsets: [offset],
        },
      },
      {
        'concepts.keys': new Uint8Array(concepts.keys.buffer),
        'concepts.firsts': new Uint8Array(concepts.firsts.buffer),
        'concepts.seconds': new Uint8Array(concepts.seconds.buffer),
        ...Object.assign({}, ...packed.map(({ sections }) => sections)),
      },
    );
  const reader = new MessageReader(
    Weights.parse(fileWith({}, [1, 1, 1, 1, 1], 0), features.FEATURE_VERSION),
    textNetwork(),
  );
  const { thresholds, offset, metrics } = chooseThresholds(reader);
  const file = fileWith(metrics, thresholds, offset);
  mkdirSync(path.dirname(WEIGHTS), { recursive: true });
  writeFileSync(WEIGHTS, file);
  const [danger, emergency, soft, asks, leaves] = thresholds.map((value) => value.toFixed(3));
  say(
    `thresholds: danger ${danger}, emergency ${emergency}, soft ${soft}, asks if human ${asks}, takes leave ${leaves}`,
  );
  const shares = Object.entries(metrics).map(([name, share]) => `${name} ${(100 * share).toFixed(1)} %`);
  say(`validation writers: ${shares.join(', ')}`);
  say(`${(file.length / 1e6).toFixed(2)} MB in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Chooses the thresholds of the installed weights anew, without training. */
export function retuneThresholds() {
  const weights = Weights.parse(readFileSync(WEIGHTS), features.FEATURE_VERSION);
  const { sections, ...header } = weights.header;
  const parts = Object.fromEntries(Object.keys(sections).map((name) => [name, weights.section(name)]));
  /** @param {Record<string, unknown>} changes */
  const fileWith = (changes) =>
    serialiseWeights({ ...header, parameters: { ...header.parameters, ...changes } }, parts);
  const reader = new MessageReader(Weights.parse(fileWith({ offsets: [0] }), features.FEATURE_VERSION), textNetwork());
  const { thresholds, offset, metrics } = chooseThresholds(reader);
  header.metrics = metrics;
  writeFileSync(WEIGHTS, fileWith({ thresholds, offsets: [offset] }));
  report(thresholds, metrics);
}

/** @param {number[]} thresholds @param {Record<string, number>} metrics */
function report(thresholds, metrics) {
  const [danger, emergency, soft, asks, leaves] = thresholds.map((value) => value.toFixed(3));
  say(
    `thresholds: danger ${danger}, emergency ${emergency}, soft ${soft}, asks if human ${asks}, takes leave ${leaves}`,
  );
  const shares = Object.entries(metrics).map(([name, share]) => `${name} ${(100 * share).toFixed(1)} %`);
  say(`validation writers: ${shares.join(', ')}`);
}

/**
 * @param {RiskMessage[]} messages @param {Example[]} examples @param {Example[]} harmless questions and farewells
 * @param {TalkMessage[]} talk @param {Example[]} talkExamples
 */
function trainDanger(messages, examples, harmless, talk, talkExamples) {
  const rows = [...examples, ...harmless, ...talkExamples];
  const tiers = [
    ...messages.map(({ tier }) => tier),
    ...harmless.map(() => 0),
    ...talk.map(({ tone }) => Number(tone === 'hard')),
  ];
  const labels = tiers.map((tier) => [Number(tier >= 1), Number(tier >= 2), Number(tier >= 3)]);
  const options = { size: SIZE, main: DANGER };
  const model = fitModel(rows, labels, { ...options, buckets: BUCKETS.risk });
  const fits = crossFit(rows, labels, options);
  say('risk: trained');
  const combined = {
    'combine.danger': fitCombiner(rows, fits, labels, DANGER, true),
    'combine.emergency': fitCombiner(rows, fits, labels, EMERGENCY, true),
  };
  return [packPruned('risk', model, features.BUCKET_BITS), { sections: {}, parameters: combined }];
}

/**
 * @param {IntentLine[]} intents @param {Example[]} lines @param {RiskMessage[]} messages @param {Example[]} examples
 * @param {TalkMessage[]} talk @param {Example[]} talkExamples
 */
function trainIntents(intents, lines, messages, examples, talk, talkExamples) {
  // Every message of the risk data has neither intent, except dangerous farewells, which say nothing about leaving.
  const others = examples.filter((_, at) => messages[at].kind !== 'indirect');
  const rows = [...lines, ...talkExamples, ...others];
  const labels = [
    ...intents.map(({ intent }) => [Number(intent === 'asks_human'), Number(intent === 'leaves')]),
    ...talk.map(({ act }) => [Number(act === 'asks_human'), Number(act === 'farewell')]),
    ...others.map(() => [0, 0]),
  ];
  const options = { size: SIZE, main: ASKS_HUMAN };
  const model = fitModel(rows, labels, { ...options, buckets: BUCKETS.intents });
  const fits = crossFit(rows, labels, options);
  say('intents: trained');
  const combined = {
    'combine.asksHuman': fitCombiner(rows, fits, labels, ASKS_HUMAN, false),
    'combine.takesLeave': fitCombiner(rows, fits, labels, TAKES_LEAVE, false),
  };
  return [packPruned('intents', model, features.BUCKET_BITS), { sections: {}, parameters: combined }];
}

/** @param {RiskMessage[]} messages @param {Example[]} examples */
function trainKinds(messages, examples) {
  const dangerous = messages.flatMap(({ tier, kind }, at) =>
    tier >= 2 ? [{ kind, vector: examples[at].vector }] : [],
  );
  const model = trainLogistic(
    dangerous.map(({ vector }) => folded(vector, KIND_BITS)),
    dangerous.map(({ kind }) => DANGER_KINDS.map((/** @type {string} */ one) => Number(one === kind))),
    { size: 2 ** KIND_BITS },
  );
  return packFolded('kinds', model, KIND_BITS);
}

/** @param {RiskMessage[]} messages @param {Example[]} examples */
function trainLanguages(messages, examples) {
  const names = [...new Set(messages.map(({ language }) => language))].sort();
  const model = trainLogistic(
    examples.map(({ vector }) => folded(vector, LANGUAGE_BITS)),
    messages.map(({ language }) => names.map((name) => Number(name === language))),
    { size: 2 ** LANGUAGE_BITS, epochs: 4 },
  );
  const packed = packFolded('languages', model, LANGUAGE_BITS);
  return { ...packed, parameters: { ...packed.parameters, 'languages.names': names } };
}

/**
 * The small model that combines a message, its clauses and, for risk, its distress and its context.
 * @param {Example[]} examples @param {Logits[]} fits @param {number[][]} labels @param {number} head @param {boolean} isRisk
 * @returns {number[]} coefficients, the bias last
 */
function fitCombiner(examples, fits, labels, head, isRisk) {
  const inputs = examples.map(({ vector }, row) => {
    const { full, clauses, context } = fits[row];
    return combinerInputs(
      { full: full[head], clauses: clauses.map((logits) => logits[head]).sort((a, b) => b - a) },
      isRisk ? full[DISTRESS] : 0,
      isRisk ? context.map((logits) => logits[DANGER]) : [],
      vector.indices.length,
    );
  });
  const { weights, bias } = fitDense(
    inputs,
    labels.map((label) => label[head]),
  );
  return [...weights, bias];
}
