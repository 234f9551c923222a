import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last run of a housekeeping task, of whichever worker. One row per task; never deleted. */
@Entity('housekeeping_runs')
export class HousekeepingRunEntity {
  /** Name of the task, such as `accounts.lost-mails`. */
  @PrimaryColumn('text')
  name!: string;

  @Column('timestamptz')
  startedAt!: Date;

  /** Null until the first run has ended; before `startedAt` while a run is under way. */
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** Kind of the error of the last run, without its message; null where it succeeded. */
  @Column('text', { nullable: true })
  error!: string | null;
}
