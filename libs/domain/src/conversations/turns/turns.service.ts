import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG, type Config } from '@kinloom/config';
import { BEHAVIOR_DEFAULTS, ERRORS, rooms, type TypingSoul } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import { IdleGate } from '@kinloom/domain/memories';
import { ActiveModels, ModelEndpointsRepository } from '@kinloom/domain/models';
import { JobProducer } from '@kinloom/jobs';
import { VoiceChain, warmUp } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BackpressureThrottle } from './backpressure-throttle';
import { SpeakerSelector, type NextSpeaker } from './speaker-selector';
import { toMessage } from '../row-mappers';
import { RepliesRepository } from '../replies/replies.repository';
import { ReplyWriter, ReplyLeaseLostError } from '../replies/reply-writer';
import { ReplyGenerator } from '../replies/reply-generator';
import type { ClaimedTurn, ScreenedTurn } from './turn-rows';
import { TurnsRepository } from './turns.repository';
import { TypingNotice } from './typing-notice';
import { RiskScreening } from '../messages/risk-screening';
import { rememberReadings } from '../messages/stored-readings';
import { TypingTracker } from './typing-tracker';

/** Milliseconds between lease renewals; each renewal also saves the reply streamed so far. */
const LEASE_RENEWAL_INTERVAL_MS = 1_000;
/**
 * Maximum number of attempts at one turn; each after the first means that a worker crashed. Attempts ended by an outage of the database are
 * not counted.
 */
const MAX_ATTEMPTS = 8;
/** Maximum number of turns whose outages are counted; evicting one only means that its turn is given up sooner. */
const MAX_TRACKED_OUTAGES = 1_000;
/** Maximum number of stale turns per sweep. */
const SWEEP_LIMIT = 200;

/** The person requested a stop. */
class StoppedByUserError extends Error {
  constructor() {
    super('the person stopped the turn');
    this.name = 'StoppedByUserError';
  }
}

/** A turn in progress in this process. */
interface ActiveTurn {
  control: AbortController;
  /** The reply being written, if any. */
  reply: ReplyWriter | null;
}

/** Processes turns: leases them, screens for risk, selects speakers, generates replies, and renews or releases the lease. */
@Injectable()
export class TurnsService {
  private readonly logger = new Logger('Turns');
  private readonly activeTurns = new Map<number, ActiveTurn>();
  private readonly throttle = new BackpressureThrottle();
  private readonly typing = new TypingTracker(() => performance.now());
  /** Number of attempts per turn that an outage of the database or the disk ended in this process. */
  private readonly outages = new LRUCache<number, number>({ max: MAX_TRACKED_OUTAGES });
  private readonly retryTimers = new Set<NodeJS.Timeout>();
  /**
   * Maximum number of turns in progress per account, so that a stalling model cannot take every worker slot; null (unlimited) with the
   * built-in voice.
   */
  private share: number | null = null;
  /** Tail of the chain that serialises claims. */
  private lastClaim: Promise<unknown> = Promise.resolve();
  private stopping = false;

  constructor(
    @Inject(CONFIG) config: Config,
    models: ActiveModels,
    private readonly voices: VoiceChain,
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
    models.subscribe(({ chat }) => (this.share = chat ? config.voiceShare : null));
    realtime.onPersonTyping((conversationId, active) => this.typing.record(conversationId, active));
    realtime.onTurnStopped((turnId) => this.activeTurns.get(turnId)?.control.abort(new StoppedByUserError()));
  }

  /**
   * Processes the open turns of a conversation one after another, until none is open or another worker has the lease.
   * @param mayHaveMore whether to look for another turn after one was processed; receives its id
   */
  async processConversation(turnId: number, mayHaveMore: (processed: number) => boolean = () => true): Promise<void> {
    let accountId: number | null = null;
    for (let processed = 0; !this.stopping; processed += 1) {
      const turn = await this.claim(turnId);
      if (!turn) break;
      // Only follow-up turns are throttled; the first turn is never delayed.
      if (processed > 0 && this.throttle.currentDelayMs > 0) await delay(this.throttle.currentDelayMs);
      if (this.hasStopped()) {
        await this.turns.release(turn.id, turn.attempt);
        return;
      }
      accountId = turn.account_id;
      await this.processTurn(turn);
      if (!mayHaveMore(turn.id)) break;
    }
    // Hands the released share to the account's next turn, so that waiting needs no polling and holds no worker slot.
    const next = accountId === null || this.share === null ? null : await this.turns.findNextOfAccount(accountId);
    if (next !== null) this.jobs.enqueue('turn', { turnId: next });
  }

