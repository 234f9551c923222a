import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting or secret of the installation by name: `session-secret`, `setup-code` (hash), `signup`, `referral-salt-<year>`. */
@Entity('installation')
export class InstallationEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('text')
  value!: string;
}
