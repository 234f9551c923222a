import { VoiceError } from '../voice';
import { Watch } from './attempts';
import { Broken } from './failure';
import { DONE, eventsOf } from './http';
import { ThinkFilter } from './think';

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
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The text of a message: a string, or the text parts of a list. */
function writtenIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => fieldsOf(part)['text'])
    .filter((text) => typeof text === 'string')
    .join('');
}

/** A count of tokens; null where it is none. */
const countIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;

export function chunkOf(event: unknown): Chunk {
  const { choices, usage } = fieldsOf(event);
  const choice = fieldsOf(Array.isArray(choices) ? choices[0] : null);
  // An endpoint that does not stream answers with a message in place of a delta.
  const said = fieldsOf(choice['delta'] ?? choice['message']);
  const { prompt_tokens: prompt, completion_tokens: completion } = fieldsOf(usage);
  const reasoning = said['reasoning'] ?? said['reasoning_content'];
  return {
    written: writtenIn(said['content']),
    thinking: Boolean(said['reasoning'] || said['reasoning_content']),
    ending: typeof choice['finish_reason'] === 'string' ? choice['finish_reason'] : null,
    reasoning: typeof reasoning === 'string' ? reasoning : '',
    promptTokens: countIn(prompt),
    completionTokens: countIn(completion),
  };
}

/** Milliseconds for what may follow the end of a reply: a count, and the end of the connection. */
const AFTERWARDS = 1_000;

export interface Patience {
  /** Milliseconds until the model has begun to write, its reasoning included. */
  firstTokenTimeoutMs: number;
  /** Milliseconds between two pieces after that. */
  idleTimeoutMs: number;
}

/**
 * One reply, from the request to its last word. Aborting `whole` closes the connection.
 * @param heard is told of every chunk
 * @throws Broken, or what `open` and the stream throw
 */
export async function* replyOf(
  open: (signal: AbortSignal) => Promise<Response>,
  { firstTokenTimeoutMs, idleTimeoutMs }: Patience,
  whole: AbortSignal,
  heard: (chunk: Chunk) => void,
): AsyncGenerator<string> {
  const watch = new Watch(whole);
  const filter = new ThinkFilter();
  let spoke = false;
  let ending: string | null = null;
  const given = (text: string) => {
    spoke = true;
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
      if (ending === null) {
        // An abort shows itself in many shapes; the reason tells which clock it came from.
        watch.signal.throwIfAborted();
        throw thrown;
      }
    }
    const rest = filter.end();
    if (rest !== '') yield given(rest);
    if (!spoke) throw wordless(ending);
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
