import { type Channel, DEFAULT_CHANNELS, LIMITS } from '@kinloom/contract';
import { AccountEntity, ChannelEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type ChannelFields = Omit<Channel, 'id' | 'active'>;

/** Inserts the default channels of a new account in display order. */
export async function addDefaultChannels(manager: EntityManager, accountId: number): Promise<void> {
  await manager.insert(
    ChannelEntity,
    DEFAULT_CHANNELS.map((channel) => ({ ...channel, accountId })),
  );
}

/** Channels of accounts. */
@Injectable()
export class ChannelsRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists channels in creation order. */
  async listForOwner(accountId: number): Promise<Channel[]> {
    return (await this.channels.find({ where: { accountId }, order: { id: 'ASC' } })).map(toChannel);
  }

  /** @returns null if the account has reached the limit */
  async createForOwner(accountId: number, channel: ChannelFields): Promise<Channel | null> {
    return this.source.transaction(async (manager) => {
      // Locks the account, so that concurrent inserts cannot both pass the limit.
      await manager.findOne(AccountEntity, {
        select: { id: true },
        where: { id: accountId },
        lock: { mode: 'for_no_key_update' },
      });
      const channels = manager.getRepository(ChannelEntity);
      if ((await channels.countBy({ accountId })) >= LIMITS.channels) return null;
      return toChannel(await channels.save(channels.create({ ...channel, accountId })));
    });
  }

  /** @returns the updated channel; null if the account has no such channel. */
  async updateForOwner(
    accountId: number,
    id: number,
    { name, emoji, description, systemPrompt, active }: Partial<Omit<Channel, 'id'>>,
  ): Promise<Channel | null> {
    // SQL: `coalesce` keeps what is not given, in one statement
    const [rows]: [Channel[]] = await this.source.query(
      `UPDATE channels SET name = coalesce($3, name), emoji = coalesce($4, emoji), description = coalesce($5, description),
         system_prompt = coalesce($6, system_prompt), active = coalesce($7, active)
       WHERE id = $1 AND account_id = $2
       RETURNING id, name, emoji, description, system_prompt AS "systemPrompt", active`,
      [id, accountId, name ?? null, emoji ?? null, description ?? null, systemPrompt ?? null, active ?? null],
    );
    return rows[0] ?? null;
  }

  /** @returns whether a channel was deleted */
  async removeForOwner(accountId: number, id: number): Promise<boolean> {
    const { affected } = await this.channels.delete({ id, accountId });
    return affected === 1;
  }

  private get channels() {
    return this.source.getRepository(ChannelEntity);
  }
}

const toChannel = ({ id, name, emoji, description, systemPrompt, active }: ChannelEntity): Channel => ({
  id,
  name,
  emoji,
  description,
  systemPrompt,
  active,
});
