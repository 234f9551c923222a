import type { SoulConfirmation } from '@kinloom/contract';
import { CompanionEntity } from '@kinloom/database';
import { bumpMindVersions, recordTombstones } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Task kind of an upload on the management page. */
export const UPLOAD_TASK = 'soul-files';

/** Queries of the soul management screen. */
@Injectable()
export class ManagementRepository {
  constructor(private readonly source: DataSource) {}

  /** Returns the confirmation of the last upload to a soul that still exists. */
  async lastConfirmation(accountId: number): Promise<SoulConfirmation | null> {
    // SQL: reads inside of JSON
    const [row] = await this.source.query<{ result: SoulConfirmation }[]>(
      `SELECT j.result FROM jobs j JOIN companions p ON p.id = (j.payload ->> 'soulId')::bigint AND p.account_id = j.account_id
       WHERE j.account_id = $1 AND j.kind = $2 AND j.state = 'done' ORDER BY j.id DESC LIMIT 1`,
      [accountId, UPLOAD_TASK],
    );
    return row?.result ?? null;
  }

  /** Lists souls, oldest first, with the person's name. @param soulId null: all souls */
  async listSouls(accountId: number, soulId: number | null): Promise<{ id: number; name: string; person: string }[]> {
    const souls = await this.source.getRepository(CompanionEntity).find({
      select: { id: true, name: true, account: { id: true, displayName: true } },
      relations: { account: true },
      where: { accountId, ...(soulId !== null && { id: soulId }) },
      order: { id: 'ASC' },
    });
    return souls.map(({ id, name, account }) => ({ id, name, person: account?.displayName ?? '' }));
  }

  /** Invalidates the soul's cached mind in every process. */
  async invalidateMind(soulId: number): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const [id, version] of await bumpMindVersions(manager, [soulId]))
        await recordTombstones(manager, id, version, ['import:0']);
    });
  }
}
