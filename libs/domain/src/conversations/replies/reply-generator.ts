import { DEFAULT_SAMPLING, ERRORS, LIMITS, type Topic } from '@kinloom/contract';
import { ModelUsage } from '@kinloom/domain/budgets';
import { MindsService, type SoulMind } from '@kinloom/domain/memories';
import { ModelClients } from '@kinloom/domain/models';
import {
  answer,
  asHeardBy,
  type Asked,
  builtInVoice,
  type ChosenVoice,
  type Heard,
  type Outcome,
  type Voice,
  VoiceChain,
  VoiceError,
} from '@kinloom/mind';
import { Injectable, Logger } from '@nestjs/common';
import { replyProvenanceOf } from './reply-provenance';
import { retryDelaySeconds } from './retry-delay';
import { PicturesRepository } from './pictures.repository';
import type { ReplyWriter } from './reply-writer';
import type { ReplyProvenance, ClaimedTurn, ScreenedTurn, TurnMessage, TurnSoul } from '../turns/turn-rows';
import { HISTORY_LIMIT } from '../turns/turns.repository';

/** Maximum length of a reply in characters; text beyond it is dropped. */
const MAX_REPLY_LENGTH = 64_000;
/** Messages whose pictures a model is shown. */
const PICTURE_MESSAGES = 6;
/** Timeout in milliseconds for the embedding of a message; recall then uses full-text search only. */
const EMBEDDING_TIMEOUT_MS = 1_500;

/** Note in a reply's provenance where the built-in voice replaced the model. */
const TOKENS_USED_UP = 'the tokens for today are used up';

/** Prompts of the built-in channels. */
const TOPIC_PROMPTS: Record<Topic, { name: string; prompt: string } | null> = {
  general: null,
  creative: {
    name: 'creative',
    prompt: 'Make things up together: images, stories, odd combinations; build on what was said.',
  },
  deep: { name: 'deep', prompt: 'Go slowly and below the surface: one thought at a time, and what it rests on.' },
  playful: { name: 'playful', prompt: 'Be light: jokes, games and teasing that is kind.' },
  support: { name: 'support', prompt: 'Listen first, name what is felt, and give advice only where it is asked for.' },
};

/** The soul that replies, and the message it replies to. */
export interface ReplyRequest {
  soul: TurnSoul;
  /** The message it answers: the person's, or in a group another soul's. */
  answers: TurnMessage;
}

/** The outcome of generating a reply: `failure` is the text shown to the person, or null on success. */
export interface ReplyOutcome {
  failure: string | null;
  provenance: ReplyProvenance | null;
  /** Delay in seconds before a retry, where no model answered; null or absent where there is none. */
  retryIn?: number | null;
}

/** Generates one soul's reply: loads its mind, calls the model, and streams the text into the reply. */
@Injectable()
export class ReplyGenerator {
  private readonly logger = new Logger('Turns');

  constructor(
    private readonly minds: MindsService,
    private readonly voices: VoiceChain,
    private readonly clients: ModelClients,
    private readonly usage: ModelUsage,
    private readonly pictures: PicturesRepository,
  ) {}

  /**
   * Generates a reply and charges its token usage to the account. Where the daily token budget is used up, the built-in voice answers and
   * the provenance says so.
   * @throws ReplyLeaseLostError, and the signal's reason where it is aborted
   */
  async generate(
    turn: ScreenedTurn,
    request: ReplyRequest,
    reply: ReplyWriter,
    signal: AbortSignal,
  ): Promise<ReplyOutcome> {
    const mind = await this.loadMind(turn, request);
    if (!mind) return { failure: ERRORS.voice_interrupted.text, provenance: null };
    const voice = this.voices.forReply(turn.retry_now);
    try {
      const outcome = await this.usage.chargeTo(turn.account_id, () =>
        this.compose(turn, request, mind, voice, reply, signal),
      );
      const answeredBy = voice.answeredBy;
      const provenance = replyProvenanceOf(
        outcome,
        mind.self,
        answeredBy === this.voices.first || answeredBy === 'primary' ? null : answeredBy,
      );
      // A resumed reply may add nothing, because it was complete already.
      const succeeded = reply.length > 0 || turn.kind === 'continue';
      return succeeded ? { failure: null, provenance } : { failure: ERRORS.voice_interrupted.text, provenance };
    } catch (error) {
      if (!(error instanceof VoiceError)) throw error;
      this.logger.warn(`turn.model_failed turnId=${turn.id} code=${error.code}: ${error.message}`);
      // A partial reply is kept as it is; an error that is not retryable would fail again.
      const mayRetry = error.retryable && reply.length === 0;
      const retryIn = mayRetry ? retryDelaySeconds(turn.deferrals, error.retryAfterMs) : null;
      return { failure: ERRORS[error.code].text, provenance: null, retryIn };
    }
  }

