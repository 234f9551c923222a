import type { Companion } from '@kinloom/contract';
import type { CompanionEntity } from '@kinloom/database';

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
    relationshipProgress: soul.relationshipProgress,
  };
}
