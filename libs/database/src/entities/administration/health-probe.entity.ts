import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The row that readiness writes to learn whether the database accepts writes. Exactly one. */
@Entity('health_probes')
@Check('health_probes_id_check', 'id = 1')
export class HealthProbeEntity {
  @PrimaryColumn('smallint')
  id!: 1;

  @Column('timestamptz')
  probedAt!: Date;
}
