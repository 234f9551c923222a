import { ARCHETYPES, type Personality } from '@kinloom/contract';
import { bumpMindVersions } from '@kinloom/domain/memories';
import { Analyser } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
      const [soul] = await manager.query<{ personality: Personality | string }[]>(
        'SELECT personality FROM companions WHERE id = $2 AND account_id = $1 FOR NO KEY UPDATE',
        [accountId, soulId],
      );
      if (!soul) return;
      const { personality, changed } = enrichPersonality(soul.personality, analysedPersonality);
      if (changed.length === 0) return;
      await manager.query('UPDATE companions SET personality = $2 WHERE id = $1', [
        soulId,
        JSON.stringify(personality),
      ]);
      await bumpMindVersions(manager, [soulId]);
    });
  }
}
