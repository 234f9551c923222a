import { ERRORS, type Topic } from '@kinloom/contract';
import { ModelUsage } from '@kinloom/domain/budgets';
import { EMBEDDER, MindsService, type SoulMind } from '@kinloom/domain/memories';
import {
  answer,
  asHeardBy,
  type Asked,
  builtInVoice,
  type ChosenVoice,
  type Embedder,
  type Heard,
  type Outcome,
  type Voice,
  type VoiceChain,
  VoiceError,
} from '@kinloom/mind';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { replyProvenanceOf } from './reply-provenance';
import { retryDelaySeconds } from './retry-delay';
import type { ReplyWriter } from './reply-writer';
import type { ReplyProvenance, ClaimedTurn, TurnMessage, TurnSoul } from './turn-rows';
import { HISTORY } from './turns.repository';
import { VOICE } from './voice.provider';

/** Characters of one reply: a voice that does not end is ended here. */
const REPLY_LENGTH = 64_000;
/** Milliseconds that a message's vector is waited for, before what it brings to mind is found by words alone. */
const EMBEDDING = 1_500;

/** What the provenance of a reply says where the built-in voice stood in for a model. */
const TOKENS_USED_UP = 'the tokens for today are used up';

/** How the channels that are always there are meant to be. */
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

/** What one soul is to say, and to what. */
export interface ReplyRequest {
  soul: TurnSoul;
  /** The message it answers: the person's, or in a group another soul's. */
  answers: TurnMessage;
}

/** How it went: why it failed, in words for the person, null where it did not; and how the reply came about. */
export interface ReplyOutcome {
  failure: string | null;
  account: ReplyProvenance | null;
  /** Seconds after which the same is to be tried again, where no model answered; null where it is not. */
  retryIn?: number | null;
}

/** One soul saying its part: its mind, the voice, the reply. */
@Injectable()
export class ReplyGenerator {
  private readonly logger = new Logger('Turns');

  constructor(
    private readonly minds: MindsService,
    @Inject(VOICE) private readonly voices: VoiceChain,
    @Inject(EMBEDDER) private readonly embedder: Embedder | null,
    private readonly usage: ModelUsage,
  ) {}

  /**
   * What the models it takes cost is charged to the account. Where its tokens for today are used up, the built-in voice answers, and the
   * reply's provenance says so.
   * @throws what `reply` throws, and the signal's reason where it is aborted
   */
  async generate(
    turn: ClaimedTurn,
    part: ReplyRequest,
    reply: ReplyWriter,
    signal: AbortSignal,
  ): Promise<ReplyOutcome> {
    const mind = await this.mindOf(turn, part);
    if (!mind) return { failure: ERRORS.voice_interrupted.text, account: null };
    const voice = this.voices.forReply(turn.retry_now);
    try {
      const outcome = await this.usage.chargeTo(turn.account_id, () =>
        this.compose(turn, part, mind, voice, reply, signal),
      );
      const by = voice.answeredBy;
      const account = replyProvenanceOf(outcome, mind.self, by === this.voices.first || by === 'primary' ? null : by);
      // A continued reply may turn out to have been whole already.
      const said = reply.length > 0 || turn.kind === 'onward';
      return said ? { failure: null, account } : { failure: ERRORS.voice_interrupted.text, account };
    } catch (error) {
      if (!(error instanceof VoiceError)) throw error;
      this.logger.warn(`turn ${turn.id}: ${error.message}`);
      // What has begun stays as far as it came; what was refused would be refused again.
      const mayRetry = error.retryable && reply.length === 0;
      const retryIn = mayRetry ? retryDelaySeconds(turn.deferrals, error.retryAfterMs) : null;
      return { failure: ERRORS[error.code].text, account: null, retryIn };
    }
  }

