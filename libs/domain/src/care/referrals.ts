import type { Referrals, YearOfReferrals } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { HelpTier } from './weight';

/** Days that operators see. */
const SHOWN_DAYS = 30;

/** Notes that help was shown, in the transaction that shows it: today, there, this weighty, and nothing more. */
export async function countReferral(manager: EntityManager, country: string, tier: HelpTier): Promise<void> {
  await manager.query(
    `INSERT INTO crisis_referrals (day, country, tier, count) VALUES ((now() AT TIME ZONE 'utc')::date, $1, $2, 1)
     ON CONFLICT (day, country, tier) DO UPDATE SET count = crisis_referrals.count + 1`,
    [country, tier],
  );
}

/** How often help was shown. No account is in it, and none can be found by it. */
@Injectable()
export class ReferralsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The last 30 days, the newest first; all countries together. */
  recent(): Promise<Omit<Referrals, 'country'>[]> {
    return this.source.query(
      `SELECT day::text, tier::int, sum(count)::int AS count FROM crisis_referrals
       WHERE day > (now() AT TIME ZONE 'utc')::date - ${SHOWN_DAYS} GROUP BY day, tier ORDER BY day DESC, tier`,
    );
  }

  /** All of a calendar year, in its order. */
  ofYear(year: number): Promise<Referrals[]> {
    return this.source.query(
      `SELECT day::text, country, tier::int, count FROM crisis_referrals
       WHERE day >= make_date($1, 1, 1) AND day < make_date($1 + 1, 1, 1) ORDER BY day, country, tier`,
      [year],
    );
  }

  /** The sums of each year, the newest first. */
  years(): Promise<YearOfReferrals[]> {
    return this.source.query(
      `SELECT extract(year FROM day)::int AS year, tier::int, sum(count)::int AS count FROM crisis_referrals
       GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
    );
  }
}
