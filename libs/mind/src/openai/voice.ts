import type { Voice, VoiceTurn } from '../voice';
import { persist } from './attempts';
import { Manners, PromptBudget } from './budget';
import { type Chunk, replyOf } from './completion';
import { type EndpointOptions, nameOf } from './endpoint';
import { post } from './http';
import { promptOf, promptTokens } from './prompt';
import { accounted, RequestCost } from './usage';

/** `totalTimeoutMs` defaults to 300,000. */
export interface OpenAiVoiceOptions extends EndpointOptions {
  /** Milliseconds until the model has begun to write, its reasoning included. Default 60,000. */
  firstTokenTimeoutMs?: number;
  /** Milliseconds between two pieces after that. Default 30,000. */
  idleTimeoutMs?: number;
  /** Tokens the model takes, prompt and reply together. Default 8,192. */
  contextTokens?: number;
}

/** The voice of any OpenAI-compatible endpoint: hosted, Ollama, llama.cpp, vLLM, LM Studio. */
export function openAiVoice(options: OpenAiVoiceOptions): Voice {
  const { firstTokenTimeoutMs = 60_000, idleTimeoutMs = 30_000 } = options;
  const budget = new PromptBudget(options.contextTokens);
  const counting = new Manners<object>([{ stream_options: { include_usage: true } }, {}]);

  async function* speak(turn: VoiceTurn, signal: AbortSignal): AsyncGenerator<string> {
    const room = budget.room();
    const usage = counting.attempt();
    const pieces = persist(
      options,
      signal,
      (whole) => {
        const messages = promptOf(turn, room);
        const estimated = promptTokens(messages, room.count);
        const cost = new RequestCost(estimated, room.count);
        const open = async (watched: AbortSignal) => {
          const body = { model: options.model, messages, stream: true, ...usage.form() };
          const response = await post(options, '/chat/completions', body, watched);
          usage.taken();
          cost.accepted();
          return response;
        };
        const heard = ({ written, reasoning, promptTokens: prompt, completionTokens }: Chunk) => {
          cost.add({ promptTokens: prompt, completionTokens, text: written + reasoning });
          if (prompt === null) return;
          room.taken();
          budget.meter.learn(promptTokens(messages), prompt);
        };
        return accounted(options.ledger, estimated + budget.reserve, cost, () =>
          replyOf(open, { firstTokenTimeoutMs, idleTimeoutMs }, whole, heard),
        );
      },
      (thrown) => room.halved(thrown) || usage.changed(thrown),
    );
    let joined = turn.standing === '';
    for await (const piece of pieces) {
      // A model begins what it continues like any message, without the space that the break may have cost.
      if (!joined && piece !== '' && isWord(turn.standing.at(-1)) && isWord(piece[0])) yield ' ';
      joined ||= piece !== '';
      yield piece;
    }
    room.taken();
  }

  return { name: nameOf(options), cites: false, speak };
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
