import type { SoulConfirmation } from '@kinloom/contract';
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
    const [row] = await this.source.query<{ result: SoulConfirmation }[]>(
      `SELECT j.result FROM jobs j JOIN companions p ON p.id = (j.payload ->> 'soulId')::bigint AND p.account_id = j.account_id
       WHERE j.account_id = $1 AND j.kind = $2 AND j.state = 'done' ORDER BY j.id DESC LIMIT 1`,
      [accountId, UPLOAD_TASK],
    );
    return row?.result ?? null;
  }

  /** Lists souls, oldest first, with the person's name. @param soulId null: all souls */
  listSouls(accountId: number, soulId: number | null): Promise<{ id: number; name: string; person: string }[]> {
    return this.source.query(
      `SELECT p.id, p.name, a.display_name AS person FROM companions p JOIN accounts a ON a.id = p.account_id
       WHERE p.account_id = $1 AND ($2::bigint IS NULL OR p.id = $2) ORDER BY p.id`,
      [accountId, soulId],
    );
  }

  /** Invalidates the soul's cached mind in every process. */
  async invalidateMind(soulId: number): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const [id, version] of await bumpMindVersions(manager, [soulId]))
        await recordTombstones(manager, id, version, ['import:0']);
    });
  }
}
