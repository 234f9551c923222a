import OpenAI from 'openai';
import type { Voice, VoiceTurn } from '../voice';
import { VoiceError } from '../voice';
import { backOff, Broken, failureOf } from './failure';
import { promptOf } from './prompt';
import { ThinkFilter } from './think';

export interface OpenAiVoiceOptions {
  /** Up to and including the version: `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Local servers need none: without it no Authorization header is sent. */
  apiKey?: string;
  /** Milliseconds until the model has begun to write, its reasoning included. Default 60,000. */
  firstTokenTimeoutMs?: number;
  /** Milliseconds between two pieces after that. Default 30,000. */
  idleTimeoutMs?: number;
  /** Milliseconds for the whole reply, all attempts and pauses included. Default 300,000. */
  totalTimeoutMs?: number;
  /** How often to ask before the first word has come. Default 3. */
  attempts?: number;
  /** The pause between two attempts; rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Settings {
  model: string;
  firstTokenTimeoutMs: number;
  idleTimeoutMs: number;
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : 'an unreadable address';
}

/** One request, from the prompt to the last word. Aborting `signal` closes the connection. */
async function* attempt(
  client: OpenAI,
  turn: VoiceTurn,
  settings: Settings,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const local = new AbortController();
  const abort = () => local.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  let clock: NodeJS.Timeout | undefined;
  const within = (ms: number, detail: string) => {
    clearTimeout(clock);
    clock = setTimeout(() => local.abort(new Broken(new VoiceError('voice_timeout', detail), false)), ms);
  };
  const filter = new ThinkFilter();
  let spoke = false;
  let ending: string | null = null;
  try {
    signal.throwIfAborted();
    within(settings.firstTokenTimeoutMs, 'no word in time');
    const messages = promptOf(turn);
    const stream = await client.chat.completions.create(
      { model: settings.model, messages, stream: true },
      { signal: local.signal },
    );
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      const delta: Record<string, unknown> = { ...choice?.delta };
      const written = typeof delta['content'] === 'string' ? delta['content'] : '';
      // Reasoning is not shown, but it is a sign of life. The empty delta that opens a stream is not.
      if (written !== '' || delta['reasoning'] || delta['reasoning_content']) {
        within(settings.idleTimeoutMs, 'the words stopped coming');
      }
      const visible = filter.push(written);
      if (visible !== '') {
        spoke = true;
        // What the caller does with a piece is not the endpoint's delay.
        clearTimeout(clock);
        yield visible;
        within(settings.idleTimeoutMs, 'the words stopped coming');
      }
      ending = choice?.finish_reason ?? ending;
    }
    local.signal.throwIfAborted();
    const rest = filter.end();
    if (rest !== '') {
      spoke = true;
      yield rest;
    }
    if (!spoke && ending === 'content_filter')
      throw new Broken(new VoiceError('voice_refused', 'content filter'), false);
    if (!spoke) throw new Broken(new VoiceError('voice_interrupted', 'no words'), true);
    if (ending === null) throw new Broken(new VoiceError('voice_interrupted', 'ended without its end'), false);
  } catch (thrown) {
    // The client reports every abort alike; the reason tells which clock, or whom, it came from.
    local.signal.throwIfAborted();
    throw thrown;
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', abort);
    local.abort();
  }
}

/** The voice of any OpenAI-compatible endpoint: hosted, Ollama, llama.cpp, vLLM, LM Studio. */
export function openAiVoice(options: OpenAiVoiceOptions): Voice {
  const settings: Settings = {
    model: options.model,
    firstTokenTimeoutMs: options.firstTokenTimeoutMs ?? 60_000,
    idleTimeoutMs: options.idleTimeoutMs ?? 30_000,
  };
  const totalTimeoutMs = options.totalTimeoutMs ?? 300_000;
  const attempts = Math.max(1, options.attempts ?? 3);
  const wait = options.wait ?? pauseFor;
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey || 'none',
    ...(options.apiKey ? {} : { defaultHeaders: { Authorization: null } }),
    // Nothing is taken from the environment behind the configuration's back.
    organization: null,
    project: null,
    adminAPIKey: null,
    maxRetries: 0,
    timeout: totalTimeoutMs,
    // The client's log would show prompts and answers.
    logLevel: 'off',
    // A redirect would carry the conversation to an address nobody configured.
    fetchOptions: { redirect: 'manual' },
  });

  async function* speak(turn: VoiceTurn, signal: AbortSignal): AsyncGenerator<string> {
    signal.throwIfAborted();
    const whole = new AbortController();
    const abort = () => whole.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const clock = setTimeout(
      () => whole.abort(new Broken(new VoiceError('voice_timeout', 'the reply took too long'), false)),
      totalTimeoutMs,
    );
    try {
      for (let count = 1; ; count++) {
        let spoke = false;
        try {
          for await (const piece of attempt(client, turn, settings, whole.signal)) {
            spoke = true;
            yield piece;
            signal.throwIfAborted();
          }
          return;
        } catch (thrown) {
          signal.throwIfAborted();
          const failure = failureOf(thrown, spoke);
          if (!failure.again || spoke || count >= attempts) throw failure.error;
          await wait(backOff(count, failure.pause), whole.signal);
        }
      }
    } catch (thrown) {
      signal.throwIfAborted();
      // The whole reply's clock may also run out during a pause.
      throw thrown instanceof Broken ? thrown.failure : thrown;
    } finally {
      clearTimeout(clock);
      signal.removeEventListener('abort', abort);
      whole.abort();
    }
  }

  return { name: `${options.model} at ${hostOf(options.baseUrl)}`, speak };
}
