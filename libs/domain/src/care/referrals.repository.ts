import { InstallationEntity } from '@kinloom/database';
import { randomBytes } from 'node:crypto';
import { type YearOfReferrals, aggregateFigure } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HelpTier } from './help-tier';

/** Maximum number of published calendar years, including the current one. */
const PUBLISHED_YEARS = 4;
const SALT = 'referral-salt-';
const THIS_YEAR = `extract(year FROM now() AT TIME ZONE 'utc')::int`;
/** Year of the oldest account: the installation was not in use before. */
const FIRST_YEAR = `(SELECT coalesce(extract(year FROM min(created_at) AT TIME ZONE 'utc')::int, ${THIS_YEAR}) FROM accounts)`;

/**
 * Counts a shown help notice in the current transaction, and records the account under a salted hash for the number of distinct members
 * of the year. Operators are counted but not recorded: see `aggregateFigure`.
 */
export async function countReferral(
  manager: EntityManager,
  accountId: number,
  country: string,
  tier: HelpTier,
): Promise<void> {
  // SQL: an upsert that increments
  await manager.query(
    `INSERT INTO crisis_referrals (day, country, tier, count) VALUES ((now() AT TIME ZONE 'utc')::date, $1, $2, 1)
     ON CONFLICT (day, country, tier) DO UPDATE SET count = crisis_referrals.count + 1`,
    [country, tier],
  );
  await manager
    .createQueryBuilder()
    .insert()
    .into(InstallationEntity)
    .values({ name: () => `'${SALT}' || ${THIS_YEAR}`, value: randomBytes(32).toString('base64url') })
    .orIgnore()
    .execute();
  // SQL: INSERT … SELECT, which the builder does not have
  await manager.query(
    `INSERT INTO crisis_referral_members (year, token)
     SELECT ${THIS_YEAR}, sha256(convert_to(i.value || ':' || a.id, 'UTF8'))
     FROM accounts a JOIN installation i ON i.name = '${SALT}' || ${THIS_YEAR} WHERE a.id = $1 AND a.role = 'member'
     ON CONFLICT DO NOTHING`,
    [accountId],
  );
}

/** Aggregated counts of shown help notices; contain no account and cannot be traced to one. */
@Injectable()
export class ReferralsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Published years, newest first, from the year of the first account. Includes years without referrals, so that the presence of a row
   * reveals nothing.
   */
  years(): Promise<YearOfReferrals[]> {
    // SQL: a part of the statement below
    return this.read(
      `SELECT generate_series(${THIS_YEAR}, greatest(${THIS_YEAR} - ${PUBLISHED_YEARS - 1}, ${FIRST_YEAR}), -1) AS year`,
      [],
    );
  }

  async ofYear(year: number): Promise<YearOfReferrals[]> {
    // SQL: a part of the statement below
    return this.read('SELECT $1::int AS year', [year]);
  }

  /** Deletes the salts of past years; their hashes can then no longer be linked to accounts. */
  async deletePastSalts(): Promise<void> {
    await this.source
      .getRepository(InstallationEntity)
      .createQueryBuilder()
      .delete()
      .where(`name LIKE '${SALT}%' AND name < '${SALT}' || ${THIS_YEAR}`)
      .execute();
  }

  /** @param years SQL query with a column `year` */
  private async read(years: string, values: unknown[]): Promise<YearOfReferrals[]> {
    // SQL: subqueries, read in one snapshot
    const rows = await this.source.query<{ year: number; count: number; members: number }[]>(
      `SELECT y.year,
         (SELECT coalesce(sum(r.count), 0)::int FROM crisis_referrals r
          WHERE r.day >= make_date(y.year, 1, 1) AND r.day < make_date(y.year + 1, 1, 1)) AS count,
         (SELECT count(*)::int FROM crisis_referral_members m WHERE m.year = y.year) AS members
       FROM (${years}) y ORDER BY y.year DESC`,
      values,
    );
    return rows.map(({ year, count, members }) => ({ year, count: aggregateFigure(count, members) }));
  }
}