  /**
   * Claims a turn. With a share per account, claims are serialised in this process, because concurrent claims do not count each other.
   * With n processes the share may be exceeded by n - 1 turns.
   */
  private claim(turnId: number): Promise<ClaimedTurn | null> {
    if (this.share === null) return this.turns.claim(turnId);
    const claimed = this.lastClaim.then(() => this.turns.claim(turnId, this.share));
    this.lastClaim = claimed.catch(() => undefined);
    return claimed;
  }

  /** Resets the endpoint states. Call before processing turns. */
  async prepare(): Promise<void> {
    await this.endpoints.reset(this.voices.states.map(({ name }) => name));
  }

  /** Loads lazily initialised data of the reply pipeline, so that the first reply is not delayed. */
  async warmUp(): Promise<void> {
    await warmUp();
  }

  /** Enqueues jobs for turns without a live worker. */
  async enqueueStaleTurns(): Promise<void> {
    for (const turnId of await this.turns.findStale(SWEEP_LIMIT, this.share)) this.jobs.enqueue('turn', { turnId });
  }

  /** Aborts the turns in progress and releases their leases, so that another process takes them over. */
  stop(): void {
    this.stopping = true;
    for (const timer of this.retryTimers) clearTimeout(timer);
    for (const { control } of this.activeTurns.values()) control.abort(new ReplyLeaseLostError());
  }

  private hasStopped(): boolean {
    return this.stopping;
  }

  private async processTurn(turn: ClaimedTurn): Promise<void> {
    const active: ActiveTurn = { control: new AbortController(), reply: null };
    this.activeTurns.set(turn.id, active);
    const endTracking = this.idleGate.trackReply();
    const leaseTimer = setInterval(() => void this.renewLease(turn, active), LEASE_RENEWAL_INTERVAL_MS);
    try {
      rememberReadings(turn);
      const raisedRisk = await this.riskScreening.screenTurn(turn, active.control.signal);
      await this.generateReplies({ ...turn, raisedRisk }, active);
      this.outages.delete(turn.id);
    } catch (error) {
      active.reply?.abandon();
      if (outageOf(error)) this.recordOutage(turn.id);
      await this.turns.release(turn.id, turn.attempt);
      // A lost lease: another worker has the turn and answers it.
      if (!(error instanceof ReplyLeaseLostError)) throw error;
    } finally {
      clearInterval(leaseTimer);
      this.activeTurns.delete(turn.id);
      endTracking();
    }
  }

  /** Generates replies one soul after another, until no soul is selected or a stop was requested. */
  private async generateReplies(screened: ScreenedTurn, active: ActiveTurn): Promise<void> {
    let turn = screened;
    for (let spoken = 0; ; spoken += 1) {
      const next = turn.stop && turn.target === null ? null : await this.speakers.selectNext(turn);
      if (!next) return this.closeTurn(turn);
      const notice = new TypingNotice({ companionId: next.soul.id, name: next.soul.name }, (typing) =>
        this.publishTyping(turn.conversation_id, typing),
      );
      try {
        if (spoken > 0) await this.waitBeforeNextReply(turn, active.control.signal);
        const speaker = turn.is_group ? await this.reload(turn, next.soul.id) : turn;
        if (!speaker) throw new ReplyLeaseLostError();
        if (!(await this.generateReply(speaker, next, active, notice))) return;
      } catch (error) {
        if (!(error instanceof StoppedByUserError)) throw error;
        // Stopped between two replies: finished replies stay.
        return await this.closeTurn(turn);
      } finally {
        notice.end();
      }
      const reloaded = await this.reload(turn, null);
      if (!reloaded) throw new ReplyLeaseLostError();
      turn = reloaded;
    }
  }

  /** Renews the lease and reloads the turn for the next speaker. @returns null where a newer attempt has it */
  private async reload(
    { id, attempt, raisedRisk }: ScreenedTurn,
    speakerId: number | null,
  ): Promise<ScreenedTurn | null> {
    const reloaded = await this.turns.reload(id, attempt, speakerId);
    return reloaded && { ...reloaded, raisedRisk };
  }

