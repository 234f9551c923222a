import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { SharedMemoryEntity } from './shared-memory.entity';

/** A soul that a moment is shared with. Deleted with either, or when the person takes the memory back from the soul. */
@Entity('shared_memory_souls')
@Index('shared_memory_souls_companion', ['companionId'])
export class SharedMemorySoulEntity {
  @PrimaryColumn('bigint')
  sharedMemoryId!: number;

  @PrimaryColumn('bigint')
  companionId!: number;

  /** What the soul says of it; null: not written yet. */
  @Column('text', { nullable: true })
  reflection!: string | null;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => SharedMemoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shared_memory_id' })
  sharedMemory?: SharedMemoryEntity;
}
