import type { CardNoteShown, CardOverrides, Personality, Sampling } from '@kinloom/contract';
import { AccountEntity, CardEntity, CompanionEntity, ImportEntity, MemoryEntity } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { bumpMindVersions } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { NormalCard } from '../cards';
import type { Piece } from './pieces';
import { storePieces } from './pieces.repository';

/** A soul to create from a card. */
export interface CardSoul {
  name: string;
  archetype: string;
  personality: Personality;
  sampling: Sampling | null;
  avatar: string | null;
  card: NormalCard;
  systemPrompt: string;
  postHistory: string;
  greetings: readonly string[];
  notes: readonly CardNoteShown[];
  lore: readonly Piece[];
}

export interface CardRow {
  card: NormalCard;
  system_prompt: string;
  post_history: string;
  enabled: boolean;
  greetings: string[];
}

/** A memory as exported with a card. */
export interface CardMemory {
  key: string;
  title: string;
  content: string;
  tags: string[];
}

/** Souls created from character cards, and the cards themselves. */
@Injectable()
export class CardsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  async findPersonName(accountId: number): Promise<string> {
    const account = await this.source
      .getRepository(AccountEntity)
      .findOne({ select: { id: true, displayName: true }, where: { id: accountId } });
    return account?.displayName ?? '';
  }

  /**
   * Creates a soul from a card.
   * @param file file name of the card
   * @returns the soul's id, and the number of lore entries pending the person's decision
   * @throws DomainError too_many_souls, storage_full
   */
  create(accountId: number, file: string, soul: CardSoul): Promise<{ id: number; pending: number }> {
    return this.source.transaction(async (manager) => {
      // SQL: the JSON is text without NUL characters
      const [made] = await manager.query<{ id: number }[]>(
        'INSERT INTO companions (account_id, name, archetype, personality, avatar, config) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
        [
          accountId,
          soul.name,
          soul.archetype,
          toStorableJson(soul.personality),
          soul.avatar,
          soul.sampling && { voiceConstraints: null, thinkingStyle: null, sampling: soul.sampling },
        ],
      );
      const soulId = made?.id ?? 0;
      const imports = manager.getRepository(ImportEntity);
      const { id: importId } = await imports.save(
        imports.create({ accountId, companionId: soulId, kind: 'card', name: file, madeSoul: true }),
      );
      // SQL: the JSON is text without NUL characters
      await manager.query(
        `INSERT INTO cards (companion_id, card, system_prompt, post_history, greetings, notes) VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          soulId,
          toStorableJson(soul.card),
          soul.systemPrompt,
          soul.postHistory,
          toStorableJson(soul.greetings),
          toStorableJson(soul.notes),
        ],
      );
      const version = (await bumpMindVersions(manager, [soulId])).get(soulId) ?? 0;
      const pieceSource = { soulId, version, importId, type: 'card', id: importId, label: file } as const;
      const { pending } = await storePieces(manager, pieceSource, soul.lore);
      await this.budgets.enforce('souls', accountId, manager);
      await this.budgets.enforce('storage', accountId, manager);
      return { id: soulId, pending };
    });
  }

  async findForOwner(accountId: number, soulId: number): Promise<CardRow | null> {
    const card = await this.source
      .getRepository(CardEntity)
      .findOneBy({ companionId: soulId, companion: { accountId } });
    return (
      card && {
        card: card.card as unknown as NormalCard,
        system_prompt: card.systemPrompt,
        post_history: card.postHistory,
        enabled: card.enabled,
        greetings: card.greetings as string[],
      }
    );
  }

  /**
   * Enables or disables the card's overriding prompts.
   * @returns false where the account has no such soul, or it has no card
   */
  async enableForOwner(
    accountId: number,
    soulId: number,
    { enabled }: Pick<CardOverrides, 'enabled'>,
  ): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(CardEntity, { enabled })
        .where('companion_id = (SELECT p.id FROM companions p WHERE p.id = :soulId AND p.account_id = :accountId)', {
          soulId,
          accountId,
        })
        .execute();
      if (affected === 1) await bumpMindVersions(manager, [soulId]);
      return affected === 1;
    });
  }

  /** Sampling that was set for a soul; null for the default. Performs no ownership check. */
  async findSampling(soulId: number): Promise<Sampling | null> {
    const soul = await this.source
      .getRepository(CompanionEntity)
      .findOne({ select: { id: true, config: true }, where: { id: soulId } });
    return soul?.config?.sampling ?? null;
  }

  /** Returns keys of lore that is remembered or pending; other lore of the card was erased or discarded. */
  async loreKeys(soulId: number): Promise<Set<string>> {
    // SQL: union of several tables
    const rows = await this.source.query<{ key: string }[]>(
      `SELECT key FROM memories WHERE companion_id = $1 AND objection IS NULL AND superseded_at IS NULL AND NOT whispered
       UNION ALL SELECT key FROM pending_memories WHERE companion_id = $1`,
      [soulId],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Lists the memories that may be exported, oldest first. */
  async listMemories(soulId: number): Promise<CardMemory[]> {
    const memories = await this.source.getRepository(MemoryEntity).find({
      select: { id: true, key: true, title: true, content: true, tags: true },
      where: { companionId: soulId, objection: IsNull(), supersededAt: IsNull(), whispered: false },
      order: { id: 'ASC' },
    });
    return memories.map(({ key, title, content, tags }) => ({ key, title, content, tags }));
  }
}

/** PostgreSQL cannot store NUL in JSON. */
const toStorableJson = (value: unknown): string =>
  JSON.stringify(value, (_, nested: unknown) =>
    typeof nested === 'string' ? nested.replaceAll('\u0000', '').toWellFormed() : nested,
  );
