import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';

/** A change of trust, level or progress of a soul, with its reason. Belongs to the soul and is deleted with it. */
@Entity('relationship_changes')
@Check('relationship_changes_what_check', "what IN ('trust', 'level', 'progress')")
@Index('relationship_changes_companion', ['companionId', 'id'])
export class RelationshipChangeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  @Column('text')
  what!: 'trust' | 'level' | 'progress';

  @Column('double precision')
  fromValue!: number;

  @Column('double precision')
  toValue!: number;

  /** The message that caused it. No foreign key: the message may be deleted. */
  @Column('bigint')
  messageId!: number;

  @Column('text')
  reason!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;
}