  /** Generates and settles one soul's reply. @returns whether another soul may reply after it */
  private async generateReply(
    turn: ScreenedTurn,
    next: NextSpeaker,
    active: ActiveTurn,
    notice: TypingNotice,
  ): Promise<boolean> {
    const soul = turn.souls.find(({ id }) => id === next.soul.id) ?? next.soul;
    const reply = new ReplyWriter({
      key: { turnId: turn.id, attempt: turn.attempt, companionId: soul.id, forgets: soul.forgets },
      conversationId: turn.conversation_id,
      accountId: turn.account_id,
      replies: this.replies,
      resumedText: turn.kind === 'continue' ? (turn.target?.content ?? '') : '',
      why: next.why,
      publish: (...events) => this.realtime.publish(...events),
      onOpen: () => notice.end(),
    });
    active.reply = reply;
    const { signal } = active.control;
    try {
      if (turn.stop) throw new StoppedByUserError();
      if (this.voices.first !== 'built-in') notice.waitForModel();
      const { failure, provenance, retryIn } =
        turn.attempt - turn.deferrals - (this.outages.get(turn.id) ?? 0) > MAX_ATTEMPTS
          ? { failure: ERRORS.voice_interrupted.text, provenance: null, retryIn: null }
          : await this.generator.generate(turn, { soul, answers: next.answers }, reply, signal);
      if (typeof retryIn === 'number') {
        await reply.defer(retryIn);
        this.retryLater(turn.id, retryIn);
        return false;
      }
      const startedAt = performance.now();
      const last = next.last || failure !== null;
      const { due } = await reply.finish(
        { status: failure === null ? 'complete' : 'failed', failure, last },
        provenance,
      );
      if (due) this.jobs.enqueue('reflection', { conversationId: turn.conversation_id });
      // Measures the only statement of a turn that commits synchronously.
      this.throttle.record(performance.now() - startedAt);
      return !last;
    } catch (error) {
      const stopped = error instanceof StoppedByUserError;
      if (!stopped || (!reply.isOpen && turn.target === null)) throw error;
      const { due } = await reply.finish({ status: 'stopped', failure: null, last: true }, null);
      if (due) this.jobs.enqueue('reflection', { conversationId: turn.conversation_id });
      return false;
    } finally {
      active.reply = null;
    }
  }

  /** Waits for the configured delay between two souls, then until the person has stopped typing. */
  private async waitBeforeNextReply({ behavior, conversation_id }: ClaimedTurn, signal: AbortSignal): Promise<void> {
    const milliseconds = behavior?.responseDelay ?? BEHAVIOR_DEFAULTS.responseDelay;
    try {
      if (milliseconds > 0) await delay(milliseconds, undefined, { signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
    await this.typing.waitUntilFinished(conversation_id, signal);
  }

  /** Closes a turn without a further reply. Unfinished replies with text are published as stopped, empty ones as removed. */
  private async closeTurn(turn: ClaimedTurn): Promise<void> {
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

  private async renewLease(turn: ClaimedTurn, { control, reply }: ActiveTurn): Promise<void> {
    try {
      const stop = await this.turns.renewLease(turn.id, turn.attempt);
      if (stop === null) control.abort(new ReplyLeaseLostError());
      // The stop event may have been missed; the row is authoritative.
      else if (stop) control.abort(new StoppedByUserError());
      await reply?.save();
    } catch (error) {
      // The next renewal may succeed. If none does, another process takes the turn over, and this one learns of it from its next write.
      this.logger.warn(
        `turn.lease_renewal_failed turnId=${turn.id} attempt=${turn.attempt} error=${error instanceof Error ? error.name : 'unknown'}`,
      );
    }
  }

  /** Enqueues a deferred turn when its delay is over. If this process ends earlier, the sweeper does it. */
  private retryLater(turnId: number, seconds: number): void {
    const timer = setTimeout(() => {
      this.retryTimers.delete(timer);
      this.jobs.enqueue('turn', { turnId });
    }, seconds * 1_000);
    this.retryTimers.add(timer);
  }

  private recordOutage(turnId: number): void {
    this.outages.set(turnId, (this.outages.get(turnId) ?? 0) + 1);
  }

  private publishTyping(conversationId: number, typing: TypingSoul[]): void {
    this.realtime.publish({
      room: rooms.conversation(conversationId),
      event: 'typing',
      payload: { conversationId, typing },
    });
  }
}
