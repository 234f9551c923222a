import { setTimeout as delay } from 'node:timers/promises';
import { ERRORS, rooms, type TypingSoul } from '@kinloom/contract';
import { EMBEDDER, MindsService, Quiet, type SoulMind } from '@kinloom/domain/memories';
import { JobProducer } from '@kinloom/jobs';
import { answer, type Asked, type Embedder, type Heard, type Voice, VoiceError, warmUp } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Courtesy } from './courtesy';
import { accountOf } from './account';
import { toMessage } from './mapper';
import { Reply, Superseded } from './reply';
import {
  type Account,
  type ClaimedTurn,
  HISTORY,
  type TurnMessage,
  type TurnSoul,
  TurnsRepository,
} from './turns.repository';
import { TypingNotice } from './typing-notice';
import { VOICE } from './voice.provider';

/** Milliseconds between signs of life of a turn that is being answered; with each, its reply is saved as far as it has come. */
const SIGN_OF_LIFE = 1_000;
/** Tries at one turn before it is given up: each but the first means that a process died over it or the database failed. */
const ATTEMPTS = 8;
/** Characters of one reply: a voice that does not end is ended here. */
const REPLY_LENGTH = 64_000;
/** Milliseconds that a message's vector is waited for, before what it brings to mind is found by words alone. */
const EMBEDDING = 1_500;
/** Forgotten turns that are looked after at a time. */
const SWEEP = 200;

/** Souls answering. */
@Injectable()
export class TurnsService {
  private readonly logger = new Logger('Turns');
  private readonly underWay = new Set<AbortController>();
  private readonly courtesy = new Courtesy();
  private stopping = false;

  constructor(
    private readonly turns: TurnsRepository,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
    private readonly minds: MindsService,
    private readonly quiet: Quiet,
    @Inject(VOICE) private readonly voice: Voice,
    @Inject(EMBEDDER) private readonly embedder: Embedder | null,
  ) {}

  /** Attends to the conversation that a turn belongs to, until none of its turns is open or somebody else attends to it. */
  async attend(turnId: number): Promise<void> {
    for (let answered = 0; !this.stopping; answered += 1) {
      const turn = await this.turns.claim(turnId);
      if (!turn) return;
      // Only who says more than is answered is answered more slowly: the first turn is never kept waiting.
      if (answered > 0 && this.courtesy.pause > 0) await delay(this.courtesy.pause);
      if (this.hasStopped()) {
        await this.turns.release(turn.id, turn.attempt);
        return;
      }
      await this.answer(turn);
    }
  }

  /** Makes ready what the first answer would wait for. */
  async prepare(): Promise<void> {
    await warmUp();
  }

  /** Has forgotten turns attended to. */
  async sweep(): Promise<void> {
    for (const turnId of await this.turns.forgotten(SWEEP)) this.jobs.enqueue('turn', { turnId });
  }

  /** Breaks off what is under way and gives it back, for another process to take up. */
  stop(): void {
    this.stopping = true;
    for (const control of this.underWay) control.abort(new Superseded());
  }

  private hasStopped(): boolean {
    return this.stopping;
  }

  private async answer(turn: ClaimedTurn): Promise<void> {
    const soul = turn.souls[0];
    if (!soul || !turn.asked) {
      await this.drop(turn);
      return;
    }
    const control = new AbortController();
    this.underWay.add(control);
    const silent = this.quiet.speak();
    const notice = new TypingNotice({ companionId: soul.id, name: soul.name }, (typing) =>
      this.tellTyping(turn.conversation_id, typing),
    );
    const reply = new Reply({
      key: { turnId: turn.id, attempt: turn.attempt, companionId: soul.id, forgets: soul.forgets },
      conversationId: turn.conversation_id,
      accountId: turn.account_id,
      turns: this.turns,
      publish: (...events) => this.realtime.publish(...events),
      begun: () => notice.end(),
    });
    const signs = setInterval(() => void this.giveSign(turn, reply, control), SIGN_OF_LIFE);
    try {
      const { failure, account } =
        turn.attempt > ATTEMPTS
          ? { failure: ERRORS.voice_interrupted.text, account: null }
          : await this.speak(turn, soul, reply, control.signal);
      const asked = performance.now();
      const { due } = await reply.settle(failure, account);
      if (due) this.jobs.enqueue('reflection', { conversationId: turn.conversation_id });
      // The one statement of a turn that waits for the disk, as those of the people who write do.
      this.courtesy.note(performance.now() - asked);
    } catch (error) {
      reply.abandon();
      await this.turns.release(turn.id, turn.attempt);
      if (!(error instanceof Superseded)) throw error;
    } finally {
      clearInterval(signs);
      notice.end();
      this.underWay.delete(control);
      silent();
    }
  }

