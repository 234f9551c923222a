import type { Safety, YearOfReferrals } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { csvOf } from './csv';
import { HELPED_COUNTRIES, resourcesFor } from './help-resources';
import { ReferralsRepository } from './referrals.repository';

/** Safety information: public figures and help resources, and the CSV for operators. */
@Injectable()
export class SafetyService {
  constructor(private readonly referrals: ReferralsRepository) {}

  /** Public safety page. @param country ISO 3166 code for the resources; empty if unknown */
  async published(country: string): Promise<Safety> {
    return {
      referrals: await this.referrals.years(),
      countries: [...HELPED_COUNTRIES],
      help: { country, resources: resourcesFor(country) },
    };
  }

  /** Referral counts of the published years, newest first. */
  years(): Promise<YearOfReferrals[]> {
    return this.referrals.years();
  }

  /** Deletes the salts of past years. */
  async sweep(): Promise<void> {
    await this.referrals.deletePastSalts();
  }

  /** Counts of a calendar year as CSV. */
  async csv(year: number): Promise<string> {
    const rows = await this.referrals.ofYear(year);
    return csvOf([['year', 'count'], ...rows.map(({ year: of, count }) => [of, count])]);
  }
}
