import { canonicalEmail } from '@kinloom/contract';
import { AccountEntity, AccountTokenEntity, InviteEntity, KnownAddressEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { addDefaultChannels } from './channels/channels.repository';

/** Advisory lock key: serializes account creation, so that exactly one account is the first. */
const FIRST_ACCOUNT_LOCK = 7_221_901;

export interface NewAccount {
  email: string;
  passwordHash: string;
  displayName: string;
  /** Whether the first account of the installation becomes its operator; only on a private installation. */
  firstIsOperator: boolean;
  /** SHA-256 of the required invitation token; null if none is required. */
  inviteHash: Buffer | null;
  /** Whether the invitation is consumed even if the address already has an account. */
  spendInvite: boolean;
}

/** Rolls back the transaction, so that the invitation stays unused. */
class AddressTaken extends Error {}

/** Accounts, their one-time tokens, and the network addresses they signed in from. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Creates an account with its default channels and consumes the required invitation, in one transaction.
   * @returns its id; `taken` if the address has an account; `no_invite` if the invitation is unknown, used or expired
   */
  async create(account: NewAccount): Promise<number | 'taken' | 'no_invite'> {
    const { email, passwordHash, displayName, firstIsOperator, inviteHash, spendInvite } = account;
    try {
      return await this.source.transaction(async (manager) => {
        // SQL: advisory locks, which the builder does not have
        await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ACCOUNT_LOCK]);
        if (inviteHash !== null && !(await useInvite(manager, inviteHash))) return 'no_invite';
        // SQL: checks, decides the role and inserts in one statement
        const rows: { id: number }[] = await manager.query(
          `INSERT INTO accounts (email, password_hash, display_name, role, email_key)
           SELECT $1, $2, $3, CASE WHEN $4 AND NOT EXISTS (SELECT FROM accounts) THEN 'operator' ELSE 'member' END, $5
           WHERE NOT EXISTS (SELECT FROM accounts WHERE email_key = $5)
           ON CONFLICT DO NOTHING RETURNING id`,
          [email, passwordHash, displayName, firstIsOperator, canonicalEmail(email)],
        );
        const id = rows[0]?.id;
        if (id !== undefined) await addDefaultChannels(manager, id);
        else if (!spendInvite) throw new AddressTaken();
        return id ?? 'taken';
      });
    } catch (error) {
      if (error instanceof AddressTaken) return 'taken';
      throw error;
    }
  }

  find(id: number): Promise<AccountEntity | null> {
    return this.source.getRepository(AccountEntity).findOneBy({ id });
  }

  /**
   * Finds the account of an address in any spelling. If several legacy accounts share a canonical key, an exact match is preferred, then the
   * oldest account.
   */
  async findByEmail(email: string): Promise<AccountEntity | null> {
    const found = await this.source
      .getRepository(AccountEntity)
      .find({ where: { emailKey: canonicalEmail(email) }, order: { emailKeyRank: 'ASC' } });
    return found.find((account) => account.email === email.trim()) ?? found[0] ?? null;
  }

  async update(
    id: number,
    changes: Partial<Pick<AccountEntity, 'displayName' | 'passwordHash' | 'timeZone'>>,
  ): Promise<void> {
    await this.source.getRepository(AccountEntity).update({ id }, changes);
  }

  async replaceSettings(id: number, settings: Record<string, unknown>): Promise<void> {
    const changes = { settings } as QueryDeepPartialEntity<AccountEntity>;
    await this.source.getRepository(AccountEntity).update({ id }, changes);
  }

  async stateAdult(id: number): Promise<void> {
    await this.source
      .getRepository(AccountEntity)
      .update({ id }, { adultStatedAt: () => 'coalesce(adult_stated_at, now())' });
  }

  async markVerified(id: number): Promise<void> {
    await this.source
      .getRepository(AccountEntity)
      .update({ id }, { emailVerifiedAt: () => 'coalesce(email_verified_at, now())' });
  }

  async addToken(accountId: number, kind: 'reset' | 'verify', hash: Buffer, hours: number): Promise<void> {
    await this.source
      .getRepository(AccountTokenEntity)
      .insert({ accountId, kind, hash, expiresAt: () => `now() + interval '${hours} hours'` });
  }

  /** Owner of a valid token; null if it is unknown or expired. Does not consume it. */
  async findByToken(kind: 'reset' | 'verify', hash: Buffer): Promise<AccountEntity | null> {
    const token = await this.source
      .getRepository(AccountTokenEntity)
      .createQueryBuilder('token')
      .where({ kind, hash })
      .andWhere('token.expiresAt > now()')
      .getOne();
    return token && this.find(token.accountId);
  }

  /** Consumes a token and all others of the account and kind. @returns the account; null if the token is unknown or expired */
  async useToken(kind: 'reset' | 'verify', hash: Buffer): Promise<number | null> {
    const deleted = await this.source
      .createQueryBuilder()
      .delete()
      .from(AccountTokenEntity)
      .where({ kind })
      .andWhere('expires_at > now()')
      .andWhere(
        'account_id = (SELECT t.account_id FROM account_tokens t WHERE t.kind = :kind AND t.hash = :hash AND t.expires_at > now())',
        { kind, hash },
      )
      .returning('account_id')
      .execute();
    return (deleted.raw as { account_id: number }[])[0]?.account_id ?? null;
  }

  /** Whether one of the accounts has signed in from this address before. @param address as returned by `countedAddress` */
  knowsAddress(accountIds: readonly number[], address: string): Promise<boolean> {
    return this.source.getRepository(KnownAddressEntity).existsBy({ accountId: In(accountIds), address });
  }

  /** Remembers the address of a successful sign-in; writes at most once a day per address. */
  async rememberAddress(accountId: number, address: string): Promise<void> {
    // SQL: INSERT … SELECT, which the builder does not have
    await this.source.query(
      `INSERT INTO known_addresses AS k (account_id, address) SELECT id, $2 FROM accounts WHERE id = $1
       ON CONFLICT (account_id, address) DO UPDATE SET seen_at = now() WHERE k.seen_at < now() - interval '1 day'`,
      [accountId, address],
    );
  }

  /** Deletes addresses unused for `days` days. */
  async forgetAddresses(days: number): Promise<void> {
    await this.source
      .getRepository(KnownAddressEntity)
      .createQueryBuilder()
      .delete()
      .where('seen_at < now() - make_interval(days => :days)', { days })
      .execute();
  }
}

async function useInvite(manager: EntityManager, hash: Buffer): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(InviteEntity, { usedAt: () => 'now()' })
    .where({ hash, usedAt: IsNull() })
    .andWhere('expires_at > now()')
    .execute();
  return affected === 1;
}
