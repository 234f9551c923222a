import type { Safety, YearOfReferrals } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { csvOf } from './csv';
import { HELPED_COUNTRIES, resourcesFor } from './help-resources';
import { ReferralsRepository } from './referrals.repository';

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

  /** How often help was shown in each published year, the newest first. */
  years(): Promise<YearOfReferrals[]> {
    return this.referrals.years();
  }

  /** Deletes what is needed of the current year only. */
  async sweep(): Promise<void> {
    await this.referrals.forgetSalts();
  }

  /** A calendar year as a table for a spreadsheet. */
  async csv(year: number): Promise<string> {
    const rows = await this.referrals.ofYear(year);
    return csvOf([['year', 'count'], ...rows.map(({ year: of, count }) => [of, count])]);
  }
}
