import type {
  ConversationAnchor,
  AnchorGroup,
  EmotionName,
  GrowthMilestone,
  MemoryReference,
  RelationshipMetric,
  RelationshipMilestone,
} from '@kinloom/contract';
import type { AnchorRow } from './anchors.repository';
import type { ComputedInsight } from './insight-computation';
import { daysSince, growthVelocity, rounded } from './figures';
import { milestoneTexts } from './milestones';
import type { MilestoneRow, ReferenceRow } from './dashboard.repository';
import type { AnchorGroupRow } from './anchor-groups.repository';

/** Maximum characters of an evidence excerpt. */
const MAX_EXCERPT_CHARS = 160;

/** Metrics of a soul at the given time. */
export function toMetric(
  companionId: number,
  companionName: string,
  drawn: ComputedInsight,
  now: number,
): RelationshipMetric {
  const { connectionStrength, conversationDepth, emotionalResonance } = drawn;
  return {
    companionId,
    companionName,
    connectionStrength: connectionStrength.value,
    conversationDepth: conversationDepth.value,
    memoryCount: drawn.memoryCount,
    growthVelocity: growthVelocity(drawn.memoryDays, now),
    emotionalResonance: emotionalResonance.value,
    relationshipAge: daysSince(drawn.firstAt, now),
    made: { connectionStrength, conversationDepth, emotionalResonance },
  };
}

/** Maps a memory reference row to the contract. */
export function toReference(row: ReferenceRow): MemoryReference {
  return {
    memoryId: row.memory_id,
    anchorId: row.anchor_id,
    messageId: row.message_id,
    conversationId: row.conversation_id,
    referenceType: row.type,
    content: row.title,
    timestamp: row.at.toISOString(),
  };
}

/** Maps a milestone row to a milestone of one relationship. */
export function toRelationshipMilestone(row: MilestoneRow): RelationshipMilestone {
  return {
    id: row.id,
    ...milestoneTexts(row.type, row.key, row.name),
    connectionStrength: rounded(row.connection_strength),
    memoryCount: row.memory_count,
    date: row.reached_at.toISOString(),
  };
}

/** Maps a milestone row to a growth milestone of the account. */
export function toGrowthMilestone(row: MilestoneRow): GrowthMilestone {
  return {
    id: row.id,
    companionId: row.companion_id,
    type: row.type,
    ...milestoneTexts(row.type, row.key, row.name),
    date: row.reached_at.toISOString(),
    significance: row.significance,
    celebrated: row.celebrated,
  };
}

/** Maps an anchor row to the contract. */
export function toAnchor(row: AnchorRow): ConversationAnchor {
  return {
    id: row.id,
    messageId: row.message_id,
    title: row.title,
    content: row.content,
    anchorType: row.anchor_type,
    significance: row.significance,
    tags: row.tags,
    conversationId: row.conversation_id,
    companionIds: row.companion_ids,
    notes: row.notes,
    resonanceType: row.emotion as EmotionName | null,
    emotionalImpact: rounded(row.intensity ?? 0),
    companionResponse: row.response ?? '',
    followupInfluence: row.influence,
    timestamp: (row.said_at ?? row.created_at).toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

/** Maps the row of an anchor group to the contract. */
export function toAnchorGroup(row: AnchorGroupRow): AnchorGroup {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    anchorIds: row.anchor_ids,
    threadType: row.thread_type,
    isActive: row.is_active,
    lastUpdated: row.updated_at.toISOString(),
  };
}

/** Start of a message, cut at a word boundary and free of lone surrogates. */
export function excerptOf(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_EXCERPT_CHARS) return text;
  const cut = text.slice(0, MAX_EXCERPT_CHARS - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX_EXCERPT_CHARS / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}
