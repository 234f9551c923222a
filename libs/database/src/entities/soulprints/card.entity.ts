import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';

/** The character card a soul was made from. One row per soul, deleted with it. */
@Entity('cards')
export class CardEntity {
  @PrimaryColumn('bigint')
  companionId!: number;

  /** As imported, so that it can be exported unchanged. */
  @Column('jsonb')
  card!: Record<string, unknown>;

  /** Instruction of the card; used only while `enabled`. */
  @Column('text', { default: '' })
  systemPrompt!: string;

  /** Instruction of the card after the history; used only while `enabled`. */
  @Column('text', { default: '' })
  postHistory!: string;

  /** The person switched the instructions on. */
  @Column('boolean', { default: false })
  enabled!: boolean;

  @Column('jsonb', { default: [] })
  greetings!: unknown[];

  /** What the import left out or changed. */
  @Column('jsonb', { default: [] })
  notes!: unknown[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @OneToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;
}
