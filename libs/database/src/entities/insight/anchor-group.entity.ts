import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** A named group of anchors. Belongs to an account; deleted by its person. */
@Entity('anchor_threads')
// Sorted by account_id, id DESC; decorators cannot express the direction.
@Index('anchor_threads_account', ['accountId', 'id'])
export class AnchorGroupEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  @Column('text')
  title!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column('text', { default: 'exploration' })
  threadType!: string;

  @Column('boolean', { default: true })
  isActive!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
