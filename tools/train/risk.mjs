import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../bench/sources.mjs';
import { makeConcepts } from './concepts.mjs';
import { hashOf, readFolder } from './data.mjs';
import { fitDense, logitOf, trainLogistic } from './logistic.mjs';
import { folded, packFolded, packPruned } from './pack.mjs';

/**
 * @typedef {import('./data.mjs').RiskMessage} RiskMessage
 * @typedef {import('./data.mjs').IntentLine} IntentLine
 * @typedef {import('./logistic.mjs').Sparse} Sparse
 * @typedef {import('./logistic.mjs').Linear} Linear
 * @typedef {{ writer: string, vector: Sparse, clauses: Sparse[], context: Sparse[] }} Example
 */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const WEIGHTS = path.join(ROOT, 'libs/mind/weights/understanding.bin');
const FOLDERS = ['risk/messages/train', 'risk/messages/validation', 'risk/intents/train', 'risk/intents/validation'];

/** Shares of false alarms that the thresholds allow on the validation writers: of near misses for `asksHuman`, of danger of tier 2 for `emergency`. */
const ALLOWED = { ordinary: 0.006, near: 0.025, soft: 0.015, asksHuman: 0.1, takesLeave: 0.01, emergency: 0.04 };

/** Least thresholds: short messages that are like none of the training data get high probabilities by chance. */
const LEAST = { danger: 0.88, asksHuman: 0.9, takesLeave: 0.85 };

/** Buckets that occur in fewer messages are left out. */
const LEAST_MESSAGES = 2;
const FOLDS = 3;
/** Smallest weights that are kept, of 127: with these the file is of 4 MB, and the figures lose about a point. */
const SMALLEST = { risk: 24, intents: 30 };
const KIND_BITS = 16;
const LANGUAGE_BITS = 14;

