import { VoiceError } from '../voice/voice';
import { Watch } from './attempts';
import { Broken, Truncated } from './failure';
import { DONE } from './http';
import type { ChatProtocol } from './protocol';

/** One event of a reply, read from whatever shape it came in. */
export interface Chunk {
  written: string;
  /** Reasoning beside the reply: not shown, but a sign of life. */
  thinking: boolean;
  ending: string | null;
  /** Reasoning beside the reply, as far as it is told. */
  reasoning: string;
  /** What the endpoint counted for the prompt and the answer, where it says so. */
  promptTokens: number | null;
  completionTokens: number | null;
  /** Milliseconds that the model was loaded for, where the server says so. */
  loadMs: number | null;
}

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A count of tokens or of time; null where it is none. */
export const countIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;

/** Milliseconds for what may follow the end of a reply: a count, and the end of the connection. */
const AFTERWARDS = 1_000;

export interface Patience {
  /** Milliseconds until the model has begun to write, its reasoning included. */
  firstTokenTimeoutMs: number;
  /** Milliseconds between two pieces after that. */
  idleTimeoutMs: number;
}

/** What is taken out of a stream: reasoning, and the soul's own name before its words. */
export interface TextFilter {
  /** The visible part of what has arrived so far and was not given out yet. */
  push(piece: string): string;
  /**
   * What was held back and turned out to be text.
   * @param isCut the model wrote until its room was full
   */
  end(isCut: boolean): string;
  /** Something was given out and not taken back. */
  readonly hasText: boolean;
}

/**
 * One reply, from the request to its last word. Aborting `whole` closes the connection.
 * @param heard is told of every chunk, before its words are given out; what it throws ends the attempt
 * @throws Broken, or what `open` and the stream throw
 */
export async function* replyOf(
  open: (signal: AbortSignal) => Promise<Response>,
  { eventsOf, chunkOf }: Pick<ChatProtocol, 'eventsOf' | 'chunkOf'>,
  { firstTokenTimeoutMs, idleTimeoutMs }: Patience,
  whole: AbortSignal,
  filter: TextFilter,
  heard: (chunk: Chunk) => void,
): AsyncGenerator<string> {
  const watch = new Watch(whole);
  let ending: string | null = null;
  const given = (text: string) => {
    // What the caller does with a piece is not the endpoint's delay.
    watch.pause();
    return text;
  };
  try {
    watch.signal.throwIfAborted();
    watch.within(firstTokenTimeoutMs, 'no word in time');
    try {
      for await (const event of eventsOf(await open(watch.signal))) {
        // The end was announced: what is late now must not make a whole reply a failed one.
        if (event === DONE) {
          ending ??= 'done';
          watch.within(AFTERWARDS, 'the connection stayed open');
          continue;
        }
        const chunk = chunkOf(event);
        heard(chunk);
        // The empty delta that opens a stream is no sign of life.
        if (chunk.written !== '' || chunk.thinking) watch.within(idleTimeoutMs, 'the words stopped coming');
        const visible = filter.push(chunk.written);
        if (visible !== '') {
          yield given(visible);
          watch.within(idleTimeoutMs, 'the words stopped coming');
        }
        ending = chunk.ending ?? ending;
        if (chunk.ending !== null) watch.within(Math.min(idleTimeoutMs, AFTERWARDS), 'the connection stayed open');
      }
      watch.signal.throwIfAborted();
    } catch (thrown) {
      whole.throwIfAborted();
      // The reply had ended: how its connection did is nobody's loss.
      if (ending === null || thrown instanceof Truncated) {
        // An abort shows itself in many shapes; the reason tells which clock it came from.
        watch.signal.throwIfAborted();
        throw thrown;
      }
    }
    const rest = filter.end(ending === 'length');
    if (rest !== '') yield given(rest);
    if (!filter.hasText) throw wordless(ending);
    if (ending === null) throw new Broken(new VoiceError('voice_interrupted', 'ended without its end'), false);
  } finally {
    watch.end();
  }
}

/** Why a reply that came to its end has no words. */
function wordless(ending: string | null): Broken {
  // Why is left out: that a filter stopped it would say something of what was said, and the detail goes to the log.
  if (ending === 'content_filter') return new Broken(new VoiceError('voice_refused', 'not answered'), false);
  // All the room went into the prompt or into reasoning.
  const cramped = ending === 'length';
  return new Broken(new VoiceError('voice_interrupted', cramped ? 'no room for words' : 'no words'), !cramped, cramped);
}
