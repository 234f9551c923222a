import type { ProcessingStep } from '@kinloom/contract';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { MessageEntity } from './message.entity';

/** How a reply came about. Belongs to the reply and is deleted with it or with the soul. */
@Entity('processing_logs')
@Index('processing_logs_companion', ['companionId', 'messageId'])
export class ProcessingLogEntity {
  @PrimaryColumn('bigint')
  messageId!: number;

  @Column('bigint')
  companionId!: number;

  /** The steps in order, with their durations. */
  @Column('jsonb')
  steps!: ProcessingStep[];

  @Column('text', { array: true })
  constraintsApplied!: string[];

  @Column('text')
  cognitiveFramework!: string;

  @Column('int')
  adaptabilityLevel!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @OneToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;
}
