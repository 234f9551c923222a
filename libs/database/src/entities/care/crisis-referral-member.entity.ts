import { Entity, PrimaryColumn } from 'typeorm';

/** A member to whom help was shown in a year. Names no account and is never deleted. */
@Entity('crisis_referral_members')
export class CrisisReferralMemberEntity {
  /** UTC. */
  @PrimaryColumn('int')
  year!: number;

  /** Hash of the account id with the salt of the year, which is deleted at the end of the year. */
  @PrimaryColumn('bytea')
  token!: Buffer;
}
