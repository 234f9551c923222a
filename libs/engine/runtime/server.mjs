/**
 * The own engine: a model of the data directory behind OpenAI's routes, on a loopback port.
 *
 * Runs as a process of its own, without the packages of the product: `KINLOOM_ENGINE_DIR=<data directory>/engine node server.mjs`.
 * The launcher starts it with an IPC channel; it ends with the launcher, because the channel closes then.
 * Logs contain events, counts and durations, never texts of prompts or replies.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Bytes of a request body at most. */
const MAX_BODY_BYTES = 8 * 1024 ** 2;
/** Requests that wait or run at most; further ones are asked to come again. */
const MAX_REQUESTS = 64;
/** Tokens of a context at least; with less memory than that the model does not start. */
const MIN_CONTEXT_TOKENS = 512;
/** Tokens of a reply whose request states no limit. */
const DEFAULT_MAX_TOKENS = 1_024;
/** Tokens that are held back at most until they form whole characters. */
const MAX_UNDECODED_TOKENS = 8;

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {{ type: 'system' | 'user', text: string } | { type: 'model', response: string[] }} HistoryItem
 *
 * What is used of `node-llama-cpp`, whose own types are not installed with the product:
 * @typedef {{ nextTokenIndex: number, adaptStateToTokens: (tokens: number[], allowShift: boolean) => Promise<void>, evaluate: (tokens: number[], options: object) => AsyncIterable<number> }} Sequence
 * @typedef {{ contextSize: number, getSequence: () => Sequence }} Context
 * @typedef {{ trainContextSize: number, tokenizer: unknown, isEogToken: (token: number) => boolean, detokenize: (tokens: number[], special: boolean, last?: number[]) => string, createContext: (options: object) => Promise<Context> }} Model
 * @typedef {{ cpuMathCores: number, loadModel: (options: { modelPath: string }) => Promise<Model>, getGrammarFor: (name: string) => Promise<unknown>, createGrammarForJsonSchema: (schema: object) => Promise<unknown> }} Llama
 * @typedef {{ tokenize: (tokenizer: unknown, options?: string) => number[] }} TemplateText
 * @typedef {{ generateContextState: (options: { chatHistory: HistoryItem[] }) => { contextText: TemplateText, stopGenerationTriggers?: unknown[] } }} ChatTemplate
 * @typedef {object} Library
 * @property {(options: object) => Promise<Llama>} getLlama
 * @property {(model: Model) => ChatTemplate} resolveChatWrapper
 * @property {(content: unknown) => TemplateText} LlamaText
 * @property {new (options: { model: Model, grammar: unknown }) => unknown} LlamaGrammarEvaluationState
 *
 * @typedef {{ version: string, port: number, contextTokens: number, model: { name: string, file: string, bytes: number } }} Manifest `engine.json`
 * @typedef {Record<string, unknown>} Fields
 *
 * @typedef {object} Generation a validated request
 * @property {HistoryItem[]} history ends with the reply that is to be continued
 * @property {number} maxTokens
 * @property {string[]} stop
 * @property {{ temperature: number, topP: number, minP: number, topK: number, seed?: number }} sampling
 * @property {object | true | null} schema a JSON schema; true: any JSON; null: text
 * @property {boolean} isStream
 * @property {boolean} includesUsage
 */

/** A request that is refused, with the status and the code of the answer. */
class RequestError extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message never repeats what the request contained
   */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const log = (/** @type {string} */ line) => void process.stderr.write(`${line}\n`);
/** @param {unknown} value @returns {Fields} the fields of an object; none for any other value */
const fieldsOf = (value) => (typeof value === 'object' && value !== null ? /** @type {Fields} */ (value) : {});
/** The class of an error: those of the library do not set their name. @param {unknown} error */
const nameOf = (error) => (error instanceof Error ? error.constructor.name : 'unknown');

// --- Requests

/**
 * @param {unknown} value
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @param {number} standard
 */
function numberIn(value, name, least, most, standard) {
  if (value === undefined || value === null) return standard;
  if (typeof value !== 'number' || !(value >= least && value <= most)) {
    throw new RequestError(400, 'invalid_request', `${name} must be a number from ${least} to ${most}.`);
  }
  return value;
}

