import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

/** A topic channel that a person set up. Belongs to an account; deleted by its person. */
@Entity('channels')
@Index('channels_account', ['accountId', 'id'])
export class ChannelEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  emoji!: string;

  @Column('text', { default: '' })
  description!: string;

  /** Instruction that replies in this channel are composed with. */
  @Column('text', { default: '' })
  systemPrompt!: string;

  @Column('boolean', { default: true })
  active!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
