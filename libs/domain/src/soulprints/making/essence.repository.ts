import { ARCHETYPES } from '@kinloom/contract';
import { CompanionEntity } from '@kinloom/database';
import { bumpMindVersions } from '@kinloom/domain/memories';
import { Analyser } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { enrichPersonality, toPersonality } from './merging';
import { truncateAtSentence } from './reading';

/** Maximum length of a description taken from an essence file. */
const MAX_DESCRIPTION_LENGTH = 2_000;

/** Applies essence files to a soul's personality. */
@Injectable()
export class EssenceRepository {
  constructor(private readonly source: DataSource) {}

  /** Enriches the personality with an analysis of the texts; existing values are kept. */
  async applyTexts(
    accountId: number,
    soulId: number,
    texts: readonly { name: string; content: string }[],
  ): Promise<void> {
    if (texts.length === 0) return;
    const analyser = new Analyser();
    for (const { name, content } of texts) analyser.add({ text: content, source: name, voice: 'about', at: null });
    const analysedPersonality = toPersonality(
      analyser.result({ archetypes: ARCHETYPES.edit }),
      truncateAtSentence(texts[0]?.content ?? '', MAX_DESCRIPTION_LENGTH),
      false,
    );
    await this.source.transaction(async (manager) => {
      const soul = await manager.findOne(CompanionEntity, {
        select: { id: true, personality: true },
        where: { id: soulId, accountId },
        lock: { mode: 'for_no_key_update' },
      });
      if (!soul) return;
      const { personality, changed } = enrichPersonality(soul.personality, analysedPersonality);
      if (changed.length === 0) return;
      const changes = { personality } as QueryDeepPartialEntity<CompanionEntity>;
      await manager.update(CompanionEntity, { id: soulId }, changes);
      await bumpMindVersions(manager, [soulId]);
    });
  }
}
