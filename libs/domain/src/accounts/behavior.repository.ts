import type { Behavior } from '@kinloom/contract';
import { AccountEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Behaviour settings of accounts. Only values that were set are stored; the others follow the defaults. */
@Injectable()
export class BehaviorRepository {
  constructor(private readonly source: DataSource) {}

  /** @returns null if the account was deleted */
  async find(accountId: number): Promise<Partial<Behavior> | null> {
    const account = await this.source
      .getRepository(AccountEntity)
      .findOne({ select: { id: true, behavior: true }, where: { id: accountId } });
    return account?.behavior ?? null;
  }

  /** Stores a country unless one is stored already. */
  async setDefaultCountry(accountId: number, country: string): Promise<void> {
    // SQL: `jsonb` operators, of which `?` is a parameter to the builder
    await this.source.query(
      `UPDATE accounts SET behavior = behavior || jsonb_build_object('country', $2::text) WHERE id = $1 AND NOT behavior ? 'country'`,
      [accountId, country],
    );
  }

  /** Merges changes into the stored settings. @returns all stored settings; null if the account was deleted */
  async merge(accountId: number, changes: object): Promise<Partial<Behavior> | null> {
    // SQL: the `jsonb` operator `||` merges atomically
    const [rows]: [{ behavior: Partial<Behavior> }[]] = await this.source.query(
      'UPDATE accounts SET behavior = behavior || $2::jsonb WHERE id = $1 RETURNING behavior',
      [accountId, JSON.stringify(changes)],
    );
    return rows[0]?.behavior ?? null;
  }
}
