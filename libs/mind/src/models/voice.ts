import type { ReplyLength } from '../voice/sampling';
import { type Picture, type Voice, VoiceError, type VoiceTurn } from '../voice/voice';
import { protocolOf } from './adapters';
import { persist } from './attempts';
import { PromptBudget } from './budget';
import { type Chunk, replyOf } from './completion';
import { type EndpointOptions, nameOf } from './endpoint';
import { Broken, Truncated } from './failure';
import { Answered, post } from './http';
import { inline } from './marking';
import { Negotiation } from './manners';
import { promptOf, promptTokens } from './prompt';
import type { ChatRequest } from './protocol';
import type { ReasoningHabit } from './reasoning';
import { speechFilter } from './speech';
import { windowOf } from './truncation';
import { accounted, RequestCost } from './usage';

/** What an operator should know of an endpoint: the server cut a prompt, its model has no system role, or is still being loaded. */
export type ModelCondition = 'truncated' | 'no_system_role' | 'loading';

/** `totalTimeoutMs` defaults to 300,000. */
export interface ChatModelVoiceOptions extends EndpointOptions {
  /** Milliseconds until the model has begun to write, its reasoning included; and for a server that loads it. Default 60,000. */
  firstTokenTimeoutMs?: number;
  /** Milliseconds between two pieces after that. Default 30,000. */
  idleTimeoutMs?: number;
  /** Tokens the model takes, prompt and reply together. Null or absent: as `contextInForce` says, else 8,192. */
  contextTokens?: number | null;
  /** Asks the server for the context in force, in tokens; null where it cannot tell. Called before the first reply, and again after a truncation. */
  contextInForce?: (signal: AbortSignal) => Promise<number | null>;
  /** Asks the server whether a model sees pictures; null where it cannot tell: it is tried then. Left out: none does. */
  seesPictures?: (model: string, signal: AbortSignal) => Promise<boolean | null>;
  /** Called for metrics and the operators' page, at most once per reply and condition. */
  onCondition?: (condition: ModelCondition) => void;
}

/** Tokens of a reply at most, without reasoning. */
const REPLY_TOKENS: Record<ReplyLength, number> = { short: 120, medium: 300, long: 700 };
/** Tokens for reasoning: none until the model shows any, more where it needed more. */
const REASONING_TOKENS = [0, 1_024, 4_096] as const;
/** Tokens that a picture of the longest side takes, at most, with models in use. */
const PICTURE_TOKENS = 1_200;
/** Pictures take at most this part of the context. */
const PICTURE_SHARE = 1 / 3;
/** Milliseconds that a reply waits to learn whether its model sees. */
const ASKING_MS = 3_000;
/** Servers take no more texts that end a reply. */
const MOST_STOPS = 4;
/** Milliseconds from which on loading a model is worth telling. */
const LOADED_LONG = 1_000;

/** What was learnt of one model of the endpoint since the start. */
class ModelState {
  readonly budget: PromptBudget;
  readonly negotiation = new Negotiation();
  readonly habit: ReasoningHabit = { opensWithin: null };
  /** Where in `REASONING_TOKENS` its reasoning fits. */
  private reasoning = 0;
  /** The model has no system role, and it was told. */
  withoutSystem = false;
  /** Whether it sees pictures; null: it is not known, undefined: nobody was asked. */
  sees: boolean | null | undefined;

  constructor(options: ChatModelVoiceOptions, isOwn: boolean) {
    this.budget = new PromptBudget({
      contextTokens: options.contextTokens,
      contextInForce: isOwn ? options.contextInForce : undefined,
    });
  }

  answerTokens(length: ReplyLength): number {
    return REPLY_TOKENS[length] + (REASONING_TOKENS[this.reasoning] ?? 0);
  }

  reasons(): void {
    this.reasoning = Math.max(this.reasoning, 1);
  }

  /** @returns whether there is more room to give to reasoning */
  reasonsLonger(): boolean {
    if (this.reasoning + 1 >= REASONING_TOKENS.length) return false;
    this.reasoning += 1;
    return true;
  }
}

/** Names at which another speaker begins; none outside groups. */
function stopsOf({ group, history, soul, person }: VoiceTurn): string[] {
  if (!group) return [];
  const names = [person.name, ...[...history].reverse().map(({ speaker }) => speaker ?? '')];
  const others = names
    .map((name) => inline(name).replace(/:/g, ''))
    .filter((name) => name !== '' && name !== soul.name);
  return [...new Set(others)].slice(0, MOST_STOPS).map((name) => `\n${name}:`);
}

/** Whether a server refused pictures by name, or said nothing of what it did not like. */
function refusesPictures(thrown: unknown): 'named' | 'perhaps' | null {
  if (!(thrown instanceof Answered) || !thrown.disliked || thrown.tooLong) return null;
  if (thrown.parts.has('images')) return 'named';
  return thrown.parts.size === 0 ? 'perhaps' : null;
}

