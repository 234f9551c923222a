import { AccountEntity, InstallationEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';

/** Advisory lock key: serializes changes of the operator role and the set-up code. */
const OPERATOR_LOCK = 7_221_902;

const HAS_OPERATOR = `EXISTS (SELECT FROM accounts WHERE role = 'operator' AND disabled_at IS NULL AND leaving_at IS NULL)`;
/** Name of the installation's row with the hash. */
const SETUP_CODE = 'setup-code';
const HAS_CODE = `EXISTS (SELECT FROM installation WHERE name = '${SETUP_CODE}')`;

/** Set-up state in the database: the SHA-256 of the set-up code (table `installation`). The code itself is stored in the data directory only. */
@Injectable()
export class OperatorsRepository {
  constructor(private readonly source: DataSource) {}

  async setupPending(): Promise<boolean> {
    // SQL: both conditions in one snapshot
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
      await manager.upsert(InstallationEntity, { name: SETUP_CODE, value: await makeHash() }, ['name']);
      return true;
    });
  }

  async hasCode(hash: string): Promise<boolean> {
    // SQL: both conditions in one snapshot
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
      // SQL: both conditions in one snapshot
      const rows: { value: string }[] = await manager.query(
        `SELECT value FROM installation WHERE name = 'setup-code' AND NOT ${HAS_OPERATOR}`,
      );
      if (!rows[0]) return 'done';
      if (rows[0].value !== hash) return 'wrong';
      await removeHash(manager);
      await manager.update(AccountEntity, { id: accountId }, { role: 'operator' });
      return 'granted';
    });
  }

  /** Makes a verified account an operator, which completes the set-up. @returns whether it was a member before */
  grant(accountId: number): Promise<boolean> {
    return this.withLock(async (manager) => {
      const { affected } = await manager.update(
        AccountEntity,
        { id: accountId, role: 'member', emailVerifiedAt: Not(IsNull()) },
        { role: 'operator' },
      );
      if (affected === 1) await removeHash(manager);
      return affected === 1;
    });
  }

  private withLock<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      // SQL: advisory locks, which the builder does not have
      await manager.query('SELECT pg_advisory_xact_lock($1)', [OPERATOR_LOCK]);
      return work(manager);
    });
  }
}

function hasOperator(manager: EntityManager): Promise<boolean> {
  return manager.existsBy(AccountEntity, { role: 'operator', disabledAt: IsNull(), leavingAt: IsNull() });
}

async function removeHash(manager: EntityManager): Promise<void> {
  await manager.delete(InstallationEntity, { name: SETUP_CODE });
}
