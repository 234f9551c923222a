import type { Referrals, Safety } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { csvOf } from './csv';
import { HELPED_COUNTRIES, resourcesFor } from './help';
import { ReferralsRepository } from './referrals';

/** What is told of how people are looked after: to anybody, and to operators. */
@Injectable()
export class SafetyService {
  constructor(private readonly referrals: ReferralsRepository) {}

  /** @param country whose helplines are wanted; empty where it is not known */
  async published(country: string): Promise<Safety> {
    return {
      referrals: await this.referrals.years(),
      countries: [...HELPED_COUNTRIES],
      help: { country, resources: resourcesFor(country) },
    };
  }

  /** The last 30 days, the newest first. */
  recent(): Promise<Omit<Referrals, 'country'>[]> {
    return this.referrals.recent();
  }

  /** A calendar year as a table for a spreadsheet. */
  async csv(year: number): Promise<string> {
    const rows = await this.referrals.ofYear(year);
    const heads = ['day', 'country', 'tier', 'count'];
    return csvOf([heads, ...rows.map(({ day, country, tier, count }) => [day, country || 'unknown', tier, count])]);
  }
}
