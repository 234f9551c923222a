import { canonicalEmail } from '@kinloom/contract';
import { AccountEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
        await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_ACCOUNT_LOCK]);
        if (inviteHash !== null && !(await useInvite(manager, inviteHash))) return 'no_invite';
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

  async update(id: number, changes: Partial<Pick<AccountEntity, 'displayName' | 'passwordHash'>>): Promise<void> {
    await this.source.getRepository(AccountEntity).update({ id }, changes);
  }

  async replaceSettings(id: number, settings: Record<string, unknown>): Promise<void> {
    await this.source.query('UPDATE accounts SET settings = $2 WHERE id = $1', [id, JSON.stringify(settings)]);
  }

  async stateAdult(id: number): Promise<void> {
    await this.source.query('UPDATE accounts SET adult_stated_at = coalesce(adult_stated_at, now()) WHERE id = $1', [
      id,
    ]);
  }

  async markVerified(id: number): Promise<void> {
    await this.source.query(
      'UPDATE accounts SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1',
      [id],
    );
  }

  async addToken(accountId: number, kind: 'reset' | 'verify', hash: Buffer, hours: number): Promise<void> {
    await this.source.query(
      `INSERT INTO account_tokens (account_id, kind, hash, expires_at) VALUES ($1, $2, $3, now() + make_interval(hours => $4))`,
      [accountId, kind, hash, hours],
    );
  }

  /** Owner of a valid token; null if it is unknown or expired. Does not consume it. */
  async findByToken(kind: 'reset' | 'verify', hash: Buffer): Promise<AccountEntity | null> {
    const rows: { account_id: number }[] = await this.source.query(
      'SELECT account_id FROM account_tokens WHERE kind = $1 AND hash = $2 AND expires_at > now()',
      [kind, hash],
    );
    return rows[0] ? this.find(rows[0].account_id) : null;
  }

  /** Consumes a token and all others of the account and kind. @returns the account; null if the token is unknown or expired */
  async useToken(kind: 'reset' | 'verify', hash: Buffer): Promise<number | null> {
    const [rows]: [{ account_id: number }[]] = await this.source.query(
      `DELETE FROM account_tokens WHERE kind = $1 AND expires_at > now()
         AND account_id = (SELECT account_id FROM account_tokens WHERE kind = $1 AND hash = $2 AND expires_at > now())
       RETURNING account_id`,
      [kind, hash],
    );
    return rows[0]?.account_id ?? null;
  }

  /** Whether one of the accounts has signed in from this address before. @param address as returned by `countedAddress` */
  async knowsAddress(accountIds: readonly number[], address: string): Promise<boolean> {
    const rows: object[] = await this.source.query(
      'SELECT FROM known_addresses WHERE account_id = ANY($1::bigint[]) AND address = $2 LIMIT 1',
      [accountIds, address],
    );
    return rows.length > 0;
  }

  /** Remembers the address of a successful sign-in; writes at most once a day per address. */
  async rememberAddress(accountId: number, address: string): Promise<void> {
    await this.source.query(
      `INSERT INTO known_addresses AS k (account_id, address) SELECT id, $2 FROM accounts WHERE id = $1
       ON CONFLICT (account_id, address) DO UPDATE SET seen_at = now() WHERE k.seen_at < now() - interval '1 day'`,
      [accountId, address],
    );
  }

  /** Deletes addresses unused for `days` days. */
  async forgetAddresses(days: number): Promise<void> {
    await this.source.query('DELETE FROM known_addresses WHERE seen_at < now() - make_interval(days => $1)', [days]);
  }
}

async function useInvite(manager: EntityManager, hash: Buffer): Promise<boolean> {
  const [rows]: [object[]] = await manager.query(
    'UPDATE invites SET used_at = now() WHERE hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING id',
    [hash],
  );
  return rows.length > 0;
}
