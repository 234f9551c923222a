import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from '../bench/sources.mjs';
import { readFolder } from './data.mjs';
import { seeded, shuffle } from './random.mjs';

/**
 * @typedef {import('./data.mjs').QuestionLine} QuestionLine
 * @typedef {readonly [name: string, value: number]} Feature
 * @typedef {{ features: readonly Feature[], label: 0 | 1, weight: number }} Example
 */

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const WEIGHTS = path.join(ROOT, 'libs/mind/weights/told-questions.json');
/** Strength of the penalty on large weights of the logistic regression; chosen with the writers left out one by one. */
const PENALTY = 3;
/** The networks: how many, their hidden units, passes over the data, and how fast they learn; chosen on the validation writers. */
const NETWORKS = { count: 3, hidden: 12, epochs: 30, batch: 64, rate: 0.003, decay: 0.01 };
const STEPS = 400;
const RATE = 0.5;
/** Shares and weights of messages of ordinary talk, which are many; and the weight of questions that ask for nothing told. */
const TALK = { others: 0.25, asking: 0.5, otherWeight: 0.5, askingWeight: 0.3 };
const NOT_ASKING_WEIGHT = 2;

const { answerFeatures, askedFor, askingFeatures, sentencesBefore } = loadSource(
  'libs/mind/src/pipeline/told-features.ts',
);
const { talkReader } = loadSource('libs/mind/src/understanding/talk-reader.ts');

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Learns whether a message asks for something told, and which sentence answers it, and writes the weights. */
export function trainQuestions() {
  /** @type {QuestionLine[]} */
  const lines = readFolder('questions/train');
  const asking = fit([...lines.map(askingExample), ...talkExamples()], PENALTY);
  const examples = [...lines, ...variantsOf(lines)].flatMap((line) => answerExamples(line, asking));
  const answer = fitNetworks(examples);
  writeFileSync(WEIGHTS, `${JSON.stringify({ asking: Object.fromEntries(asking), answer })}\n`);
  say(
    `${lines.length} conversations, ${examples.length} sentences; npm run bench:questions says what the models are worth`,
  );
}

/** @param {QuestionLine} line @returns {Example} */
const askingExample = ({ says, kind }) => ({
  features: featuresOf(says.at(-1) ?? ''),
  label: kind === 'other' ? 0 : 1,
  weight: kind === 'other' ? NOT_ASKING_WEIGHT : 1,
});

/** @param {string} text @returns {readonly Feature[]} */
const featuresOf = (text) => askingFeatures(text, talkReader().analyse(text));

/** Messages of ordinary talk by their act: nearly all ask for nothing that was told. @returns {Example[]} */
function talkExamples() {
  const random = seeded(1);
  /** @type {import('./data.mjs').TalkMessage[]} */
  const messages = readFolder('talk/messages/train');
  const mayAsk = /\?|\b(?:what|who|when|where|which|how|again|remember)\b/i;
  return messages.flatMap(({ text, act }) => {
    const isAsking = act === 'recall';
    if (!isAsking && !mayAsk.test(text)) return [];
    if (random() >= (isAsking ? TALK.asking : TALK.others)) return [];
    return [
      { features: featuresOf(text), label: isAsking ? 1 : 0, weight: isAsking ? TALK.askingWeight : TALK.otherWeight },
    ];
  });
}

/**
 * Conversations made of others: without the messages that hold the answer, so that nothing was told; and with messages of another conversation
 * before them, as a longer talk has.
 * @param {QuestionLine[]} lines @returns {QuestionLine[]}
 */
