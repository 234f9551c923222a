import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Advisory lock key: serializes changes of the operator role and the set-up code. */
const OPERATOR_LOCK = 7_221_902;

const HAS_OPERATOR = `EXISTS (SELECT FROM accounts WHERE role = 'operator' AND disabled_at IS NULL AND leaving_at IS NULL)`;
const HAS_CODE = `EXISTS (SELECT FROM installation WHERE name = 'setup-code')`;

/** Set-up state in the database: the SHA-256 of the set-up code (table `installation`). The code itself is stored in the data directory only. */
@Injectable()
export class OperatorsRepository {
  constructor(private readonly source: DataSource) {}

  async setupPending(): Promise<boolean> {
    const rows: { pending: boolean }[] = await this.source.query(
      `SELECT ${HAS_CODE} AND NOT ${HAS_OPERATOR} AS pending`,
    );
    return rows[0]?.pending ?? false;
  }

  /**
   * Stores the code's hash if there is no operator, and deletes it otherwise. Processes that start at the same time are serialized.
   * @param makeHash called only if there is no operator
   * @returns whether the set-up is pending
   */
  prepare(makeHash: () => Promise<string>): Promise<boolean> {
    return this.withLock(async (manager) => {
      if (await hasOperator(manager)) {
        await removeHash(manager);
        return false;
      }
      await manager.query(
        `INSERT INTO installation (name, value) VALUES ('setup-code', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        [await makeHash()],
      );
      return true;
    });
  }

  async hasCode(hash: string): Promise<boolean> {
    const rows: object[] = await this.source.query(
      `SELECT FROM installation WHERE name = 'setup-code' AND value = $1 AND NOT ${HAS_OPERATOR}`,
      [hash],
    );
    return rows.length > 0;
  }

  async removeCode(): Promise<void> {
    await this.withLock(removeHash);
  }

  /** Consumes the code and makes the account an operator, in one transaction. */
  claim(accountId: number, hash: string): Promise<'granted' | 'wrong' | 'done'> {
    return this.withLock(async (manager) => {
      const rows: { value: string }[] = await manager.query(
        `SELECT value FROM installation WHERE name = 'setup-code' AND NOT ${HAS_OPERATOR}`,
      );
      if (!rows[0]) return 'done';
      if (rows[0].value !== hash) return 'wrong';
      await removeHash(manager);
      await manager.query(`UPDATE accounts SET role = 'operator' WHERE id = $1`, [accountId]);
      return 'granted';
    });
  }

  /** Makes a verified account an operator, which completes the set-up. @returns whether it was a member before */
  grant(accountId: number): Promise<boolean> {
    return this.withLock(async (manager) => {
      const [rows]: [{ id: number }[]] = await manager.query(
        `UPDATE accounts SET role = 'operator' WHERE id = $1 AND role = 'member' AND email_verified_at IS NOT NULL RETURNING id`,
        [accountId],
      );
      if (rows.length > 0) await removeHash(manager);
      return rows.length > 0;
    });
  }

  private withLock<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [OPERATOR_LOCK]);
      return work(manager);
    });
  }
}

async function hasOperator(manager: EntityManager): Promise<boolean> {
  const rows: { there: boolean }[] = await manager.query(`SELECT ${HAS_OPERATOR} AS there`);
  return rows[0]?.there ?? false;
}

async function removeHash(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM installation WHERE name = 'setup-code'`);
}
