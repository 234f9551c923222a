import type { RelationalPattern } from '@kinloom/contract';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';

/** How a person and a soul relate. One row per soul, deleted with it. */
@Entity('relational_patterns')
export class RelationalPatternEntity {
  @PrimaryColumn('bigint')
  companionId!: number;

  @Column('jsonb')
  pattern!: RelationalPattern;

  @OneToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;
}
