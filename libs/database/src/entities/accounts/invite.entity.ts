import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * An invitation link. Belongs to the installation; it names neither who created nor who used it. Deleted 30 days after it was used or
 * expired.
 */
@Entity('invites')
@Unique('invites_hash_key', ['hash'])
export class InviteEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** SHA-256 of the token; the token itself is not stored. */
  @Column('bytea')
  hash!: Buffer;

  /** Text of the operator, to recognize the invitation. */
  @Column('text')
  note!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** Null: still open. */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
