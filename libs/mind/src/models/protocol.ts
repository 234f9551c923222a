import type { Chunk } from './completion';
import type { Forms, Part } from './manners';
import type { Picture } from '../voice/voice';
import type { PromptMessage } from './prompt';

/** What is asked of a chat model, in the words of no server. */
export interface ChatRequest {
  model: string;
  messages: readonly PromptMessage[];
  stream: boolean;
  /** Shown with the last message of the person. */
  images?: readonly Picture[];
  /** Tokens of the answer at most, reasoning included. */
  maxTokens: number;
  /** Tokens of prompt and answer together that the prompt was made for. */
  contextTokens: number;
  temperature?: number | null;
  topP?: number | null;
  minP?: number | null;
  /** Texts at which the answer ends, at most four. */
  stop?: readonly string[];
  /** The JSON that is to be answered. */
  schema?: { name: string; schema: object } | null;
}

/** How one kind of server is spoken to. */
export interface ChatProtocol {
  /** Below the base of the endpoint. */
  path: string;
  /** The body of a request, each part in its form. */
  bodyOf(request: ChatRequest, forms: Forms): object;
  /** The events of an answer, streamed or in one piece. */
  eventsOf(response: Response): AsyncGenerator<unknown>;
  chunkOf(event: unknown): Chunk;
  /** The parts of a request that the server may not understand. */
  partsOf(request: ChatRequest): Part[];
}

/** The messages for a model without a system role: what the system says stands at the beginning of the first turn. */
export function withoutSystem(messages: readonly PromptMessage[]): PromptMessage[] {
  const [system, first, ...rest] = messages;
  if (system?.role !== 'system' || !first) return [...messages];
  if (first.role !== 'user') return [{ role: 'user', content: system.content }, first, ...rest];
  return [{ role: 'user', content: `${system.content}\n\n${first.content}` }, ...rest];
}

/** The place of the message that images belong to: the last one of the person. */
export const imagePlace = (messages: readonly PromptMessage[]): number =>
  messages.findLastIndex(({ role }) => role === 'user');

const isSet = (value: number | null | undefined): value is number => value !== null && value !== undefined;

/** The parts that every protocol has. */
export function commonParts({ messages, images, temperature, topP, minP, stop, schema }: ChatRequest): Part[] {
  return [
    ...(images?.length ? (['images'] as const) : []),
    'limit' as const,
    ...(isSet(temperature) ? (['temperature'] as const) : []),
    ...(isSet(topP) ? (['topP'] as const) : []),
    ...(isSet(minP) ? (['minP'] as const) : []),
    ...(stop?.length ? (['stop'] as const) : []),
    ...(schema ? (['schema'] as const) : []),
    ...(messages[0]?.role === 'system' ? (['system'] as const) : []),
  ];
}
