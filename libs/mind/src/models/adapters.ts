import type { EndpointOptions } from './endpoint';
import { ollamaProtocol } from './ollama-protocol';
import { openAiProtocol } from './openai-protocol';
import type { ChatProtocol } from './protocol';

/** @returns the protocol that the endpoint's server speaks */
export function protocolOf({ server }: EndpointOptions): ChatProtocol {
  return server === 'ollama' ? ollamaProtocol : openAiProtocol;
}
