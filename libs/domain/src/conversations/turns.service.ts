import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG, type Config } from '@kinloom/config';
import { BEHAVIOR_DEFAULTS, ERRORS, rooms, type TypingSoul } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import { IdleGate } from '@kinloom/domain/memories';
import { JobProducer } from '@kinloom/jobs';
import { type VoiceChain, warmUp } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { BackpressureThrottle } from './backpressure-throttle';
import { SpeakerSelector, type NextSpeaker } from './speaker-selector';
import { toMessage } from './mapper';
import { ModelEndpointsRepository } from './model-endpoints.repository';
import { RepliesRepository } from './replies.repository';
import { ReplyWriter, LeaseLostError } from './reply-writer';
import { ReplyGenerator } from './reply-generator';
import type { ClaimedTurn } from './turn-rows';
import { TurnsRepository } from './turns.repository';
import { TypingNotice } from './typing-notice';
import { VOICE } from './voice.provider';
import { RiskScreening } from './risk-screening';
import { TypingTracker } from './typing-tracker';

/** Milliseconds between signs of life of a turn that is being answered; with each, its reply is saved as far as it has come. */
const SIGN_OF_LIFE = 1_000;
/** Tries at one turn before it is given up: each but the first means that a process died over it. Tries that an outage ended are not counted. */
const ATTEMPTS = 8;
/** Turns whose outages are remembered at most; what is forgotten only means that a turn is given up sooner. */
const OUTAGES_REMEMBERED = 1_000;
/** Forgotten turns that are looked after at a time. */
const SWEEP = 200;

/** The person wants to hear no more. */
class StoppedByUserError extends Error {
  constructor() {
    super('the person stopped the turn');
    this.name = 'StoppedByUserError';
  }
}

/** A turn that is being answered here. */
interface UnderWay {
  control: AbortController;
  /** What is being said just now. */
  reply: ReplyWriter | null;
}

