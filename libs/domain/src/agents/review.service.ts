import type { AgentAsked, ArchitectureReview, EmotionalContext, FindingKind, ReviewFinding } from '@kinloom/contract';
import { IdleGate } from '@kinloom/domain/memories';
import type { RunSource } from '@kinloom/domain/background-tasks';
import { contentOf, counted, reviewBetween, type Reviewed, reviewOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import type { RunFileInput } from './run-file';
import type { SoulRow } from './material.repository';
import { MaterialService, ofMemory } from './material.service';
import { type ReplyRow, ReviewRepository } from './review.repository';
import { souls as ids, runSourcesBy } from './run-sources';

/** Maximum souls reviewed, and replies read from the beginning and the end, by urgency. */
const DEPTH = {
  low: { souls: 3, replies: 10 },
  medium: { souls: 12, replies: 30 },
  high: { souls: 100, replies: 100 },
} as const;
/** Kind of finding listed first, by emotional context. */
const FIRST: Readonly<Record<EmotionalContext, FindingKind>> = {
  focused: 'conflict',
  analytical: 'conflict',
  creative: 'gap',
  curious: 'gap',
  empathetic: 'strength',
  reflective: 'drift',
};
/** Maximum findings per soul in the `focused` context. */
const FOCUSED = 4;

/** Reviews the configuration of souls and its effects. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly material: MaterialService,
    private readonly rows: ReviewRepository,
    private readonly idleGate: IdleGate,
  ) {}

  async review(
    accountId: number,
    { task, priority, emotionalContext }: AgentAsked,
    reportStep: RunFileInput,
  ): Promise<{ review: ArchitectureReview; logs: string[]; used: RunSource[] }> {
    const depth = DEPTH[priority];
    const context = emotionalContext ?? 'focused';
    const all = await this.material.souls(accountId);
    const words = new Set(contentOf(task).map(({ word }) => word));
    // Souls named in the task, or all.
    const named = all.filter(
      ({ name }) => contentOf(name).every(({ word }) => words.has(word)) && contentOf(name).length > 0,
    );
    const chosen = (named.length > 0 ? named : all).slice(0, depth.souls);
    const reviewed: Reviewed[] = [];
    for (const [place, soul] of chosen.entries()) {
      await this.idleGate.waitUntilIdle();
      await reportStep('look', Math.round((90 * place) / chosen.length), `Looking at ${soul.name}...`);
      const one = await this.read(accountId, soul, depth.replies);
      if (one) reviewed.push(one);
    }
    await reportStep('compare', 92, 'Comparing them...');
    const souls = reviewed.map((one) => ({ id: one.id, name: one.name, findings: ordered(reviewOf(one), context) }));
    const logs = [
      named.length > 0
        ? `The task names ${counted(named.length, 'soul')}.`
        : `The task names no soul: ${all.length > chosen.length ? `the ${chosen.length} spoken to last are` : 'all are'} reviewed.`,
      ...reviewed.map(
        ({ name, memories, replies, archive }) =>
          `${name}: ${counted(memories.length, 'memory', 'memories')}, ${counted(replies.newest.length, 'newest reply', 'newest replies')}, ${counted(archive, 'line')} of archive.`,
      ),
    ];
    const overall = reviewBetween(reviewed);
    const findings = [...souls.flatMap((one) => one.findings), ...overall];
    const used = [...ids(chosen.map(({ id }) => id)), ...runSourcesBy(findings.flatMap(({ sources }) => sources))];
    return { review: { souls, overall }, logs, used };
  }

  private async read(accountId: number, soul: SoulRow, many: number): Promise<Reviewed | null> {
    const { id, name, archetype } = soul;
    const setup = await this.rows.setupForOwner(accountId, id);
    const mind = await this.material.mind(accountId, soul);
    if (!setup || !mind) return null;
    const [earliest, newest] = await Promise.all([
      this.rows.replies(accountId, id, false, many),
      this.rows.replies(accountId, id, true, many),
    ]);
    const seen = new Set(earliest.map((one) => one.id));
    const memories = mind.memory.memories({ group: true }).map((memory) => ({ memory, piece: ofMemory(memory, soul) }));
    const { personality, instructions, messages, reflections, archive, files, unread } = setup;
    return {
      id,
      name,
      archetype,
      personality,
      instructions,
      memories,
      // With few replies the newest ones cover all.
      replies: {
        earliest: newest.some((one) => seen.has(one.id)) ? [] : earliest.map(toReply),
        newest: newest.map(toReply),
      },
      messages,
      reflections,
      archive,
      files,
      unread,
    };
  }
}

const toReply = ({ id, conversation_id, text, said_at }: ReplyRow) => ({
  id,
  conversationId: conversation_id,
  text,
  at: said_at.getTime(),
});

function ordered(findings: readonly ReviewFinding[], context: EmotionalContext): ReviewFinding[] {
  const rank = ({ kind }: ReviewFinding) => (kind === FIRST[context] ? 0 : 1);
  const sorted = [...findings].sort((a, b) => rank(a) - rank(b));
  return context === 'focused' ? sorted.slice(0, FOCUSED) : sorted;
}