/** @param {unknown} content a text, or a list of parts that are all texts */
function textOf(content) {
  if (content === null || content === undefined) return '';
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw new RequestError(400, 'invalid_request', 'content must be a text.');
  return content
    .map((part) => {
      const { type, text } = fieldsOf(part);
      if (type === 'text' && typeof text === 'string') return text;
      throw new RequestError(400, 'invalid_request', 'This engine does not read images: content must be text.');
    })
    .join('\n');
}

/** @param {unknown} messages @returns {HistoryItem[]} */
function historyOf(messages) {
  if (!Array.isArray(messages) || messages.length === 0) {
    throw new RequestError(400, 'invalid_request', 'messages must be a list with at least one message.');
  }
  const history = messages.map((message) => {
    const { role, content } = fieldsOf(message);
    const text = textOf(content);
    switch (role) {
      case 'system':
      case 'developer':
        return { type: /** @type {const} */ ('system'), text };
      case 'user':
        return { type: /** @type {const} */ ('user'), text };
      case 'assistant':
        return { type: /** @type {const} */ ('model'), response: [text] };
      default:
        throw new RequestError(400, 'invalid_request', 'A role must be system, user or assistant.');
    }
  });
  if (history.at(-1)?.type !== 'model') history.push({ type: 'model', response: [''] });
  return history;
}

/** @param {unknown} stop @returns {string[]} */
function stopsOf(stop) {
  const stops = stop === undefined || stop === null ? [] : Array.isArray(stop) ? stop : [stop];
  if (stops.length > 16 || stops.some((one) => typeof one !== 'string' || one === '')) {
    throw new RequestError(400, 'invalid_request', 'stop must be a text or at most 16 texts.');
  }
  return stops;
}

/** @param {unknown} format @returns {object | true | null} */
function schemaOf(format) {
  if (format === undefined || format === null) return null;
  const { type, json_schema: named } = fieldsOf(format);
  if (type === 'text') return null;
  if (type === 'json_object') return true;
  const schema = type === 'json_schema' ? fieldsOf(named).schema : undefined;
  if (typeof schema === 'object' && schema !== null) return schema;
  throw new RequestError(400, 'invalid_request', 'response_format must be text, json_object or json_schema.');
}

/** @param {Fields} body @param {string} modelName @returns {Generation} */
function generationOf(body, modelName) {
  if (body.model !== undefined && body.model !== modelName) {
    throw new RequestError(404, 'model_not_found', 'This model does not exist here.');
  }
  const seed = numberIn(body.seed, 'seed', 0, 2 ** 32 - 1, -1);
  return {
    history: historyOf(body.messages),
    maxTokens: Math.floor(
      numberIn(body.max_tokens ?? body.max_completion_tokens, 'max_tokens', 1, 1_000_000, DEFAULT_MAX_TOKENS),
    ),
    stop: stopsOf(body.stop),
    sampling: {
      temperature: numberIn(body.temperature, 'temperature', 0, 2, 0.8),
      topP: numberIn(body.top_p, 'top_p', 0, 1, 0.95),
      minP: numberIn(body.min_p, 'min_p', 0, 1, 0.05),
      topK: Math.floor(numberIn(body.top_k, 'top_k', 0, 1_000, 40)),
      ...(seed >= 0 && { seed: Math.floor(seed) }),
    },
    schema: schemaOf(body.response_format),
    isStream: body.stream === true,
    includesUsage: fieldsOf(body.stream_options).include_usage === true,
  };
}

/** @param {Incoming} request @returns {Promise<Fields>} */
async function bodyOf(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) throw new RequestError(413, 'request_too_large', 'The request is too large.');
    parts.push(part);
  }
  try {
    return fieldsOf(JSON.parse(Buffer.concat(parts).toString('utf8')));
  } catch {
    throw new RequestError(400, 'invalid_request', 'The body is not JSON.');
  }
}

/**
 * Refuses requests of web pages: another site must not reach the engine through the browser of somebody on this machine.
 * @param {Incoming} request
 */
function requireLocalProgram({ headers }) {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(host) || headers.origin !== undefined) {
    throw new RequestError(403, 'forbidden', 'Only programs on this machine can use this engine.');
  }
}

// --- Text

/** Splits generated text at the first stop text, and holds back an end that may be the beginning of one. */
class StopFilter {
  #held = '';

  /** @param {string[]} stops */
  constructor(stops) {
    this.stops = stops;
  }