  private async compose(
    turn: ClaimedTurn,
    part: ReplyRequest,
    mind: SoulMind,
    chosen: ChosenVoice,
    reply: ReplyWriter,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const composeWith = (voice: Voice) =>
      answer(
        askedOf(turn, part, mind),
        mind.memory,
        voice,
        {
          messages: (ids) => this.minds.messages(part.soul.id, ids),
          embed: this.embedder && ((text) => this.vectorOf(turn.id, text, signal)),
          clock: () => performance.now(),
        },
        {
          add: async (piece) => {
            if (reply.length <= REPLY_LENGTH) await reply.append(piece);
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

  private mindOf(turn: ClaimedTurn, { soul }: ReplyRequest): Promise<SoulMind | null> {
    return this.minds.mind({
      soulId: soul.id,
      version: soul.version,
      person: turn.person,
      conversationId: turn.conversation_id,
      history: turn.history.map((message) => heardOf(turn, message)),
      withFiles: turn.history.flatMap(({ id, files }) => (files ? [id] : [])),
      seq: turn.asked?.seq ?? 0,
      whole: turn.history.length < HISTORY,
      elsewhere: soul.elsewhere,
    });
  }

  /** The vector of a text, or null where it does not come in good time: recall then goes by words alone. */
  private async vectorOf(turnId: number, text: string, signal: AbortSignal): Promise<Float32Array | null> {
    try {
      const vectors = await this.embedder?.embed([text], AbortSignal.any([signal, AbortSignal.timeout(EMBEDDING)]));
      return vectors?.[0] ?? null;
    } catch (error) {
      signal.throwIfAborted();
      const why = error instanceof VoiceError ? error.message : 'no vector in time';
      this.logger.warn(`turn ${turnId}: recall goes by words alone: ${why}`);
      return null;
    }
  }
}

/** An outcome whose step of composing says something more. */
function withNote(outcome: Outcome, note: string): Outcome {
  const steps = outcome.steps.map((step) =>
    step.step === 'compose' ? { ...step, result: `${step.result}; ${note}` } : step,
  );
  return { ...outcome, steps };
}

function askedOf(turn: ClaimedTurn, { answers, soul: { id } }: ReplyRequest, { soul, self }: SoulMind): Asked {
  const { asked, target } = turn;
  // What another soul said in this turn is answered with the person's words still in the room.
  const history = asked && answers.id !== asked.id ? [...turn.history, asked] : turn.history;
  return {
    soul,
    self,
    mood: { tone: soul.tone, trust: soul.trust, level: soul.level },
    person: { name: turn.person },
    message: turn.is_group ? calledBy(turn, soul.name, heardOf(turn, answers)) : heardOf(turn, answers),
    history: history
      .filter((said) => said.id !== answers.id)
      .sort((a, b) => a.seq - b.seq)
      .map((said) => heardOf(turn, said)),
    unreflectedAfter: turn.reflected_seq,
    guarded: turn.guarded,
    group: turn.is_group,
    channel: turn.channel ?? (turn.topic && TOPIC_PROMPTS[turn.topic]),
    focus: focusOf(turn),
    files: answers.files ?? [],
    standing: turn.kind === 'onward' ? (target?.content ?? '') : '',
    earlier: turn.kind === 'anew' ? (target?.earlier ?? []) : [],
    // A reply that is spoken again is another one.
    seed: target && target.variant > 1 ? `${id}:${answers.id}:${target.variant}` : `${id}:${answers.id}`,
  };
}

/** What all hold to: the topic that was set; in focus mode, where none is, what the person said. */
export function focusOf({ focus, behavior, asked }: ClaimedTurn): string | null {
  if (focus !== null) return focus;
  return behavior?.focusMode === true ? (asked?.content.slice(0, 200) ?? null) : null;
}

/** In a group, what calls a soul by its name is not what is said to it. */
function calledBy({ souls }: ClaimedTurn, own: string, message: Heard): Heard {
  const others = souls.map(({ name }) => name).filter((name) => name !== own);
  return { ...message, text: asHeardBy(message.text, own, others) };
}

function heardOf(turn: ClaimedTurn, message: TurnMessage): Heard {
  return {
    id: message.id,
    conversationId: turn.conversation_id,
    seq: message.seq,
    from: message.companion_id === null ? 'person' : 'soul',
    speaker: message.speaker,
    // Files alone are something said too.
    text: message.content.trim() === '' ? (message.files ?? []).map(({ name }) => name).join(', ') : message.content,
    at: message.said_at,
    whispered: message.whispered,
  };
}
