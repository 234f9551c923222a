import { type Behavior, BEHAVIOR_DEFAULTS, DomainError } from '@kinloom/contract';
import type { BehaviorRequest } from '@kinloom/contract/requests';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countryOf } from './country';

/** How an account's groups behave. Kept is only what was ever chosen: the rest follows the defaults. */
@Injectable()
export class BehaviorService {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @throws DomainError not_signed_in where the account is gone */
  async get(accountId: number): Promise<Behavior> {
    const rows: { behavior: Partial<Behavior> }[] = await this.source.query(
      'SELECT behavior FROM accounts WHERE id = $1',
      [accountId],
    );
    return whole(rows);
  }

  /** Keeps where somebody may be, as their browser says it, until they say so themselves. */
  async guessCountry(accountId: number, languages: string | undefined): Promise<void> {
    const country = countryOf(languages);
    if (country === '') return;
    await this.source.query(
      `UPDATE accounts SET behavior = behavior || jsonb_build_object('country', $2::text) WHERE id = $1 AND NOT behavior ? 'country'`,
      [accountId, country],
    );
  }

  /** Changes what is named, and leaves the rest. @throws DomainError not_signed_in where the account is gone */
  async update(accountId: number, request: BehaviorRequest): Promise<Behavior> {
    const chosen = Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
    const [rows]: [{ behavior: Partial<Behavior> }[]] = await this.source.query(
      'UPDATE accounts SET behavior = behavior || $2::jsonb WHERE id = $1 RETURNING behavior',
      [accountId, JSON.stringify(Object.fromEntries(chosen))],
    );
    return whole(rows);
  }
}

function whole(rows: { behavior: Partial<Behavior> }[]): Behavior {
  const [row] = rows;
  if (!row) throw new DomainError('not_signed_in');
  return { ...BEHAVIOR_DEFAULTS, ...row.behavior };
}