  /** Ends a turn whose message is gone. What was begun of an answer stays as far as it came. */
  private async drop(turn: ClaimedTurn): Promise<void> {
    const room = rooms.account(turn.account_id);
    for (const row of await this.turns.finish(turn.id, turn.attempt)) {
      const message = toMessage(row);
      if (message.status === 'stopped') this.realtime.publish({ room, event: 'message', payload: message });
      else {
        const payload = { conversationId: message.conversationId, messageId: message.id };
        this.realtime.publish({ room, event: 'message:removed', payload });
      }
    }
  }

  /** @returns why it failed, in words for the person, null where it did not; and how the reply came about */
  private async speak(turn: ClaimedTurn, soul: TurnSoul, reply: Reply, signal: AbortSignal): Promise<Spoken> {
    const asked = turn.asked && heardOf(turn, turn.asked);
    const mind = asked && (await this.mindOf(turn, soul, asked));
    if (!asked || !mind) return { failure: ERRORS.voice_interrupted.text, account: null };
    try {
      const outcome = await answer(
        askedOf(turn, mind, asked),
        mind.memory,
        this.voice,
        {
          messages: (ids) => this.minds.messages(soul.id, ids),
          embed: this.embedder && ((text) => this.vectorOf(text, signal)),
          clock: () => performance.now(),
        },
        {
          add: async (piece) => {
            if (reply.length <= REPLY_LENGTH) await reply.add(piece);
          },
          rewrite: (text) => reply.rewrite(text),
        },
        signal,
      );
      const account = accountOf(outcome, mind.self);
      return reply.length > 0 ? { failure: null, account } : { failure: ERRORS.voice_interrupted.text, account };
    } catch (error) {
      if (!(error instanceof VoiceError)) throw error;
      this.logger.warn(`turn ${turn.id}: ${error.message}`);
      return { failure: ERRORS[error.code].text, account: null };
    }
  }

  private mindOf(turn: ClaimedTurn, soul: TurnSoul, asked: Heard): Promise<SoulMind | null> {
    return this.minds.mind({
      soulId: soul.id,
      version: soul.version,
      person: turn.person,
      conversationId: turn.conversation_id,
      history: turn.history.map((message) => heardOf(turn, message)),
      seq: asked.seq,
      whole: turn.history.length < HISTORY,
      elsewhere: soul.elsewhere,
    });
  }

  /** The vector of a text, or null where it does not come in good time: recall then goes by words alone. */
  private async vectorOf(text: string, signal: AbortSignal): Promise<Float32Array | null> {
    try {
      const vectors = await this.embedder?.embed([text], AbortSignal.any([signal, AbortSignal.timeout(EMBEDDING)]));
      return vectors?.[0] ?? null;
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn(
        `recall goes by words alone: ${error instanceof VoiceError ? error.message : 'no vector in time'}`,
      );
      return null;
    }
  }

  private async giveSign(turn: ClaimedTurn, reply: Reply, control: AbortController): Promise<void> {
    try {
      if (!(await this.turns.touch(turn.id, turn.attempt))) control.abort(new Superseded());
      await reply.save();
    } catch (error) {
      // The next sign may get through; without one, another process takes the turn over, and this one then learns of it.
      this.logger.warn(`turn ${turn.id} gave no sign of life: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }

  private tellTyping(conversationId: number, typing: TypingSoul[]): void {
    this.realtime.publish({
      room: rooms.conversation(conversationId),
      event: 'typing',
      payload: { conversationId, typing },
    });
  }
}

interface Spoken {
  failure: string | null;
  account: Account | null;
}

function askedOf(turn: ClaimedTurn, { soul, self }: SoulMind, message: Heard): Asked {
  return {
    soul,
    self,
    mood: { tone: soul.tone, trust: soul.trust, level: soul.level },
    person: { name: turn.person },
    message,
    history: turn.history.map((said) => heardOf(turn, said)),
    unreflectedAfter: turn.reflected_seq,
    group: turn.is_group,
    channel: null,
    focus: null,
    seed: `${soul.id}:${message.id}`,
  };
}

function heardOf(turn: ClaimedTurn, message: TurnMessage): Heard {
  return {
    id: message.id,
    conversationId: turn.conversation_id,
    seq: message.seq,
    from: message.companion_id === null ? 'person' : 'soul',
    speaker: message.speaker,
    text: message.content,
    at: message.said_at,
    whispered: message.whispered,
  };
}
