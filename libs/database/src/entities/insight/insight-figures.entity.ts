import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';

/** The computed insight of a soul. One row per soul, deleted with it; the trigger `companions_insight` makes it due. Fill factor 70. */
@Entity('insight_figures')
@Index('insight_figures_due', ['askedAt'], { where: 'due' })
@Index('insight_figures_next', ['nextAt'], { where: 'next_at IS NOT NULL' })
export class InsightFiguresEntity {
  @PrimaryColumn('bigint')
  companionId!: number;

  /** Something changed since the figures were computed. */
  @Column('boolean', { default: true })
  due!: boolean;

  /** Names the change: a computation that began before it leaves the row due. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  dueAt!: Date;

  /** When the computation was last requested. */
  @Column('timestamptz', { default: () => 'now()' })
  askedAt!: Date;

  /** Numbers and ids only; null: never computed. */
  @Column('jsonb', { nullable: true })
  figures!: unknown;

  /** Texts derived from messages; set to null as soon as something is forgotten. */
  @Column('jsonb', { nullable: true })
  words!: unknown;

  /** By week, for the timelines. */
  @Column('jsonb', { nullable: true })
  weeks!: unknown;

  /** When the next anniversary is reached; null: none. */
  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;

  /** When the figures were computed; null: never. */
  @Column('timestamptz', { nullable: true })
  drawnAt!: Date | null;

  @OneToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;
}
