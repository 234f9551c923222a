import { randomBytes } from 'node:crypto';
import { type YearOfReferrals, aggregateFigure } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HelpTier } from './help-tier';

/** Calendar years that are published: the current one and the three before it. */
const PUBLISHED_YEARS = 4;
const SALT = 'referral-salt-';
const THIS_YEAR = `extract(year FROM now() AT TIME ZONE 'utc')::int`;

/**
 * Counts that help was shown, in the transaction that shows it, and marks its member as one of those behind the count of this year.
 * Operators are counted and not marked: see `aggregateFigure`.
 */
export async function countReferral(
  manager: EntityManager,
  accountId: number,
  country: string,
  tier: HelpTier,
): Promise<void> {
  await manager.query(
    `INSERT INTO crisis_referrals (day, country, tier, count) VALUES ((now() AT TIME ZONE 'utc')::date, $1, $2, 1)
     ON CONFLICT (day, country, tier) DO UPDATE SET count = crisis_referrals.count + 1`,
    [country, tier],
  );
  await manager.query(
    `INSERT INTO installation (name, value) VALUES ('${SALT}' || ${THIS_YEAR}, $1) ON CONFLICT DO NOTHING`,
    [randomBytes(32).toString('base64url')],
  );
  await manager.query(
    `INSERT INTO crisis_referral_members (year, token)
     SELECT ${THIS_YEAR}, sha256(convert_to(i.value || ':' || a.id, 'UTF8'))
     FROM accounts a JOIN installation i ON i.name = '${SALT}' || ${THIS_YEAR} WHERE a.id = $1 AND a.role = 'member'
     ON CONFLICT DO NOTHING`,
    [accountId],
  );
}

/** How often help was shown. No account is in it, and none can be found by it. */
@Injectable()
export class ReferralsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The published years, the newest first: also those in which nothing was counted, so that a row says nothing by being there. */
  years(): Promise<YearOfReferrals[]> {
    return this.read(`SELECT generate_series(${THIS_YEAR}, ${THIS_YEAR} - ${PUBLISHED_YEARS - 1}, -1) AS year`, []);
  }

  async ofYear(year: number): Promise<YearOfReferrals[]> {
    return this.read('SELECT $1::int AS year', [year]);
  }

  /** Deletes the salts of years that are over: their tokens can then only be counted. */
  async forgetSalts(): Promise<void> {
    await this.source.query(`DELETE FROM installation WHERE name LIKE '${SALT}%' AND name < '${SALT}' || ${THIS_YEAR}`);
  }

  /** @param years a query for the column `year` */
  private async read(years: string, values: unknown[]): Promise<YearOfReferrals[]> {
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
