import { countIn, type Chunk, fieldsOf } from './completion';
import { eventsOf } from './http';
import type { Forms } from './manners';
import type { Picture } from '../voice/voice';
import type { PromptMessage } from './prompt';
import { type ChatProtocol, type ChatRequest, commonParts, imagePlace, withoutSystem } from './protocol';

/** The text of a message: a string, or the text parts of a list. */
function writtenIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => fieldsOf(part)['text'])
    .filter((text) => typeof text === 'string')
    .join('');
}

function limitOf(tokens: number, form: number): object {
  if (form === 0) return { max_tokens: tokens };
  return form === 1 ? { max_completion_tokens: tokens } : {};
}

function schemaOf({ schema }: ChatRequest, form: number): object {
  if (!schema || form === 2) return {};
  if (form === 1) return { response_format: { type: 'json_object' } };
  return {
    response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.schema } },
  };
}

function withImages(messages: readonly PromptMessage[], images: readonly Picture[]): object[] {
  if (images.length === 0) return [...messages];
  const place = imagePlace(messages);
  const parts = images.map(({ type, base64 }) => ({
    type: 'image_url',
    image_url: { url: `data:${type};base64,${base64}` },
  }));
  return messages.map((message, at) =>
    at === place ? { ...message, content: [{ type: 'text', text: message.content }, ...parts] } : message,
  );
}

/** OpenAI's chat completions, as llama.cpp, LM Studio, vLLM and hosted services speak them. */
export const openAiProtocol: ChatProtocol = {
  path: '/chat/completions',

  bodyOf(request: ChatRequest, { form }: Forms): object {
    const { model, messages, images = [], stream, maxTokens, temperature, topP, minP, stop = [] } = request;
    return {
      model,
      messages: withImages(form('system') === 0 ? messages : withoutSystem(messages), images),
      stream,
      ...(stream && form('usage') === 0 && { stream_options: { include_usage: true } }),
      ...limitOf(maxTokens, form('limit')),
      ...(typeof temperature === 'number' && form('temperature') === 0 && { temperature }),
      ...(typeof topP === 'number' && form('topP') === 0 && { top_p: topP }),
      ...(typeof minP === 'number' && form('minP') === 0 && { min_p: minP }),
      ...(stop.length > 0 && form('stop') === 0 && { stop }),
      ...schemaOf(request, form('schema')),
    };
  },

  eventsOf,

  chunkOf(event: unknown): Chunk {
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
      loadMs: null,
    };
  },

  partsOf: (request) => [...(request.stream ? (['usage'] as const) : []), ...commonParts(request)],
};
