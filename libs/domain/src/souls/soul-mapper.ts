import type { Companion, SoulState } from '@kinloom/contract';
import type { CompanionEntity } from '@kinloom/database';
import { driftOf, glowOf, type SoulCondition } from '@kinloom/mind';
import type { SoulCounts } from './souls.repository';

/** Maps a soul to the contract. */
export function toCompanion(soul: CompanionEntity): Companion {
  return {
    id: soul.id,
    name: soul.name,
    archetype: soul.archetype,
    personality: soul.personality,
    gptInstructions: soul.gptInstructions,
    status: soul.status,
    avatar: soul.avatar,
    createdAt: soul.createdAt.toISOString(),
    relationshipLevel: soul.relationshipLevel,
    relationshipProgress: Math.floor(soul.relationshipProgress),
  };
}

/** @param now Unix milliseconds; drift depends on the time since the last exchange */
export function toSoulState(soul: CompanionEntity, counts: SoulCounts, now: number): SoulState {
  const condition = conditionOf(soul);
  return {
    id: soul.id,
    name: soul.name,
    tone: soul.tone,
    glow_state: glowOf(condition, now),
    drift_state: driftOf(condition, now, counts.reflecting),
    trust_score: Math.round(soul.trust * 1_000) / 1_000,
    last_memory_summary: soul.lastMemorySummary,
    last_updated: soul.updatedAt.toISOString(),
    memory_count: counts.memories,
    reflection_count: counts.reflections,
    essence_count: counts.essences,
    file_count: counts.files,
  };
}

function conditionOf(soul: CompanionEntity): SoulCondition {
  return {
    status: soul.status,
    energy: soul.energy,
    tone: soul.tone,
    glow: soul.glow,
    trust: soul.trust,
    level: soul.relationshipLevel,
    progress: soul.relationshipProgress,
    restraint: soul.restraint,
    lastExchangeAt: soul.lastExchangeAt?.getTime() ?? null,
  };
}
