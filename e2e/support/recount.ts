import type {
  EmotionalPattern,
  EmotionalShift,
  EmotionPoint,
  GrowthPoint,
  MemoryImpact,
  MemoryReference,
  OverallGrowth,
  RelationshipMetric,
  ResonanceMetrics,
} from '@kinloom/contract';
import type { TestDatabase } from '@kinloom/testing';
import { type Change, type Feeling, type Memory, Rows, rowsOf } from './recount-rows';
import { grouped, mean, mondayOf, mostOften, near, sum, two } from './recount-sums';

/**
 * Recomputes every figure of the dashboards row by row from the tables, without any of the product's own
 * formulas or statements, so that the two can be held against each other.
 */

const GOOD = ['joy', 'excitement', 'love', 'peace', 'curiosity', 'trust', 'gratitude', 'wonder'];
const DAY = 86_400_000;

/** What the dashboards of one account should show. */
export class Recount extends Rows {
  static async of(database: TestDatabase, accountId: number): Promise<Recount> {
    return new Recount(...(await rowsOf(database, accountId)));
  }

  patterns(soul: number): Omit<EmotionalPattern, 'id'>[] {
    const felt = this.feelings.filter(({ companion_id }) => companion_id === soul);
    const patterns = [...grouped(felt, ({ emotion }) => emotion).values()].map((of) => {
      const { emotion } = of[0]!;
      const lastOf = (topic: string) =>
        Math.max(...of.filter(({ topics }) => topics.includes(topic)).map(({ at }) => at.getTime()));
      return {
        emotion,
        intensity: two(mean(of.map(({ intensity }) => intensity))),
        frequency: of.length,
        triggers: mostOften(
          of.flatMap(({ topics }) => topics),
          (a, b) => lastOf(b) - lastOf(a) || (a < b ? -1 : 1),
        ).slice(0, 5),
        outcomes: mostOften(this.followed(felt, emotion), (a, b) => (a < b ? -1 : 1)).slice(0, 5),
        lastObserved: new Date(Math.max(...of.map(({ at }) => at.getTime()))).toISOString(),
      };
    });
    return patterns.sort(
      (a, b) =>
        b.intensity * b.frequency - a.intensity * a.frequency ||
        (a.lastObserved === b.lastObserved
          ? a.emotion < b.emotion
            ? -1
            : 1
          : a.lastObserved < b.lastObserved
            ? 1
            : -1),
    );
  }

  /** Every other feeling of the next message of a conversation in which something was felt, no more than two hours later. */
  private followed(felt: readonly Feeling[], emotion: string): EmotionalPattern['outcomes'] {
    const outcomes: EmotionalPattern['outcomes'] = [];
    for (const talk of grouped(felt, ({ conversation_id }) => String(conversation_id)).values()) {
      const messages = [...grouped(talk, ({ message_id }) => String(message_id)).values()];
      messages.forEach((message, at) => {
        const next = messages[at + 1];
        if (!next || !message.some((one) => one.emotion === emotion)) return;
        if (near(next[0]!.at, message[0]!.at) > 2 * 3_600_000) return;
        outcomes.push(...next.map((one) => one.emotion).filter((one) => one !== emotion));
      });
    }
    return outcomes;
  }