function variantsOf(lines) {
  const random = seeded(2);
  const any = () => /** @type {QuestionLine} */ (lines[Math.floor(random() * lines.length)]).says.slice(0, -1);
  return lines.flatMap(({ says, kind, expect }) => {
    const before = says.slice(0, -1);
    const question = says.slice(-1);
    /** @type {QuestionLine[]} */
    const variants = [{ says: [...any(), ...before, ...question], kind, expect }];
    if (kind === 'told') {
      const rest = before.filter((text) => !holdsOneOf(text, expect));
      variants.push({ says: [...rest, ...question], kind: 'untold', expect: [] });
      variants.push({ says: [...any(), ...rest, ...any(), ...question], kind: 'untold', expect: [] });
      variants.push({ says: [...any(), ...before, ...any(), ...question], kind, expect });
    }
    return variants;
  });
}

/** @param {QuestionLine} line @param {Map<string, number>} asking @returns {Example[]} */
function answerExamples({ says, kind, expect }, asking) {
  const text = says.at(-1) ?? '';
  const sentences = sentencesBefore(heardOf(says.slice(0, -1)));
  /** @type {readonly (readonly Feature[])[]} */
  const rows = answerFeatures(askedFor(text), sentences, sumOf(featuresOf(text), asking));
  return rows.map((features, at) => ({
    features,
    label: kind === 'told' && holdsOneOf(sentences[at].text, expect) ? 1 : 0,
    weight: 1,
  }));
}

/** Messages of a person as the mind hears them. @param {string[]} says */
export const heardOf = (says) =>
  says.map((text, at) => ({
    id: at + 1,
    conversationId: 1,
    seq: at + 1,
    from: 'person',
    speaker: 'Sam',
    text,
    at: at * 60_000,
    whispered: false,
  }));

/** Whether a text holds one of the expected answers as a word, and a number not as a part of another. @param {string} text @param {string[]} expected */
export function holdsOneOf(text, expected) {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.:%$£€']+/gu, ' ')} `.replace(/(\d) (\d{3})\b/g, '$1$2');
  return expected.some((answer) => {
    const wanted = answer.toLowerCase();
    if (/^[\d.,:]+$/.test(wanted)) return new RegExp(`(?<!\\d)${wanted.replace(/[.]/g, '\\.')}(?!\\d)`).test(plain);
    return plain.includes(` ${wanted} `) || (wanted.length > 3 && plain.includes(wanted));
  });
}

/** @param {readonly Feature[]} features @param {ReadonlyMap<string, number>} weights */
const sumOf = (features, weights) => features.reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);

/**
 * Logistic regression with all examples in each step (AdaGrad).
 * @param {Example[]} examples @param {number} penalty @returns {Map<string, number>} rounded weights by name
 */
function fit(examples, penalty) {
  const names = [...new Set(examples.flatMap(({ features }) => features.map(([name]) => name)))].sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features }) =>
    features.map(([name, value]) => /** @type {const} */ ([places.get(name) ?? 0, value])),
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => (penalty * weight) / total);
    for (const [at, row] of rows.entries()) {
      const { label, weight } = /** @type {Example} */ (examples[at]);
      const odds = row.reduce((sum, [place, value]) => sum + (weights[place] ?? 0) * value, 0);
      const error = ((1 / (1 + Math.exp(-odds)) - label) * weight) / total;
      for (const [place, value] of row) slope[place] = (slope[place] ?? 0) + error * value;
    }
    for (const [at, one] of slope.entries()) {
      squares[at] = (squares[at] ?? 0) + one * one;
      weights[at] = (weights[at] ?? 0) - (RATE * one) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return new Map(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(4))]));
}

/**
 * Networks with one hidden layer that differ by their first weights (Adam with decoupled decay of the weights).
 * @param {Example[]} examples
 */
