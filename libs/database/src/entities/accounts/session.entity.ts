import {
  Column,
  CreateDateColumn,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm';
import { AccountEntity } from './account.entity';

/**
 * A signed-in browser. The session store writes `sid`, `sess` and `expire`; rows are deleted at sign-out, 30 days after the last use, or
 * after KINLOOM_SESSION_DAYS.
 */
@Entity('sessions')
@Unique('sessions_id_key', ['id'])
@Index('sessions_account', ['accountId'])
@Index('sessions_created', ['createdAt'])
@Index('sessions_expire', ['expire'])
export class SessionEntity {
  /** The signed identifier in the cookie. */
  @PrimaryColumn('text')
  sid!: string;

  /** The serialized session of express-session. */
  @Column('json')
  sess!: Record<string, unknown>;

  /** End of the idle lifetime; moves with use. */
  @Column('timestamptz')
  expire!: Date;

  /** Names the session in the list of an account; unlike `sid` it is no secret. */
  // TypeORM creates an identity column for the strategy `identity`, which its type omits for columns outside the primary key.
  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS' })
  @Generated('identity' as 'increment')
  id!: number;

  /** Computed from `sess`; null: anonymous session. */
  @Column({
    type: 'bigint',
    nullable: true,
    asExpression: "(sess -> 'passport' ->> 'user')::bigint",
    generatedType: 'STORED',
    insert: false,
    update: false,
  })
  accountId!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the password was last given within this session; null: never, as after a sign-in by thread key. */
  @Column('timestamptz', { nullable: true })
  authenticatedAt!: Date | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity | null;
}