  private async compose(
    turn: ScreenedTurn,
    request: ReplyRequest,
    mind: SoulMind,
    chosen: ChosenVoice,
    reply: ReplyWriter,
    signal: AbortSignal,
  ): Promise<Outcome> {
    // The built-in voice sees none.
    const pictures = this.voices.first === 'built-in' ? [] : await this.pictures.find(pictureFilesOf(turn));
    const composeWith = (voice: Voice) =>
      answer(
        { ...toAsked(turn, request, mind), pictures: pictures.slice(-LIMITS.modelImages) },
        mind.memory,
        voice,
        {
          messages: (ids) => this.minds.messages(request.soul.id, ids),
          embed: this.clients.embedder && ((text) => this.embedOrNull(turn.id, text, signal)),
          clock: () => performance.now(),
        },
        {
          add: async (piece) => {
            if (reply.length <= MAX_REPLY_LENGTH) await reply.append(piece);
          },
          rewrite: (text) => reply.rewrite(text),
        },
        signal,
      );
    try {
      return await composeWith(chosen);
    } catch (error) {
      if (!(error instanceof VoiceError) || error.code !== 'tokens_used_up' || reply.length > 0) throw error;
      return withNote(await composeWith(builtInVoice()), TOKENS_USED_UP);
    }
  }

  private loadMind(turn: ClaimedTurn, { soul }: ReplyRequest): Promise<SoulMind | null> {
    return this.minds.mind({
      soulId: soul.id,
      version: soul.version,
      embeddingRevision: soul.embeddings,
      person: turn.person,
      conversationId: turn.conversation_id,
      history: turn.history.map((message) => toHeard(turn, message)),
      withFiles: turn.history.flatMap(({ id, files }) => (files ? [id] : [])),
      seq: turn.asked?.seq ?? 0,
      isComplete: turn.history.length < HISTORY_LIMIT,
      otherSeqsSum: soul.elsewhere,
    });
  }

  /** Embeds a text. Returns null on failure or timeout: recall then uses full-text search only. */
  private async embedOrNull(turnId: number, text: string, signal: AbortSignal): Promise<Float32Array | null> {
    try {
      const vectors = await this.clients.embedder?.embed(
        [text],
        'query',
        AbortSignal.any([signal, AbortSignal.timeout(EMBEDDING_TIMEOUT_MS)]),
      );
      return vectors?.[0] ?? null;
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof VoiceError ? error.message : 'timeout';
      this.logger.warn(`turn.embedding_failed turnId=${turnId}: recall uses full-text search only: ${reason}`);
      return null;
    }
  }
}

/** Appends a note to the result of the compose step. */
function withNote(outcome: Outcome, note: string): Outcome {
  const steps = outcome.steps.map((step) =>
    step.step === 'compose' ? { ...step, result: `${step.result}; ${note}` } : step,
  );
  return { ...outcome, steps };
}

function toAsked(turn: ScreenedTurn, { answers, soul: { id } }: ReplyRequest, { soul, self }: SoulMind): Asked {
  const { asked, target } = turn;
  // A reply to another soul's message still needs the person's message as context.
  const history = asked && answers.id !== asked.id ? [...turn.history, asked] : turn.history;
  return {
    soul,
    self,
    mood: { tone: soul.tone, trust: soul.trust, level: soul.level },
    person: { name: turn.person, timeZone: turn.time_zone },
    message: turn.is_group ? stripAddresses(turn, soul.name, toHeard(turn, answers)) : toHeard(turn, answers),
    history: history
      .filter((succeeded) => succeeded.id !== answers.id)
      .sort((a, b) => a.seq - b.seq)
      .map((succeeded) => toHeard(turn, succeeded)),
    unreflectedAfter: turn.reflected_seq,
    guarded: turn.guarded,
    raisedRisk: answers.id === asked?.id ? turn.raisedRisk : null,
    group: turn.is_group,
    channel: turn.channel ?? (turn.topic && TOPIC_PROMPTS[turn.topic]),
    focus: topicOf(turn),
    files: answers.files ?? [],
    standing: turn.kind === 'continue' ? (target?.content ?? '') : '',
    earlier: turn.kind === 'regenerate' ? (target?.earlier ?? []) : [],
    sampling: soul.config?.sampling ?? DEFAULT_SAMPLING,
    // A regenerated reply gets a seed of its own.
    seed: target && target.variant > 1 ? `${id}:${answers.id}:${target.variant}` : `${id}:${answers.id}`,
  };
}

/** Files of the newest messages of the person, among which there may be pictures. */
function pictureFilesOf({ history, asked, is_group }: ClaimedTurn): number[] {
  return [...history, ...(asked ? [asked] : [])]
    .slice(-PICTURE_MESSAGES)
    .filter(({ companion_id, whispered }) => companion_id === null && !(is_group && whispered))
    .flatMap(({ files }) => files ?? [])
    .map(({ id }) => id);
}

/** The topic of the conversation: the one that was set; in focus mode without one, the first 200 characters of the person's message. */
export function topicOf({ focus, behavior, asked }: ClaimedTurn): string | null {
  if (focus !== null) return focus;
  return behavior?.focusMode === true ? (asked?.content.slice(0, 200) ?? null) : null;
}

/** In a group, removes the names a message uses to address souls, which are not part of its content. */
function stripAddresses({ souls }: ClaimedTurn, ownName: string, message: Heard): Heard {
  const others = souls.map(({ name }) => name).filter((name) => name !== ownName);
  return { ...message, text: asHeardBy(message.text, ownName, others) };
}

function toHeard(turn: ClaimedTurn, message: TurnMessage): Heard {
  return {
    id: message.id,
    conversationId: turn.conversation_id,
    seq: message.seq,
    from: message.companion_id === null ? 'person' : 'soul',
    speaker: message.speaker,
    // A message without text is represented by its file names.
    text: message.content.trim() === '' ? (message.files ?? []).map(({ name }) => name).join(', ') : message.content,
    at: message.said_at,
    whispered: message.whispered,
  };
}
