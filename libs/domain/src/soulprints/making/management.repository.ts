import type { SoulConfirmation } from '@kinloom/contract';
import { bumpMindVersions, recordTombstones } from '@kinloom/domain/memories';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What an upload on the management page is called among the work of an account. */
export const UPLOAD = 'soul-files';

@Injectable()
export class ManagementRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** What the account's last upload to a soul that is still there was answered. */
  async lastConfirmation(accountId: number): Promise<SoulConfirmation | null> {
    const [row] = await this.source.query<{ result: SoulConfirmation }[]>(
      `SELECT j.result FROM jobs j JOIN companions p ON p.id = (j.payload ->> 'soulId')::bigint AND p.account_id = j.account_id
       WHERE j.account_id = $1 AND j.kind = $2 AND j.state = 'done' ORDER BY j.id DESC LIMIT 1`,
      [accountId, UPLOAD],
    );
    return row?.result ?? null;
  }

  /** Souls of an account, oldest first, with how their person is called. @param soulId null: all of them */
  soulsOf(accountId: number, soulId: number | null): Promise<{ id: number; name: string; person: string }[]> {
    return this.source.query(
      `SELECT p.id, p.name, a.display_name AS person FROM companions p JOIN accounts a ON a.id = p.account_id
       WHERE p.account_id = $1 AND ($2::bigint IS NULL OR p.id = $2) ORDER BY p.id`,
      [accountId, soulId],
    );
  }

  /** Has every process that holds a soul's mind make it anew. */
  async renew(soulId: number): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const [id, version] of await bumpMindVersions(manager, [soulId]))
        await recordTombstones(manager, id, version, ['import:0']);
    });
  }
}
