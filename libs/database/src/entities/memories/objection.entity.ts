import type { Objection, RecalledKind } from '@kinloom/contract';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';

/** What a person objected to something recalled that is not a memory. Belongs to the soul and is deleted with it. */
@Entity('objections')
export class ObjectionEntity {
  @PrimaryColumn('bigint')
  companionId!: number;

  @PrimaryColumn('text')
  kind!: RecalledKind;

  /** Id of the note, message or file, or the position in the archive. */
  @PrimaryColumn('bigint')
  refId!: number;

  @Column('text')
  objection!: Objection;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;
}
