import { countIn, type Chunk, fieldsOf } from './completion';
import { linesOf } from './http';
import type { Forms } from './manners';
import type { Picture } from '../voice/voice';
import type { PromptMessage } from './prompt';
import { type ChatProtocol, type ChatRequest, commonParts, imagePlace, withoutSystem } from './protocol';

/** How long a model stays loaded after a reply: its prompt is kept as long, and a conversation has pauses. */
const KEEP_ALIVE = '30m';
const NANOSECONDS = 1_000_000;

function formatOf({ schema }: ChatRequest, form: number): object {
  if (!schema || form === 2) return {};
  return { format: form === 1 ? 'json' : schema.schema };
}

function withImages(messages: readonly PromptMessage[], images: readonly Picture[]): object[] {
  if (images.length === 0) return [...messages];
  const place = imagePlace(messages);
  return messages.map((message, at) =>
    at === place ? { ...message, images: images.map(({ base64 }) => base64) } : message,
  );
}

/** Ollama's own chat interface. Unlike its `/v1`, it takes the size of the context with each request. */
export const ollamaProtocol: ChatProtocol = {
  path: '/api/chat',

  bodyOf(request: ChatRequest, { form }: Forms): object {
    const { model, messages, images = [], stream, maxTokens, contextTokens } = request;
    const { temperature, topP, minP, stop = [] } = request;
    return {
      model,
      messages: withImages(form('system') === 0 ? messages : withoutSystem(messages), images),
      stream,
      keep_alive: KEEP_ALIVE,
      ...(form('think') === 0 && { think: false }),
      ...formatOf(request, form('schema')),
      options: {
        num_ctx: contextTokens,
        ...(form('limit') < 2 && { num_predict: maxTokens }),
        ...(typeof temperature === 'number' && form('temperature') === 0 && { temperature }),
        ...(typeof topP === 'number' && form('topP') === 0 && { top_p: topP }),
        ...(typeof minP === 'number' && form('minP') === 0 && { min_p: minP }),
        ...(stop.length > 0 && form('stop') === 0 && { stop }),
      },
    };
  },

  eventsOf: linesOf,

  chunkOf(event: unknown): Chunk {
    const { message, done, done_reason: reason, ...counts } = fieldsOf(event);
    const { content, thinking } = fieldsOf(message);
    const load = countIn(counts['load_duration']);
    const ending = typeof reason === 'string' && reason !== '' ? reason : 'stop';
    return {
      written: typeof content === 'string' ? content : '',
      thinking: typeof thinking === 'string' && thinking !== '',
      reasoning: typeof thinking === 'string' ? thinking : '',
      ending: done === true ? ending : null,
      promptTokens: countIn(counts['prompt_eval_count']),
      completionTokens: countIn(counts['eval_count']),
      loadMs: load === null ? null : load / NANOSECONDS,
    };
  },

  partsOf: (request) => ['think', ...commonParts(request)],
};