/** The voice of a language model on any server of `EndpointOptions.server`. */
export function chatModelVoice(options: ChatModelVoiceOptions): Voice {
  const { firstTokenTimeoutMs = 60_000, idleTimeoutMs = 30_000 } = options;
  const protocol = protocolOf(options);
  const states = new Map<string, ModelState>();
  const stateOf = (model: string): ModelState => {
    const state = states.get(model) ?? new ModelState(options, model === options.model);
    states.set(model, state);
    return state;
  };

  /** The pictures that a model is shown: the newest that fit, none to one that does not see. */
  async function shownTo(model: string, { pictures }: VoiceTurn, signal: AbortSignal): Promise<readonly Picture[]> {
    const state = stateOf(model);
    if (pictures.length === 0) return [];
    if (state.sees === undefined) {
      try {
        const asking = AbortSignal.any([signal, AbortSignal.timeout(ASKING_MS)]);
        state.sees = options.seesPictures ? await options.seesPictures(model, asking) : false;
      } catch {
        // The server is asked again with the next picture; whether it answers at all is seen from this reply.
        signal.throwIfAborted();
        return [];
      }
    }
    const most = Math.floor((state.budget.contextTokens * PICTURE_SHARE) / PICTURE_TOKENS);
    return state.sees === false || most === 0 ? [] : pictures.slice(-most);
  }

  async function* replyBy(
    model: string,
    turn: VoiceTurn,
    signal: AbortSignal,
    retract: () => void,
  ): AsyncGenerator<string> {
    const state = stateOf(model);
    const { budget } = state;
    const { temperature, topP, minP, replyLength } = turn.sampling;
    await budget.prepare(signal);
    const told = new Set<ModelCondition>();
    const tell = (condition: ModelCondition) => {
      if (!told.has(condition)) options.onCondition?.(condition);
      told.add(condition);
    };
    let shown = await shownTo(model, turn, signal);
    const roomFor = () => budget.room(state.answerTokens(replyLength), shown.length * PICTURE_TOKENS);
    let room = roomFor();
    let hasRetried = false;
    const requestFor = (): ChatRequest => ({
      model,
      messages: promptOf(turn, room, shown),
      images: shown,
      stream: true,
      maxTokens: room.answerTokens,
      contextTokens: room.contextTokens,
      temperature,
      topP,
      minP,
      stop: stopsOf(turn),
    });
    let next: ChatRequest | null = requestFor();
    const forms = state.negotiation.attempt(protocol.partsOf(next));

    async function* attempt(whole: AbortSignal): AsyncGenerator<string> {
      if (hasRetried) await budget.prepare(whole);
      const request = next ?? requestFor();
      next = null;
      const estimated = promptTokens(request.messages, room.count);
      const cost = new RequestCost(estimated, room.count);
      const filter = speechFilter(turn.soul.name, state.habit, retract);
      const open = async (watched: AbortSignal) => {
        const response = await post(options, protocol.path, protocol.bodyOf(request, forms), watched);
        forms.taken();
        cost.accepted();
        if (forms.form('system') > 0 && !state.withoutSystem) {
          state.withoutSystem = true;
          tell('no_system_role');
        }
        return response;
      };
      const heard = ({ written, reasoning, thinking, promptTokens: prompt, completionTokens, loadMs }: Chunk) => {
        cost.add({ promptTokens: prompt, completionTokens, text: written + reasoning });
        if (thinking) state.reasons();
        if ((loadMs ?? 0) >= LOADED_LONG) tell('loading');
        if (prompt === null) return;
        const window = windowOf(
          request.messages.map(({ content }) => content),
          prompt,
          room.contextTokens,
        );
        if (window !== null) {
          budget.truncated(window);
          tell('truncated');
          // What was shown stands, and the next prompt is shorter.
          if (!filter.hasText && !hasRetried) throw new Truncated();
          return;
        }
        room.taken();
        // The count holds the pictures too.
        if (request.images?.length) return;
        budget.meter.learn(promptTokens(request.messages), prompt);
      };
      yield* accounted(options.ledger, estimated + request.maxTokens, cost, () =>
        replyOf(open, protocol, { firstTokenTimeoutMs, idleTimeoutMs }, whole, filter, heard),
      );
    }

    const adapt = (thrown: unknown): boolean => {
      if (thrown instanceof Answered && thrown.loading) tell('loading');
      if (thrown instanceof Truncated) {
        hasRetried = true;
        room = roomFor();
        return true;
      }
      if (thrown instanceof Broken && thrown.cramped && state.reasonsLonger()) {
        room = roomFor();
        return true;
      }
      const refused = shown.length > 0 ? refusesPictures(thrown) : null;
      if (refused) {
        if (refused === 'named') state.sees = false;
        shown = [];
        room = roomFor();
        return true;
      }
      return room.halved(thrown) || forms.changed(thrown);
    };
    yield* persist(options, signal, attempt, adapt, firstTokenTimeoutMs);
    room.taken();
  }

  async function* speak(
    turn: VoiceTurn,
    signal: AbortSignal,
    _cite?: (key: string) => void,
    retract: () => void = () => undefined,
  ): AsyncGenerator<string> {
    let joined = turn.standing === '';
    for await (const piece of reply(turn, signal, retract)) {
      // A model begins what it continues like any message, without the space that the break may have cost.
      if (!joined && piece !== '' && isWord(turn.standing.at(-1)) && isWord(piece[0])) yield ' ';
      joined ||= piece !== '';
      yield piece;
    }
  }

  /** By the soul's own model; by the endpoint's where that one is not there. */
  async function* reply(turn: VoiceTurn, signal: AbortSignal, retract: () => void): AsyncGenerator<string> {
    const { model } = turn.sampling;
    if (model !== null && model !== options.model) {
      try {
        yield* replyBy(model, turn, signal, retract);
        return;
      } catch (thrown) {
        if (!(thrown instanceof VoiceError) || !isMissingModel(thrown)) throw thrown;
      }
    }
    yield* replyBy(options.model, turn, signal, retract);
  }

  return { name: nameOf(options), cites: false, speak };
}

const isMissingModel = ({ code, detail }: VoiceError): boolean =>
  code === 'voice_refused' && detail.endsWith('no such model');
const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
