import { ARCHETYPES, type Personality } from '@kinloom/contract';
import { bumpMindVersions } from '@kinloom/domain/memories';
import { Analyser } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { enriched, personalityOf } from './merging';
import { beginningOf } from './reading';

/** Characters of a description out of a file of essence. */
const DESCRIPTION = 2_000;

/** What a soul is, as its essence says. */
@Injectable()
export class EssenceRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Adds what texts say of a soul to its personality: what is there stays. */
  async take(accountId: number, soulId: number, texts: readonly { name: string; content: string }[]): Promise<void> {
    if (texts.length === 0) return;
    const analyser = new Analyser();
    for (const { name, content } of texts) analyser.add({ text: content, source: name, voice: 'about', at: null });
    const found = personalityOf(
      analyser.result({ archetypes: ARCHETYPES.edit }),
      beginningOf(texts[0]?.content ?? '', DESCRIPTION),
      false,
    );
    await this.source.transaction(async (manager) => {
      const [soul] = await manager.query<{ personality: Personality | string }[]>(
        'SELECT personality FROM companions WHERE id = $2 AND account_id = $1 FOR NO KEY UPDATE',
        [accountId, soulId],
      );
      if (!soul) return;
      const { personality, changed } = enriched(soul.personality, found);
      if (changed.length === 0) return;
      await manager.query('UPDATE companions SET personality = $2 WHERE id = $1', [
        soulId,
        JSON.stringify(personality),
      ]);
      await bumpMindVersions(manager, [soulId]);
    });
  }
}
