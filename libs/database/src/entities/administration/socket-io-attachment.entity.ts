import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A payload too large for NOTIFY between API processes. The Socket.IO adapter owns the table and deletes rows after some seconds. The table
 * has no primary key; the entity names one because TypeORM needs it. Unlogged.
 */
@Entity('socket_io_attachments')
@Unique('socket_io_attachments_id_key', ['id'])
export class SocketIoAttachmentEntity {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id!: number;

  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  createdAt!: Date | null;

  @Column('bytea', { nullable: true })
  payload!: Buffer | null;
}
