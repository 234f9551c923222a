import { CompanionEntity } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';

export type SoulChanges = Partial<
  Pick<CompanionEntity, 'name' | 'archetype' | 'personality' | 'gptInstructions' | 'status'>
>;

@Injectable()
export class SoulsRepository {
  private readonly souls: Repository<CompanionEntity>;

  constructor(@Inject(DataSource) private readonly source: DataSource) {
    this.souls = source.getRepository(CompanionEntity);
  }

  listForOwner(accountId: number): Promise<CompanionEntity[]> {
    return this.souls.find({ where: { accountId }, order: { id: 'DESC' } });
  }

  findForOwner(accountId: number, id: number): Promise<CompanionEntity | null> {
    return this.souls.findOneBy({ id, accountId });
  }

  create(accountId: number, soul: SoulChanges): Promise<CompanionEntity> {
    return this.souls.save(this.souls.create({ accountId, ...soul }));
  }

  async updateForOwner(accountId: number, id: number, changes: SoulChanges): Promise<CompanionEntity | null> {
    return this.source.transaction(async (manager) => {
      const souls = manager.getRepository(CompanionEntity);
      const soul = await souls.findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
      // Assigned, not merged: a personality that was sent replaces the one before, key by key it would only grow.
      return soul && souls.save(Object.assign(soul, changes));
    });
  }

  /**
   * Deletes a soul and everything that was its alone: the conversations that it had by itself with the person, whole.
   * @returns the ids of those conversations, or null where there is no such soul
   */
  async deleteForOwner(accountId: number, id: number): Promise<number[] | null> {
    return this.source.transaction(async (manager) => {
      const owned = await manager
        .getRepository(CompanionEntity)
        .findOne({ where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
      if (!owned) return null;
      const [rows]: [{ id: number }[]] = await manager.query(
        `DELETE FROM conversations c USING conversation_souls s
         WHERE s.conversation_id = c.id AND s.companion_id = $1 AND NOT c.is_group RETURNING c.id`,
        [id],
      );
      await manager.query('DELETE FROM companions WHERE id = $1', [id]);
      return rows.map((row) => row.id);
    });
  }
}
