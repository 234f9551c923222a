import type { CardNoteShown, CardOverrides, Personality } from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { bumpMindVersions } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NormalCard } from '../cards';
import type { Piece } from './pieces';
import { storePieces } from './pieces.repository';

/** A soul to create from a card. */
export interface CardSoul {
  name: string;
  archetype: string;
  personality: Personality;
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
    const [row] = await this.source.query<{ name: string }[]>(
      'SELECT display_name AS name FROM accounts WHERE id = $1',
      [accountId],
    );
    return row?.name ?? '';
  }

  /**
   * Creates a soul from a card.
   * @param file file name of the card
   * @returns the soul's id, and the number of lore entries pending the person's decision
   * @throws DomainError too_many_souls, storage_full
   */
  create(accountId: number, file: string, soul: CardSoul): Promise<{ id: number; pending: number }> {
    return this.source.transaction(async (manager) => {
      const [made] = await manager.query<{ id: number }[]>(
        'INSERT INTO companions (account_id, name, archetype, personality, avatar) VALUES ($1, $2, $3, $4, $5) RETURNING id',
        [accountId, soul.name, soul.archetype, toStorableJson(soul.personality), soul.avatar],
      );
      const soulId = made?.id ?? 0;
      const [importRow] = await manager.query<{ id: number }[]>(
        `INSERT INTO imports (account_id, companion_id, kind, name, made_soul) VALUES ($1, $2, 'card', $3, true) RETURNING id`,
        [accountId, soulId, file],
      );
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
      const importId = importRow?.id ?? 0;
      const pieceSource = { soulId, version, importId, type: 'card', id: importId, label: file } as const;
      const { pending } = await storePieces(manager, pieceSource, soul.lore);
      await this.budgets.enforce('souls', accountId, manager);
      await this.budgets.enforce('storage', accountId, manager);
      return { id: soulId, pending };
    });
  }

  async findForOwner(accountId: number, soulId: number): Promise<CardRow | null> {
    const [row] = await this.source.query<CardRow[]>(
      `SELECT k.card, k.system_prompt, k.post_history, k.enabled, k.greetings
       FROM cards k JOIN companions p ON p.id = k.companion_id WHERE p.account_id = $1 AND p.id = $2`,
      [accountId, soulId],
    );
    return row ?? null;
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
      const [, changedCount] = await manager.query<[unknown[], number]>(
        `UPDATE cards k SET enabled = $3 FROM companions p WHERE p.id = k.companion_id AND p.account_id = $1 AND p.id = $2`,
        [accountId, soulId, enabled],
      );
      if (changedCount > 0) await bumpMindVersions(manager, [soulId]);
      return changedCount > 0;
    });
  }

  /** Returns keys of lore that is remembered or pending; other lore of the card was erased or discarded. */
  async loreKeys(soulId: number): Promise<Set<string>> {
    const rows = await this.source.query<{ key: string }[]>(
      `SELECT key FROM memories WHERE companion_id = $1 AND objection IS NULL AND superseded_at IS NULL AND NOT whispered
       UNION ALL SELECT key FROM pending_memories WHERE companion_id = $1`,
      [soulId],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Lists the memories that may be exported, oldest first. */
  listMemories(soulId: number): Promise<CardMemory[]> {
    return this.source.query(
      `SELECT key, title, content, tags FROM memories
       WHERE companion_id = $1 AND objection IS NULL AND superseded_at IS NULL AND NOT whispered ORDER BY id`,
      [soulId],
    );
  }
}

/** PostgreSQL cannot store NUL in JSON. */
const toStorableJson = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'string' ? held.replaceAll('\u0000', '').toWellFormed() : held,
  );
