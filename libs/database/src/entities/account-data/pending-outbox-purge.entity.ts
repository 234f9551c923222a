import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An address whose mails are still to be removed from the outbox after its account was deleted. Deleted when that is done. */
@Entity('pending_outbox_purges')
export class PendingOutboxPurgeEntity {
  /** All that is left of the address. */
  @PrimaryColumn('bytea')
  addressHash!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