/** Souls answering. */
@Injectable()
export class TurnsService {
  private readonly logger = new Logger('Turns');
  private readonly underWay = new Map<number, UnderWay>();
  private readonly throttle = new BackpressureThrottle();
  private readonly typing = new TypingTracker(() => performance.now());
  /** How many tries at a turn an outage of the database or the disk ended in this process. */
  private readonly outages = new Map<number, number>();
  private readonly retries = new Set<NodeJS.Timeout>();
  /** Turns of one account that are answered at once: a model that stalls for one must not hold the slots of all. The built-in voice never waits. */
  private readonly share: number | null;
  /** Ends with the latest claim. */
  private claims: Promise<unknown> = Promise.resolve();
  private stopping = false;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(VOICE) private readonly voices: VoiceChain,
    private readonly endpoints: ModelEndpointsRepository,
    private readonly turns: TurnsRepository,
    private readonly replies: RepliesRepository,
    private readonly speakers: SpeakerSelector,
    private readonly generator: ReplyGenerator,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
    private readonly idleGate: IdleGate,
    private readonly riskScreening: RiskScreening,
  ) {
    this.share = config.voice ? config.voiceShare : null;
    realtime.onPersonTyping((conversationId, active) => this.typing.record(conversationId, active));
    realtime.onTurnStopped((turnId) => this.underWay.get(turnId)?.control.abort(new StoppedByUserError()));
  }

  /** Attends to the conversation that a turn belongs to, until none of its turns is open or somebody else attends to it. */
  async processConversation(turnId: number): Promise<void> {
    let accountId: number | null = null;
    for (let answered = 0; !this.stopping; answered += 1) {
      const turn = await this.claim(turnId);
      if (!turn) break;
      // Only who says more than is answered is answered more slowly: the first turn is never kept waiting.
      if (answered > 0 && this.throttle.pause > 0) await delay(this.throttle.pause);
      if (this.hasStopped()) {
        await this.turns.release(turn.id, turn.attempt);
        return;
      }
      accountId = turn.account_id;
      await this.answer(turn);
    }
    // Whoever waited for this account's share is called: nobody polls for it, and no slot is held meanwhile.
    const next = accountId === null || this.share === null ? null : await this.turns.nextOfAccount(accountId);
    if (next !== null) this.jobs.enqueue('turn', { turnId: next });
  }

  /**
   * Claims a turn. Where accounts have a share, one claim at a time: two that count in the same moment would not see each other's turn.
   * Over several processes the share may be exceeded by one turn for each further process.
   */
  private claim(turnId: number): Promise<ClaimedTurn | null> {
    if (this.share === null) return this.turns.claim(turnId);
    const claimed = this.claims.then(() => this.turns.claim(turnId, this.share));
    this.claims = claimed.catch(() => undefined);
    return claimed;
  }

  /** To be called before the first turn is attended to. */
  async prepare(): Promise<void> {
    await this.endpoints.begin(this.voices.states.map(({ name }) => name));
  }

  /** Makes ready what the first answer would wait for. */
  async warmUp(): Promise<void> {
    await warmUp();
  }

  /** Has forgotten turns attended to. */
  async enqueueStaleTurns(): Promise<void> {
    for (const turnId of await this.turns.findStale(SWEEP, this.share)) this.jobs.enqueue('turn', { turnId });
  }

  /** Breaks off what is under way and gives it back, for another process to take up. */
  stop(): void {
    this.stopping = true;
    for (const timer of this.retries) clearTimeout(timer);
    for (const { control } of this.underWay.values()) control.abort(new LeaseLostError());
  }

  private hasStopped(): boolean {
    return this.stopping;
  }

  private async answer(turn: ClaimedTurn): Promise<void> {
    const here: UnderWay = { control: new AbortController(), reply: null };
    this.underWay.set(turn.id, here);
    const silent = this.idleGate.trackReply();
    const signs = setInterval(() => void this.giveSign(turn, here), SIGN_OF_LIFE);
    try {
      await this.riskScreening.screenTurn(turn);
      await this.letSpeak(turn, here);
      this.outages.delete(turn.id);
    } catch (error) {
      here.reply?.abandon();
      if (outageOf(error)) this.noteOutage(turn.id);
      await this.turns.release(turn.id, turn.attempt);
      if (!(error instanceof LeaseLostError)) throw error;
    } finally {
      clearInterval(signs);
      this.underWay.delete(turn.id);
      silent();
    }
  }

  /** Lets one soul after the other speak, until nobody has anything more to say or the person wants to hear no more. */
  private async letSpeak(claimed: ClaimedTurn, here: UnderWay): Promise<void> {
    let turn = claimed;
    for (let spoken = 0; ; spoken += 1) {
      const next = turn.stop && turn.target === null ? null : await this.speakers.selectNext(turn);
      if (!next) return this.drop(turn);
      const notice = new TypingNotice({ companionId: next.soul.id, name: next.soul.name }, (typing) =>
        this.tellTyping(turn.conversation_id, typing),
      );
      try {
        if (spoken > 0) await this.pause(turn, here.control.signal);
        const speaker = turn.is_group ? await this.turns.again(turn.id, turn.attempt, next.soul.id) : turn;
        if (!speaker) throw new LeaseLostError();
        if (!(await this.say(speaker, next, here, notice))) return;
      } catch (error) {
        if (!(error instanceof StoppedByUserError)) throw error;
        // Between two souls: what was said stays, and nobody goes on.
        return await this.drop(turn);
      } finally {
        notice.end();
      }
      const later = await this.turns.again(turn.id, turn.attempt, null);
      if (!later) throw new LeaseLostError();
      turn = later;
    }
  }

  /** One soul's reply, from its first word to its last. @returns whether another may speak after it */
  private async say(turn: ClaimedTurn, next: NextSpeaker, here: UnderWay, notice: TypingNotice): Promise<boolean> {
    const soul = turn.souls.find(({ id }) => id === next.soul.id) ?? next.soul;
    const reply = new ReplyWriter({
      key: { turnId: turn.id, attempt: turn.attempt, companionId: soul.id, forgets: soul.forgets },
      conversationId: turn.conversation_id,
      accountId: turn.account_id,
      replies: this.replies,
      standing: turn.kind === 'onward' ? (turn.target?.content ?? '') : '',
      why: next.why,
      publish: (...events) => this.realtime.publish(...events),
      begins: () => notice.end(),
    });
    here.reply = reply;
    const { signal } = here.control;
    try {
      if (turn.stop) throw new StoppedByUserError();
      const { failure, account, retryIn } =
        turn.attempt - turn.deferrals - (this.outages.get(turn.id) ?? 0) > ATTEMPTS
          ? { failure: ERRORS.voice_interrupted.text, account: null, retryIn: null }
          : await this.generator.generate(turn, { soul, answers: next.answers }, reply, signal);
      if (typeof retryIn === 'number') {
        await reply.defer(retryIn);
        this.retryLater(turn.id, retryIn);
        return false;
      }
      const asked = performance.now();
      const last = next.last || failure !== null;
      const { due } = await reply.finish({ status: failure === null ? 'complete' : 'failed', failure, last }, account);
      if (due) this.jobs.enqueue('reflection', { conversationId: turn.conversation_id });
      // The one statement of a turn that waits for the disk, as those of the people who write do.
      this.throttle.record(performance.now() - asked);
      return !last;
    } catch (error) {
      const stopped = error instanceof StoppedByUserError;
      if (!stopped || (!reply.begun && turn.target === null)) throw error;
      const { due } = await reply.finish({ status: 'stopped', failure: null, last: true }, null);
      if (due) this.jobs.enqueue('reflection', { conversationId: turn.conversation_id });
      return false;
    } finally {
      here.reply = null;
    }
  }

  /** The time between two souls of a group, as the person has set it; and until the person has finished writing. */
  private async pause({ behavior, conversation_id }: ClaimedTurn, signal: AbortSignal): Promise<void> {
    const milliseconds = behavior?.responseDelay ?? BEHAVIOR_DEFAULTS.responseDelay;
    try {
      if (milliseconds > 0) await delay(milliseconds, undefined, { signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
    await this.typing.waitUntilFinished(conversation_id, signal);
  }

  /** Ends a turn in which nobody speaks any more. What was begun of an answer stays as far as it came. */
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

  private async giveSign(turn: ClaimedTurn, { control, reply }: UnderWay): Promise<void> {
    try {
      const stop = await this.turns.renewLease(turn.id, turn.attempt);
      if (stop === null) control.abort(new LeaseLostError());
      // Who said so may not have been heard.
      else if (stop) control.abort(new StoppedByUserError());
      await reply?.save();
    } catch (error) {
      // The next sign may get through; without one, another process takes the turn over, and this one then learns of it.
      this.logger.warn(`turn ${turn.id} gave no sign of life: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  /** Calls a turn again when its pause is over. Where this process ends before, the sweep does. */
  private retryLater(turnId: number, seconds: number): void {
    const timer = setTimeout(() => {
      this.retries.delete(timer);
      this.jobs.enqueue('turn', { turnId });
    }, seconds * 1_000);
    this.retries.add(timer);
  }

  private noteOutage(turnId: number): void {
    if (this.outages.size >= OUTAGES_REMEMBERED) this.outages.clear();
    this.outages.set(turnId, (this.outages.get(turnId) ?? 0) + 1);
  }

  private tellTyping(conversationId: number, typing: TypingSoul[]): void {
    this.realtime.publish({
      room: rooms.conversation(conversationId),
      event: 'typing',
      payload: { conversationId, typing },
    });
  }
}
