import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often help was shown on a day. Belongs to the installation, names no account and is never deleted. */
@Entity('crisis_referrals')
export class CrisisReferralEntity {
  /** UTC. */
  @PrimaryColumn('date')
  day!: string;

  /** ISO 3166 code of the help shown; empty: unknown. */
  @PrimaryColumn('text')
  country!: string;

  /** 2 or 3. */
  @PrimaryColumn('smallint')
  tier!: number;

  @Column('int')
  count!: number;
}