  /**
   * @param {string} text
   * @returns {{ text: string, isStopped: boolean }} the text that can be sent
   */
  push(text) {
    const all = this.#held + text;
    const at = Math.min(...this.stops.map((stop) => all.indexOf(stop)).filter((index) => index >= 0));
    if (Number.isFinite(at)) {
      this.#held = '';
      return { text: all.slice(0, at), isStopped: true };
    }
    let kept = 0;
    for (const stop of this.stops) {
      for (let length = Math.min(stop.length - 1, all.length); length > kept; length -= 1) {
        if (stop.startsWith(all.slice(all.length - length))) kept = length;
      }
    }
    this.#held = all.slice(all.length - kept);
    return { text: all.slice(0, all.length - kept), isStopped: false };
  }

  /** @returns {string} the rest, after the last token */
  end() {
    const rest = this.#held;
    this.#held = '';
    return rest;
  }
}

// --- The model

/** The loaded model. Replies are generated one at a time, in the order of their requests. */
class Engine {
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #waiting = 0;

  /**
   * @param {Library} library the module `node-llama-cpp`
   * @param {Llama} llama
   * @param {Model} model
   * @param {Context} context
   */
  constructor(library, llama, model, context) {
    this.library = library;
    this.llama = llama;
    this.model = model;
    this.sequence = context.getSequence();
    this.wrapper = library.resolveChatWrapper(model);
    /** @type {number} tokens of prompt and reply together */
    this.contextTokens = context.contextSize;
    /** @type {number} */
    this.trainedTokens = model.trainContextSize;
  }

  /**
   * Generates one reply after those that were asked for earlier.
   * @param {Generation} generation
   * @param {AbortSignal} signal
   * @param {(text: string) => Promise<void> | void} onText
   * @returns {Promise<{ promptTokens: number, completionTokens: number, reason: 'stop' | 'length' }>}
   * @throws RequestError busy; as `#generate`
   */
  async generate(generation, signal, onText) {
    if (this.#waiting >= MAX_REQUESTS) throw new RequestError(429, 'busy', 'Too many requests wait for this engine.');
    this.#waiting += 1;
    const turn = this.#queue;
    const generated = turn.then(() => {
      signal.throwIfAborted();
      return this.#generate(generation, signal, onText);
    });
    this.#queue = generated.catch(() => undefined);
    try {
      return await generated;
    } finally {
      this.#waiting -= 1;
    }
  }

  /**
   * @param {Generation} generation
   * @param {AbortSignal} signal
   * @param {(text: string) => Promise<void> | void} onText
   * @returns {Promise<{ promptTokens: number, completionTokens: number, reason: 'stop' | 'length' }>}
   * @throws RequestError exceed_context_size_error; invalid_request for a schema that is not supported
   */
  async #generate({ history, maxTokens, stop, sampling, schema }, signal, onText) {
    const { contextText, stopGenerationTriggers = [] } = this.wrapper.generateContextState({ chatHistory: history });
    const tokens = contextText.tokenize(this.model.tokenizer);
    if (tokens.length + 1 > this.contextTokens) {
      throw new RequestError(
        400,
        'exceed_context_size_error',
        `The prompt has ${tokens.length} tokens and exceeds the available context size of ${this.contextTokens} tokens.`,
      );
    }
    const grammarEvaluationState = schema === null ? undefined : await this.#grammarOf(schema);
    // The context is never shifted: a reply ends where the context does.
    const limit = Math.min(maxTokens, this.contextTokens - tokens.length);
    const templateStops = stopGenerationTriggers
      .map((trigger) => this.#textOfTrigger(trigger))
      .filter((text) => text !== '');
    const filter = new StopFilter([...stop, ...templateStops]);

    // The state of the unchanged front of the prompt is kept; at least one token is evaluated to predict the next one.
    await this.sequence.adaptStateToTokens(tokens.slice(0, -1), false);
    const rest = tokens.slice(this.sequence.nextTokenIndex);
    /** @type {number[]} */
    let undecoded = [];
    let decoded = tokens.slice(-4);
    let count = 0;
    /** @type {'stop' | 'length'} */
    let reason = 'stop';
    const flush = async () => {
      const { text, isStopped } = filter.push(this.model.detokenize(undecoded, true, decoded));
      decoded = [...decoded, ...undecoded].slice(-16);
      undecoded = [];
      if (text !== '') await onText(text);
      return isStopped;
    };
    for await (const token of this.sequence.evaluate(rest, { ...sampling, grammarEvaluationState })) {
      signal.throwIfAborted();
      count += 1;
      undecoded.push(token);
      // Characters of several bytes may consist of several tokens.
      const isPartial = this.model.detokenize(undecoded, true, decoded).endsWith('\uFFFD');
      if ((!isPartial || undecoded.length >= MAX_UNDECODED_TOKENS) && (await flush())) {
        return { promptTokens: tokens.length, completionTokens: count, reason: 'stop' };
      }
      if (count >= limit) {
        reason = 'length';
        break;
      }
    }
    signal.throwIfAborted();
    if (undecoded.length > 0 && (await flush())) {
      return { promptTokens: tokens.length, completionTokens: count, reason: 'stop' };
    }
    const end = filter.end();
    if (end !== '') await onText(end);
    return { promptTokens: tokens.length, completionTokens: count, reason };
  }

  /** @param {object | true} schema */
  async #grammarOf(schema) {
    try {
      const grammar =
        schema === true ? await this.llama.getGrammarFor('json') : await this.llama.createGrammarForJsonSchema(schema);
      return new this.library.LlamaGrammarEvaluationState({ model: this.model, grammar });
    } catch {
      throw new RequestError(
        400,
        'invalid_request',
        'This response_format is not supported: its json_schema is too complex.',
      );
    }
  }