  shifts(soul: number): EmotionalShift[] {
    const shifts: EmotionalShift[] = [];
    const strongest = this.feelings.filter(
      (one) => one.companion_id === soul && one.dominant && one.emotion !== 'contemplation',
    );
    for (const talk of grouped(strongest, ({ conversation_id }) => String(conversation_id)).values()) {
      for (let at = 1; at < talk.length; at += 1) {
        const [before, now] = [talk[at - 1]!, talk[at]!];
        if (GOOD.includes(before.emotion) === GOOD.includes(now.emotion)) continue;
        shifts.push({
          from: before.emotion,
          to: now.emotion,
          conversationId: now.conversation_id,
          messageId: now.message_id,
          date: now.at.toISOString(),
        });
      }
    }
    return shifts.sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || b.messageId - a.messageId).slice(0, 5);
  }

  points(soul: number): EmotionPoint[] {
    const felt = this.feelings.filter(({ companion_id }) => companion_id === soul);
    return [...grouped(felt, ({ at, emotion }) => `${mondayOf(at)} ${emotion}`).entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, of]) => ({
        week: key.slice(0, 10),
        days: 7,
        emotion: of[0]!.emotion,
        intensity: two(mean(of.map(({ intensity }) => intensity))),
        messages: of.length,
      }));
  }

  private strength(memories: readonly Memory[]): number {
    const days = new Set(memories.map(({ at }) => at.toISOString().slice(0, 10))).size;
    const sum = memories.reduce((all, { significance }) => all + significance, 0);
    const [ofDays, ofSum] = [1 - Math.exp(-days / 90), 1 - Math.exp(-sum / 1_000)];
    return two(two(ofDays * 60) + two(ofSum * 40));
  }

  /** Of the memories up to a time. */
  asItWas(soul: number, date: string): { connectionStrength: number; memoryCount: number } {
    const then = this.heldBy(soul).filter(({ at }) => at.getTime() <= Date.parse(date));
    return { connectionStrength: this.strength(then), memoryCount: then.length };
  }

  /** When connection strength first was 60, one memory after the other. */
  deepSince(soul: number): string | null {
    const told = this.heldBy(soul).sort((a, b) => near(a.at, b.at) || a.id - b.id);
    return told.find((_, place) => this.strength(told.slice(0, place + 1)) >= 60)?.at.toISOString() ?? null;
  }

  private depth(soul: number): number {
    const newest = this.depths.filter(({ companion_id }) => companion_id === soul).slice(-200);
    const sum = newest.reduce((all, one) => all + one.words + one.feeling + one.confided + one.kept + one.asked, 0);
    return two(sum / Math.max(100, newest.length));
  }

  resonance(soul: number): Omit<ResonanceMetrics, 'emotionalResonance'> & { emotionalResonance: number } {
    const depths = this.depths.filter(({ companion_id }) => companion_id === soul);
    const quarter = Math.floor(depths.length / 4);
    const shares = [depths.slice(0, quarter), depths.slice(depths.length - quarter)].map(
      (of) => of.filter(({ vulnerable }) => vulnerable).length / Math.max(1, quarter),
    );
    const patterns = this.patterns(soul);
    return {
      deepConnectionMoments: this.reflections.filter(
        (one) => one.companion_id === soul && two(one.emotional_weight) >= 0.7,
      ).length,
      vulnerabilityGrowth: quarter < 3 ? 0 : two((shares[1]! - shares[0]!) * 100),
      connectionDepth: two((this.strength(this.heldBy(soul)) + this.depth(soul)) / 2),
      emotionalResonance: Math.round(
        mean(patterns.map(({ intensity }) => intensity)) * 7 + Math.min(10, patterns.length) * 3,
      ),
    };
  }

  impacts(soul: number): MemoryImpact[] {
    const live = new Set(this.said.filter(({ forgotten }) => !forgotten).map(({ id }) => id));
    return this.heldBy(soul)
      .map((memory) => {
        const references = this.recalls.filter(
          (one) =>
            one.companion_id === soul && one.kind === 'memory' && one.ref_id === memory.id && live.has(one.message_id),
        ).length;
        return {
          memoryId: memory.id,
          title: memory.title,
          significance: memory.significance,
          references,
          impact: Math.min(100, memory.significance * 10 + references * 2),
          emotionalWeight: two(memory.emotional_weight),
          layer: memory.layer,
          saidAt: memory.at.toISOString(),
          createdAt: memory.created_at.toISOString(),
        };
      })
      .sort((a, b) => b.impact - a.impact || b.memoryId - a.memoryId)
      .slice(0, 100);
  }

  references(soul: number): Omit<MemoryReference, 'timestamp'>[] {
    const replies = new Map(this.said.filter(({ forgotten }) => !forgotten).map((one) => [one.id, one]));
    const found: Omit<MemoryReference, 'timestamp'>[] = [];
    for (const { message_id, kind, ref_id } of this.recalls.filter(({ companion_id }) => companion_id === soul)) {
      const reply = replies.get(message_id);
      const memory = this.memories.find(({ id, objection }) => id === ref_id && objection === null);
      if (!reply || kind !== 'memory' || !memory) continue;
      found.push({
        memoryId: memory.id,
        anchorId: null,
        messageId: message_id,
        conversationId: reply.conversation_id,
        referenceType: 'memory',
        content: memory.title,
      });
    }
    for (const anchor of this.anchors.filter(({ souls }) => souls.includes(soul))) {
      for (const messageId of this.cameBack(anchor.message_id, soul)) {
        found.push({
          memoryId: null,
          anchorId: anchor.id,
          messageId,
          conversationId: replies.get(messageId)!.conversation_id,
          referenceType: 'anchor',
          content: anchor.title,
        });
      }
    }
    return found.sort(
      (a, b) =>
        b.messageId - a.messageId ||
        (a.referenceType < b.referenceType ? -1 : a.referenceType > b.referenceType ? 1 : 0) ||
        (b.memoryId ?? 0) - (a.memoryId ?? 0) ||
        (b.anchorId ?? 0) - (a.anchorId ?? 0),
    );
  }

  /** Replies that recalled a message, or a memory that was made from it. @param soul of one soul alone */
  cameBack(messageId: number, soul?: number): number[] {
    const memories = this.told.filter((one) => one.message_id === messageId).map((one) => one.memory_id);
    const live = new Set(this.said.filter(({ forgotten }) => !forgotten).map(({ id }) => id));
    const back = this.recalls.filter(
      (one) =>
        (soul === undefined || one.companion_id === soul) &&
        one.message_id > messageId &&
        live.has(one.message_id) &&
        ((one.kind === 'message' && one.ref_id === messageId) ||
          (one.kind === 'memory' && memories.includes(one.ref_id))),
    );
    return [...new Set(back.map((one) => one.message_id))];
  }

  metrics(now: number): Omit<RelationshipMetric, 'made'>[] {
    return [...this.souls]
      .sort((a, b) => b.id - a.id)
      .map(({ id, name }) => {
        const held = this.heldBy(id);
        const first = this.between(id)
          .filter(({ companion_id }) => companion_id === null)
          .sort((a, b) => near(a.at, b.at))[0];
        const since = Date.parse(new Date(now - 27 * DAY).toISOString().slice(0, 10));
        return {
          companionId: id,
          companionName: name,
          connectionStrength: this.strength(held),
          conversationDepth: this.depth(id),
          memoryCount: held.length,
          growthVelocity: two(held.filter(({ at }) => at.getTime() >= since).length / 4),
          emotionalResonance: this.resonance(id).emotionalResonance,
          relationshipAge: first ? Math.floor((now - first.at.getTime()) / DAY) : 0,
        };
      });
  }

  overall(now: number): Omit<OverallGrowth, 'overallGrowth'> & { overallGrowth: number } {
    const metrics = this.metrics(now);
    const connection = mean(metrics.map(({ connectionStrength }) => connectionStrength));
    const depth = mean(metrics.map(({ conversationDepth }) => conversationDepth));
    const memories = sum(metrics.map(({ memoryCount }) => memoryCount));
    return {
      overallGrowth: Math.round(connection * 0.4 + depth * 0.4 + Math.min(100, memories * 2) * 0.2),
      averageConnection: two(connection),
      averageDepth: two(depth),
      memories,
      souls: metrics.length,
    };
  }

  growth(): GrowthPoint[] {
    const points = this.souls.flatMap(({ id, trust, level }) => {
      const messages = grouped(this.between(id), ({ at }) => mondayOf(at));
      const memories = grouped(this.heldBy(id), ({ at }) => mondayOf(at));
      const own = this.changes.filter(({ companion_id }) => companion_id === id);
      return [...new Set([...messages.keys(), ...memories.keys()])].map((week) => ({
        companionId: id,
        week,
        days: 7 as const,
        messages: messages.get(week)?.length ?? 0,
        memories: this.heldBy(id).filter(({ at }) => mondayOf(at) <= week).length,
        // Backwards from how it is now.
        trust: Number((trust - this.movedAfter(own, 'trust', week)).toFixed(5)),
        level: level - this.movedAfter(own, 'level', week),
      }));
    });
    return points.sort((a, b) => (a.week === b.week ? b.companionId - a.companionId : a.week < b.week ? -1 : 1));
  }

  private movedAfter(changes: readonly Change[], what: string, week: string): number {
    return sum(
      changes
        .filter((one) => one.what === what && mondayOf(one.at) > week)
        .map(({ from_value, to_value }) => to_value - from_value),
    );
  }
}