const features = loadSource('libs/mind/src/understanding/features.ts');
const { ConceptLexicon } = loadSource('libs/mind/src/understanding/concepts.ts');
const { clausesOf } = loadSource('libs/mind/src/understanding/windows.ts');
const { combinerInputs, probabilityOf } = loadSource('libs/mind/src/understanding/combiner.ts');
const { serialiseWeights } = loadSource('libs/mind/src/understanding/weights.ts');
const { DANGER_KINDS } = loadSource('libs/mind/src/understanding/message-reader.ts');
const SIZE = 2 ** features.BUCKET_BITS;

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Trains risk, kinds, intents and languages, and writes their weights. */
export function trainRisk() {
  const started = performance.now();
  const concepts = makeConcepts();
  const lexicon = new ConceptLexicon(concepts.keys, concepts.concepts);
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
  say(`${messages.length} messages, ${intents.length} lines of intents`);
  const examples = messages.map(exampleOf);
  const intentExamples = intents.map(exampleOf);

  const riskLabels = messages.map(({ tier }) => [Number(tier >= 1), Number(tier >= 2), Number(tier >= 3)]);
  const risk = trainPruned(examples, riskLabels);
  say('risk: trained');
  const crossfit = crossFit(examples, riskLabels);
  const [DISTRESS, DANGER, EMERGENCY] = [0, 1, 2];
  const combine = {
    danger: fitCombiner(examples, crossfit, riskLabels, DANGER, DISTRESS, DANGER),
    emergency: fitCombiner(examples, crossfit, riskLabels, EMERGENCY, DISTRESS, DANGER),
  };
  say('risk: combined');

  // Every message of the risk data is an example of neither intent, except dangerous farewells, which say nothing about leaving.
  const others = messages.flatMap(({ kind }, at) =>
    kind === 'indirect' ? [] : [/** @type {Example} */ (examples[at])],
  );
  const intentRows = [...intentExamples, ...others];
  const intentLabels = intentRows.map((_, at) => [
    Number(intents[at]?.intent === 'asks_human'),
    Number(intents[at]?.intent === 'leaves'),
  ]);
  const intentModel = trainPruned(intentRows, intentLabels);
  const intentFit = crossFit(intentRows, intentLabels);
  const combineIntents = {
    asksHuman: fitCombiner(intentRows, intentFit, intentLabels, 0, 0, 0, false),
    takesLeave: fitCombiner(intentRows, intentFit, intentLabels, 1, 0, 0, false),
  };
  say('intents: trained');

  const dangerous = messages.flatMap(({ tier, kind }, at) =>
    tier >= 2 ? [{ kind, vector: examples[at].vector }] : [],
  );
  const kinds = trainLogistic(
    dangerous.map(({ vector }) => folded(vector, KIND_BITS)),
    dangerous.map(({ kind }) => DANGER_KINDS.map((/** @type {string} */ one) => Number(one === kind))),
    { size: 2 ** KIND_BITS },
  );
  const names = [...new Set(messages.map(({ language }) => language))].sort();
  const languages = trainLogistic(
    examples.map(({ vector }) => folded(vector, LANGUAGE_BITS)),
    messages.map(({ language }) => names.map((name) => Number(name === language))),
    { size: 2 ** LANGUAGE_BITS, epochs: 4 },
  );

  // Thresholds are chosen on writers the models were not trained on.
  /** @type {RiskMessage[]} */
  const unseen = readFolder('risk/messages/validation');
  const unseenExamples = unseen.map(exampleOf);
  const readBy = (/** @type {Linear} */ model, /** @type {Example} */ { vector, clauses, context }) => {
    const logits = (/** @type {Sparse} */ one) =>
      [...Array(model.heads).keys()].map((head) => logitOf(model, one, head));
    return { full: logits(vector), clauses: clauses.map(logits), context: context.map(logits) };
  };
  const probabilities = unseen.map((message, row) => ({
    message,
    p: probabilityOf(
      inputsOf(unseenExamples[row], readBy(risk, unseenExamples[row]), DANGER, DISTRESS, DANGER),
      combine.danger,
    ),
    emergency: probabilityOf(
      inputsOf(unseenExamples[row], readBy(risk, unseenExamples[row]), EMERGENCY, DISTRESS, DANGER),
      combine.emergency,
    ),
  }));
  const ofKind = (/** @type {string} */ kind) =>
    probabilities.filter(({ message }) => message.kind === kind).map(({ p }) => p);
  const danger = Math.max(
    LEAST.danger,
    quantileFromTop(ofKind('ordinary'), ALLOWED.ordinary),
    quantileFromTop(ofKind('near'), ALLOWED.near),
  );
  const soft = Math.min(danger, quantileFromTop(ofKind('ordinary'), ALLOWED.soft));
  const emergency = quantileFromTop(
    probabilities.filter(({ message }) => message.tier === 2).map((one) => one.emergency),
    ALLOWED.emergency,
  );
  const intentProbabilities = (
    /** @type {number} */ head,
    /** @type {number[]} */ coefficients,
    /** @type {(row: number) => boolean} */ is,
  ) =>
    intentRows.flatMap((example, row) =>
      is(row) ? [probabilityOf(inputsOf(example, intentFit[row], head, 0, 0, false), coefficients)] : [],
    );
  const asksHuman = Math.max(
    LEAST.asksHuman,
    quantileFromTop(
      intentProbabilities(0, combineIntents.asksHuman, (row) => intents[row]?.intent === 'asks_human_not'),
      ALLOWED.asksHuman,
    ),
  );
  const takesLeave = Math.max(
    LEAST.takesLeave,
    quantileFromTop(
      intentProbabilities(1, combineIntents.takesLeave, (row) => row >= intents.length),
      ALLOWED.takesLeave,
    ),
  );
  say(
    `thresholds: danger ${danger.toFixed(3)}, soft ${soft.toFixed(3)}, asks if human ${asksHuman.toFixed(3)}, takes leave ${takesLeave.toFixed(3)}`,
  );
  const found = (/** @type {(message: RiskMessage) => boolean} */ is) => {
    const own = probabilities.filter(({ message }) => is(message));
    return own.filter(({ p }) => p >= danger).length / own.length;
  };
  const implicit = (/** @type {RiskMessage} */ { kind }) => kind === 'indirect' || kind === 'retraction';
  const metrics = {
    explicit: found((message) => message.tier >= 2 && !implicit(message)),
    implicit: found((message) => message.tier >= 2 && implicit(message)),
    near: found(({ kind }) => kind === 'near'),
    ordinary: found(({ kind }) => kind === 'ordinary'),
  };
  say(
    `validation writers: ${Object.entries(metrics)
      .map(([name, share]) => `${name} ${(100 * share).toFixed(1)} %`)
      .join(', ')}`,
  );

  const packed = [
    packPruned('risk', risk, features.BUCKET_BITS, SMALLEST.risk),
    packPruned('intents', intentModel, features.BUCKET_BITS, SMALLEST.intents),
    packFolded('kinds', kinds, KIND_BITS),
    packFolded('languages', languages, LANGUAGE_BITS),
  ];
  const file = serialiseWeights(
    {
      featureVersion: features.FEATURE_VERSION,
      dataHash: hashOf(FOLDERS),
      metrics,
      parameters: {
        ...Object.assign({}, ...packed.map(({ parameters }) => parameters)),
        'combine.danger': combine.danger,
        'combine.emergency': combine.emergency,
        'combine.asksHuman': combineIntents.asksHuman,
        'combine.takesLeave': combineIntents.takesLeave,
        'languages.names': names,
        thresholds: [danger, emergency, soft, asksHuman, takesLeave],
      },
    },
    {
      'concepts.keys': new Uint8Array(concepts.keys.buffer),
      'concepts.values': new Uint8Array(concepts.concepts.buffer),
      ...Object.assign({}, ...packed.map(({ sections }) => sections)),
    },
  );
  mkdirSync(path.dirname(WEIGHTS), { recursive: true });
  writeFileSync(WEIGHTS, file);
  say(`${(file.length / 1e6).toFixed(2)} MB in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** @param {Example[]} examples @param {number[][]} labels @returns {Linear} */
function trainPruned(examples, labels) {
  const counts = new Uint16Array(SIZE);
  for (const { vector } of examples)
    for (const index of vector.indices) if (counts[index] < LEAST_MESSAGES) counts[index] += 1;
  const vectors = examples.map(({ vector: { indices, values } }) => {
    const kept = [...indices.keys()].filter((at) => counts[indices[at]] >= LEAST_MESSAGES);
    return {
      indices: Uint32Array.from(kept, (at) => indices[at]),
      values: Float32Array.from(kept, (at) => values[at]),
    };
  });
  return trainLogistic(vectors, labels, { size: SIZE });
}

/**
 * Models for each example that were not trained on its writer.
 * @param {Example[]} examples @param {number[][]} labels
 * @returns {Logits[]}
 */
function crossFit(examples, labels) {
  const writers = [...new Set(examples.map(({ writer }) => writer))].sort();
  const results = new Array(examples.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const out = new Set(writers.filter((_, at) => at % FOLDS === fold));
    const rows = [...examples.keys()].filter((row) => !out.has(examples[row].writer));
    const model = trainPruned(
      rows.map((row) => examples[row]),
      rows.map((row) => labels[row]),
    );
    const heads = [...Array(model.heads).keys()];
    /** @param {Sparse} vector */
    const logits = (vector) => heads.map((head) => logitOf(model, vector, head));
    for (const [row, { writer, vector, clauses, context }] of examples.entries()) {
      if (out.has(writer))
        results[row] = { full: logits(vector), clauses: clauses.map(logits), context: context.map(logits) };
    }
  }
  return results;
}

/** @typedef {{ full: number[], clauses: number[][], context: number[][] }} Logits log-odds by head */

/**
 * Inputs of the combiner for one example.
 * @param {Example} example @param {Logits} logits @param {number} head @param {number} distress @param {number} danger heads of the other inputs
 * @param {boolean} [withContext]
 * @returns {number[]}
 */
function inputsOf({ vector }, { full, clauses, context }, head, distress, danger, withContext = true) {
  return combinerInputs(
    { full: full[head], clauses: clauses.map((logits) => logits[head]).sort((a, b) => b - a) },
    withContext ? full[distress] : 0,
    withContext ? context.map((logits) => logits[danger]) : [],
    vector.indices.length,
  );
}

/**
 * The model that combines a message, its clauses and its context.
 * @param {Example[]} examples @param {Logits[]} fits @param {number[][]} labels
 * @param {number} head @param {number} distress @param {number} danger heads of the other inputs @param {boolean} [withContext]
 * @returns {number[]} coefficients, the bias last
 */
function fitCombiner(examples, fits, labels, head, distress, danger, withContext = true) {
  const { weights, bias } = fitDense(
    examples.map((example, row) => inputsOf(example, fits[row], head, distress, danger, withContext)),
    labels.map((label) => label[head]),
  );
  return [...weights, bias];
}

/** The value that a share of all values lies above. @param {number[]} values @param {number} share */
function quantileFromTop(values, share) {
  const sorted = [...values].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? 1;
}