  /** @param {unknown} trigger a text, or texts and tokens */
  #textOfTrigger(trigger) {
    const tokens = this.library.LlamaText(trigger).tokenize(this.model.tokenizer, 'trimLeadingSpace');
    // A token that ends a generation does so by itself.
    if (tokens.some((token) => this.model.isEogToken(token))) return '';
    return this.model.detokenize(tokens, true);
  }
}

/** @param {string} folder @param {{ file: string }} model @param {number} contextTokens */
async function load(folder, { file }, contextTokens) {
  const entry = path.join(folder, 'runtime', 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
  /** @type {Library} */
  const library = await import(pathToFileURL(entry).href);
  const llama = await library.getLlama({
    gpu: process.platform === 'darwin' && process.arch === 'arm64' ? 'metal' : false,
    build: 'never',
    progressLogs: false,
    // The library may quote a grammar or a template, which can be part of a request.
    logger: (/** @type {string} */ level) => {
      if (level === 'error' || level === 'fatal') log(`engine.library_reported level=${level}`);
    },
  });
  // Threads that share a core with the database or the api slow down all of them: one core is left to those.
  const threads = Math.max(1, Math.min(llama.cpuMathCores, os.availableParallelism() - 1));
  const model = await llama.loadModel({ modelPath: path.join(folder, 'models', file) });
  const max = Math.min(contextTokens, model.trainContextSize);
  const context = await model.createContext({
    sequences: 1,
    contextSize: { min: Math.min(MIN_CONTEXT_TOKENS, max), max },
    threads: { ideal: threads, min: threads },
  });
  return new Engine(library, llama, model, context);
}

// --- Routes

/**
 * @param {Outgoing} response
 * @param {number} status
 * @param {object} value
 * @param {Record<string, string>} [headers]
 */
function answer(response, status, value, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

/** @param {Outgoing} response @param {object | '[DONE]'} value */
async function sendEvent(response, value) {
  const isFlushed = response.write(`data: ${value === '[DONE]' ? value : JSON.stringify(value)}\n\n`);
  if (isFlushed || response.destroyed) return;
  await new Promise((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });
}

let completions = 0;

/**
 * @param {Engine} engine
 * @param {string} name
 * @param {Incoming} request
 * @param {Outgoing} response
 */
async function complete(engine, name, request, response) {
  const generation = generationOf(await bodyOf(request), name);
  const control = new AbortController();
  response.once('close', () => control.abort());
  const startedAt = performance.now();
  completions += 1;
  const head = { id: `chatcmpl-${completions}`, created: Math.floor(Date.now() / 1_000), model: name };
  const chunk = (/** @type {object} */ delta, /** @type {string | null} */ reason = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  let text = '';
  const outcome = await engine.generate(generation, control.signal, async (piece) => {
    if (!generation.isStream) {
      text += piece;
      return;
    }
    if (!response.headersSent) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      await sendEvent(response, chunk({ role: 'assistant', content: '' }));
    }
    await sendEvent(response, chunk({ content: piece }));
  });
  const usage = {
    prompt_tokens: outcome.promptTokens,
    completion_tokens: outcome.completionTokens,
    total_tokens: outcome.promptTokens + outcome.completionTokens,
  };
  if (generation.isStream) {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    await sendEvent(response, chunk({}, outcome.reason));
    if (generation.includesUsage) await sendEvent(response, { ...chunk({}), choices: [], usage });
    await sendEvent(response, '[DONE]');
    response.end();
  } else {
    answer(response, 200, {
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: outcome.reason }],
      usage,
    });
  }
  log(
    `engine.replied promptTokens=${outcome.promptTokens} tokens=${outcome.completionTokens} ms=${Math.round(performance.now() - startedAt)}`,
  );
}

