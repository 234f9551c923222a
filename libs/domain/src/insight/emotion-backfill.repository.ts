import { CompanionEntity, InsightBacklogEntity } from '@kinloom/database';
import { type EmotionSource, listEmotionSources, storeMessageEmotions } from '@kinloom/domain/memories';
import { type Felt, feltIn, perceiveCautiously } from '@kinloom/mind';
import { setImmediate as immediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Messages per batch, and messages between two yields to the event loop. */
const BATCH = 200;
const YIELD_EVERY = 5;

/** Computes emotions of messages that were never analysed: imported ones, and ones older than the feature. */
@Injectable()
export class EmotionBackfillRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Processes the next batch of a soul's backlog.
   * @returns `more` if the backlog may have more messages, `none` if it is empty, `taken` if another worker processed this batch
   */
  async step(soulId: number): Promise<'more' | 'none' | 'taken'> {
    const backlog = await this.source
      .getRepository(InsightBacklogEntity)
      .findOne({ where: { companionId: soulId }, order: { id: 'ASC' } });
    if (!backlog) return 'none';
    const sources = await listEmotionSources(this.source, soulId, backlog, BATCH);
    const felt = await feltOf(sources);
    return this.source.transaction(async (manager) => {
      // Lock order: the soul first, as in deletions; prevents deadlocks.
      await manager.findOne(CompanionEntity, {
        select: { id: true },
        where: { id: soulId },
        lock: { mode: 'for_no_key_update' },
      });
      const now = await manager.findOne(InsightBacklogEntity, {
        where: { id: backlog.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!now) return 'more';
      if (now.afterId !== backlog.afterId) return 'taken';
      await storeMessageEmotions(manager, soulId, felt);
      const last = sources.at(-1);
      if (sources.length < BATCH || !last) await manager.delete(InsightBacklogEntity, { id: backlog.id });
      else await manager.update(InsightBacklogEntity, { id: backlog.id }, { afterId: last.message.id });
      return 'more';
    });
  }
}

async function feltOf(sources: readonly EmotionSource[]): Promise<Felt[]> {
  const felt: Felt[] = [];
  for (const [place, { message, significances, isOfThirdParty }] of sources.entries()) {
    if (place % YIELD_EVERY === 0) await immediate();
    if (message.from === 'soul' || isOfThirdParty || message.text === '') continue;
    felt.push(feltIn(message, perceiveCautiously(message.text), significances));
  }
  return felt;
}

/** Adds an import to the emotion backlog. Call within the transaction that creates the import. */
export async function enqueueEmotionBackfill(manager: EntityManager, soulId: number, importId: number): Promise<void> {
  await manager.insert(InsightBacklogEntity, { companionId: soulId, importId });
}
