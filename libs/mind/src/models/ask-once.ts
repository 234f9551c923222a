import { protocolOf } from './adapters';
import { persistOnce } from './attempts';
import type { Chunk } from './completion';
import type { EndpointOptions } from './endpoint';
import { jsonOf, post } from './http';
import type { Forms } from './manners';
import type { ChatRequest } from './protocol';
import { promptTokens } from './prompt';
import { accountedOnce, RequestCost } from './usage';

/** A question that is answered in one piece. */
export interface Question {
  /** The request for the present attempt; a shorter one after an answer that the prompt is too long. */
  request: () => Omit<ChatRequest, 'model' | 'stream'>;
  forms: (request: ChatRequest) => Forms;
  count: (text: string) => number;
  /** Milliseconds for one attempt. */
  attemptMs: number;
  /** True where something was changed after what was thrown, and the question is to be asked again. */
  adapt?: (thrown: unknown) => boolean;
  heard?: (chunk: Chunk, request: ChatRequest) => void;
}

/**
 * Asks a chat model for one whole answer and accounts for it.
 * @returns the text of the answer, with its reasoning
 * @throws VoiceError, or the signal's own reason when the caller aborts
 */
export async function askOnce(options: EndpointOptions, question: Question, signal: AbortSignal): Promise<string> {
  const protocol = protocolOf(options);
  const asked = (): ChatRequest => ({ ...question.request(), model: options.model, stream: false });
  const forms = question.forms(asked());
  return persistOnce(
    options,
    question.attemptMs,
    signal,
    async (watched) => {
      const request = asked();
      const estimated = promptTokens(request.messages, question.count);
      const cost = new RequestCost(estimated, question.count);
      const chunk = await accountedOnce(options.ledger, estimated + request.maxTokens, cost, async () => {
        const response = await post(options, protocol.path, protocol.bodyOf(request, forms), watched);
        cost.accepted();
        const came = protocol.chunkOf(await jsonOf(response));
        cost.add({ ...came, text: came.written + came.reasoning });
        return came;
      });
      forms.taken();
      question.heard?.(chunk, request);
      return chunk.written;
    },
    (thrown) => (question.adapt?.(thrown) ?? false) || forms.changed(thrown),
  );
}
