import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { draftsOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  detachMessage,
  findRepliesRecalling,
  findSpokenMessage,
  lockSoulsOfConversation,
  memoriesOnlyFromConversation,
  memoriesOnlyFromMessage,
  repointSources,
} from './content-sources.repository';
import { deleteArchiveLinesOfMessages } from './imported-memories.repository';
import { type ForgetResult, forgetMemories } from './forget-memories.repository';
import { requeueCopiesOfConversation, requeueMessage } from '../embeddings/stale-embeddings.repository';
import { withdrawProposals } from '../offerings/offering-proposals.repository';
import { type SpokenMessageRow, toHeard } from '../memory-rows';
import { recordTombstones, refreshMemorySummary } from '../minds/mind-versions.repository';

/** A conversation of an account. */
export interface ConversationTarget {
  accountId: number;
  conversationId: number;
}

/** A message of a conversation. */
export interface MessageTarget extends ConversationTarget {
  messageId: number;
}

/**
 * Deletes what was derived from a message or conversation, in the transaction that changes or deletes it, so that both happen or neither.
 * Derived are memories with no other source, session notes, embeddings, reply provenance, offerings and agent runs.
 */
@Injectable()
export class ContentForgetting {
  /**
   * Locks the souls concerned, deletes what was derived from a message, and then has the caller change or delete the message.
   * @returns null if the account has no such message; `change` is not called then
   */
  async forgetMessage(
    manager: EntityManager,
    { accountId, conversationId, messageId }: MessageTarget,
    change: () => Promise<void>,
  ): Promise<ForgetResult | null> {
    const versions = await lockSoulsOfConversation(manager, { accountId, conversationId, messageId });
    if (!versions) return null;
    const row = await findSpokenMessage(manager, conversationId, messageId);
    if (!row) return null;
    const memories = await memoriesOnlyFromMessage(manager, messageId);
    const values = extractFactValues(row);
    const forgotten = await forgetMemories(manager, accountId, versions, { memories, messages: [messageId], values });
    await deleteArchiveLinesOfMessages(manager, versions, { messageId });
    await requeueMessage(manager, messageId);
    await change();
    await repointSources(manager, versions, { messageId });
    return forgotten;
  }

  /** Has a message with new content reflected on again; for use within the change of `forgetMessage`. */
  async requeueReflection(manager: EntityManager, { conversationId, messageId }: MessageTarget): Promise<void> {
    await detachMessage(manager, conversationId, messageId);
  }

  /**
   * Locks the souls concerned, deletes what was derived from a conversation, its traces in other conversations included, and then has the
   * caller delete the conversation.
   * @returns null if the account has no such conversation; `remove` is not called then
   */
  async forgetConversation(
    manager: EntityManager,
    { accountId, conversationId }: ConversationTarget,
    remove: () => Promise<void>,
  ): Promise<ForgetResult | null> {
    const versions = await lockSoulsOfConversation(manager, { accountId, conversationId });
    if (!versions) return null;
    const souls = [...versions.keys()];
    const memories = await memoriesOnlyFromConversation(manager, souls, conversationId);
    const messages = await findRepliesRecalling(manager, souls, { conversationId, memories });
    const forgotten = await forgetMemories(manager, accountId, versions, { memories, messages, values: [] });
    const runs = await withdrawRuns(manager, accountId, { conversation: [conversationId] });
    for (const [soulId, version] of versions)
      await recordTombstones(manager, soulId, version, [`conversation:${conversationId}`]);
    await deleteArchiveLinesOfMessages(manager, versions, { conversationId });
    const withdrawn = await withdrawProposals(manager, { conversationId });
    await requeueCopiesOfConversation(manager, conversationId);
    await remove();
    await repointSources(manager, versions, { conversationId });
    await refreshMemorySummary(manager, souls);
    return {
      ...forgotten,
      due: forgotten.due.filter((id) => id !== conversationId),
      withdrawn: [...(forgotten.withdrawn ?? []), ...withdrawn],
      runs: [...(forgotten.runs ?? []), ...runs],
    };
  }
}

/** Literal fact values in a message of the person, extracted from the text so that values without a stored memory are covered too. */
function extractFactValues(row: SpokenMessageRow): string[] {
  if (row.companion_id !== null) return [];
  return draftsOf(toHeard(row), { personName: row.speaker, soulName: '', before: [] }).flatMap(
    ({ fact }) => fact?.value ?? [],
  );
}
