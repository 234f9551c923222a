import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The metrics of one process. Rewritten every 10 seconds; deleted when the process stops, or an hour after it crashed. Unlogged: lost in a
 * crash of the database.
 */
@Entity('process_measures')
export class ProcessMeasureEntity {
  /** Random, new at each start of the process. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  role!: string;

  /** Metric objects of prom-client. */
  @Column('jsonb')
  measures!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  seenAt!: Date;
}