/**
 * @param {{ engine: Engine | null }} state the engine is null while the model is being loaded
 * @param {Manifest} manifest
 * @param {Incoming} request
 * @param {Outgoing} response
 */
async function handle(state, manifest, request, response) {
  requireLocalProgram(request);
  const route = `${request.method} ${(request.url ?? '').split('?')[0]}`;
  const { name, bytes } = manifest.model;
  if (route === 'GET /health') {
    const status = state.engine ? 'ok' : 'loading model';
    return answer(response, state.engine ? 200 : 503, { status, model: name });
  }
  const routes = ['GET /props', 'GET /v1/models', 'POST /v1/chat/completions'];
  if (!routes.includes(route)) throw new RequestError(404, 'not_found', 'There is no such route.');
  const { engine } = state;
  if (!engine) throw new RequestError(503, 'unavailable', 'Loading model');
  if (route === 'GET /props') {
    // As llama.cpp's own server answers, so that clients know the context in force.
    return answer(response, 200, {
      default_generation_settings: { n_ctx: engine.contextTokens },
      total_slots: 1,
      modalities: { vision: false },
      build_info: `node-llama-cpp ${manifest.version}`,
    });
  }
  if (route === 'GET /v1/models') {
    const meta = { size: bytes, n_ctx_train: engine.trainedTokens };
    return answer(response, 200, { object: 'list', data: [{ id: name, object: 'model', owned_by: 'kinloom', meta }] });
  }
  return complete(engine, name, request, response);
}

/** @param {unknown} error @param {Outgoing} response */
function refuse(error, response) {
  if (response.destroyed) return;
  const { status, code, message } =
    error instanceof RequestError
      ? error
      : { status: 500, code: 'internal_error', message: 'The engine failed: see its log.' };
  log(
    `engine.request_failed status=${status} code=${code}${error instanceof RequestError ? '' : ` error=${nameOf(error)}`}`,
  );
  const body = { error: { message, type: code, code: status } };
  if (!response.headersSent) {
    return answer(response, status, body, status === 503 || status === 429 ? { 'retry-after': '2' } : {});
  }
  response.end(`data: ${JSON.stringify(body)}\n\n`);
}

// --- The process

const folder = process.env.KINLOOM_ENGINE_DIR ?? '';
/** @type {Manifest} */
const manifest = JSON.parse(await readFile(path.join(folder, 'engine.json'), 'utf8'));
/** @type {{ engine: Engine | null }} */
const state = { engine: null };
const server = createServer((request, response) => {
  response.on('error', () => response.destroy());
  handle(state, manifest, request, response).catch((error) => refuse(error, response));
});

const end = (/** @type {number} */ code) => process.exit(code);
if (process.connected) process.once('disconnect', () => end(0));
process.on('message', (message) => void (fieldsOf(message).type === 'stop' && end(0)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

server.once('error', (error) => {
  log(
    `engine.start_failed error=${/** @type {NodeJS.ErrnoException} */ (error).code ?? error.name} port=${manifest.port}`,
  );
  end(1);
});
// The loopback only: the engine has no keys.
server.listen(manifest.port, '127.0.0.1', () => {
  const startedAt = performance.now();
  load(folder, manifest.model, manifest.contextTokens).then(
    (engine) => {
      state.engine = engine;
      log(`engine.ready context=${engine.contextTokens} ms=${Math.round(performance.now() - startedAt)}`);
      if (process.connected) process.send?.({ type: 'ready', contextTokens: engine.contextTokens });
    },
    (error) => {
      log(`engine.start_failed error=${nameOf(error)}`);
      end(1);
    },
  );
});
