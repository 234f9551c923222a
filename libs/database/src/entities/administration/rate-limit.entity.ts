import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of rate-limiter-flexible, which owns the table. Deleted when it expires. Unlogged: lost in a crash of the database. */
@Entity('rate_limits')
export class RateLimitEntity {
  /** Limiter and what is limited; addresses only as hashes. */
  @PrimaryColumn('varchar', { length: 255 })
  key!: string;

  @Column('int', { default: 0 })
  points!: number;

  /** Milliseconds UTC; null: never. */
  @Column('bigint', { nullable: true })
  expire!: number | null;
}