function fitNetworks(examples) {
  const names = [...new Set(examples.flatMap(({ features }) => features.map(([name]) => name)))].sort();
  const rows = examples.map(({ features }) => {
    const values = new Map(features);
    return names.map((name) => values.get(name) ?? 0);
  });
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const means = names.map((_, at) => mean(rows.map((row) => row[at] ?? 0)));
  const deviations = names.map(
    (_, at) => Math.sqrt(mean(rows.map((row) => ((row[at] ?? 0) - (means[at] ?? 0)) ** 2))) + 0.001,
  );
  const inputs = rows.map((row) =>
    Float64Array.from([...row.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)), 1]),
  );
  const labels = examples.map(({ label }) => label);
  const round = (/** @type {Iterable<number>} */ values, digits = 4) =>
    [...values].map((value) => Number(value.toFixed(digits)));
  return {
    names,
    means: round(means),
    deviations: round(deviations),
    networks: Array.from({ length: NETWORKS.count }, (_, at) => {
      const { hidden, output } = fitNetwork(inputs, labels, at + 1);
      return { hidden: hidden.map((row) => round(row)), output: round(output) };
    }),
  };
}

/** @param {Float64Array[]} inputs each ends with 1 @param {number[]} labels @param {number} seed */
function fitNetwork(inputs, labels, seed) {
  const { hidden: units, epochs, batch, rate, decay } = NETWORKS;
  const random = seeded(seed);
  const size = inputs[0]?.length ?? 1;
  const row = (/** @type {number} */ length) =>
    Float64Array.from({ length }, () => ((random() * 2 - 1) * 1) / Math.sqrt(length));
  const hidden = Array.from({ length: units }, () => row(size));
  const output = row(units + 1);
  const layers = [...hidden, output];
  const slopes = layers.map((layer) => new Float64Array(layer.length));
  const firsts = layers.map((layer) => new Float64Array(layer.length));
  const seconds = layers.map((layer) => new Float64Array(layer.length));
  const order = inputs.map((_, at) => at);
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      const part = order.slice(from, from + batch);
      for (const slope of slopes) slope.fill(0);
      for (const at of part)
        addSlopes(inputs[at] ?? new Float64Array(size), labels[at] ?? 0, { hidden, output }, slopes, part.length);
      steps += 1;
      for (const [at, layer] of layers.entries()) {
        const [slope, first, second] = [slopes[at], firsts[at], seconds[at]];
        if (!slope || !first || !second) continue;
        for (let place = 0; place < layer.length; place += 1) {
          const one = slope[place] ?? 0;
          first[place] = 0.9 * (first[place] ?? 0) + 0.1 * one;
          second[place] = 0.999 * (second[place] ?? 0) + 0.001 * one * one;
          const step =
            (first[place] ?? 0) / (1 - 0.9 ** steps) / (Math.sqrt((second[place] ?? 0) / (1 - 0.999 ** steps)) + 1e-8);
          layer[place] = (layer[place] ?? 0) * (1 - rate * decay) - rate * step;
        }
      }
    }
  }
  return { hidden, output };
}

/**
 * Adds the slopes of the logistic loss of one example.
 * @param {Float64Array} input @param {number} label
 * @param {{ hidden: Float64Array[], output: Float64Array }} network @param {Float64Array[]} slopes of the hidden units, then of the output
 * @param {number} share examples of the batch
 */
function addSlopes(input, label, { hidden, output }, slopes, share) {
  const active = hidden.map((weights) =>
    Math.tanh(weights.reduce((sum, weight, at) => sum + weight * (input[at] ?? 0), 0)),
  );
  const odds = active.reduce((sum, value, at) => sum + value * (output[at] ?? 0), output[active.length] ?? 0);
  const error = (1 / (1 + Math.exp(-odds)) - label) / share;
  const last = slopes[hidden.length];
  for (const [unit, value] of active.entries()) {
    if (last) last[unit] = (last[unit] ?? 0) + error * value;
    const back = error * (output[unit] ?? 0) * (1 - value * value);
    const slope = slopes[unit];
    if (slope) for (let at = 0; at < input.length; at += 1) slope[at] = (slope[at] ?? 0) + back * (input[at] ?? 0);
  }
  if (last) last[active.length] = (last[active.length] ?? 0) + error;
}
