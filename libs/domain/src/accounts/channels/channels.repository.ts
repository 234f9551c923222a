import { type Channel, DEFAULT_CHANNELS, LIMITS } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type ChannelFields = Omit<Channel, 'id' | 'active'>;

const COLUMNS = 'id, name, emoji, description, system_prompt AS "systemPrompt", active';

/** Inserts the default channels of a new account in display order. */
export async function addDefaultChannels(manager: EntityManager, accountId: number): Promise<void> {
  await manager.query(
    `INSERT INTO channels (account_id, name, emoji, description, system_prompt)
     SELECT $1, c.name, c.emoji, c.description, c."systemPrompt"
     FROM jsonb_to_recordset($2) AS c(place int, name text, emoji text, description text, "systemPrompt" text) ORDER BY c.place`,
    [accountId, JSON.stringify(DEFAULT_CHANNELS.map((channel, place) => ({ ...channel, place })))],
  );
}

/** Channels of accounts. */
@Injectable()
export class ChannelsRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists channels in creation order. */
  listForOwner(accountId: number): Promise<Channel[]> {
    return this.source.query(`SELECT ${COLUMNS} FROM channels WHERE account_id = $1 ORDER BY id`, [accountId]);
  }

  /** @returns null if the account has reached the limit */
  async createForOwner(accountId: number, channel: ChannelFields): Promise<Channel | null> {
    return this.source.transaction(async (manager) => {
      // Locks the account, so that concurrent inserts cannot both pass the limit.
      await manager.query('SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
      const rows = await manager.query<Channel[]>(
        `INSERT INTO channels (account_id, name, emoji, description, system_prompt)
         SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM channels WHERE account_id = $1) < $6 RETURNING ${COLUMNS}`,
        [accountId, channel.name, channel.emoji, channel.description, channel.systemPrompt, LIMITS.channels],
      );
      return rows[0] ?? null;
    });
  }

  /** @returns the updated channel; null if the account has no such channel */
  async updateForOwner(
    accountId: number,
    id: number,
    { name, emoji, description, systemPrompt, active }: Partial<Omit<Channel, 'id'>>,
  ): Promise<Channel | null> {
    const [rows]: [Channel[]] = await this.source.query(
      `UPDATE channels SET name = coalesce($3, name), emoji = coalesce($4, emoji), description = coalesce($5, description),
         system_prompt = coalesce($6, system_prompt), active = coalesce($7, active)
       WHERE id = $1 AND account_id = $2 RETURNING ${COLUMNS}`,
      [id, accountId, name ?? null, emoji ?? null, description ?? null, systemPrompt ?? null, active ?? null],
    );
    return rows[0] ?? null;
  }

  /** @returns whether a channel was deleted */
  async removeForOwner(accountId: number, id: number): Promise<boolean> {
    const [rows]: [unknown[]] = await this.source.query(
      'DELETE FROM channels WHERE id = $1 AND account_id = $2 RETURNING id',
      [id, accountId],
    );
    return rows.length > 0;
  }
}
