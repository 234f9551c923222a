import { type Invite, SIGNUP_MODES, type SignupMode } from '@kinloom/contract';
import { AccountEntity, InstallationEntity, InviteEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type InviteRow = Omit<InviteEntity, 'hash'>;

const COLUMNS = 'id, note, created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt"';
/** Name of the installation's row that contains the mode. */
const SIGNUP_MODE = 'signup';
/** Advisory lock key: serializes the creation of invitations, so that the limit holds. */
const INVITES_LOCK = 7_221_903;

/** Sign-up mode set by an operator, and invitations. */
@Injectable()
export class SignupRepository {
  constructor(private readonly source: DataSource) {}

  /** Read on each use, so that a change applies to all processes at once. @returns `open` by default */
  async mode(): Promise<SignupMode> {
    const row = await this.source.getRepository(InstallationEntity).findOneBy({ name: SIGNUP_MODE });
    return SIGNUP_MODES.find((mode) => mode === row?.value) ?? 'open';
  }

  async setMode(mode: SignupMode): Promise<void> {
    await this.source.getRepository(InstallationEntity).upsert({ name: SIGNUP_MODE, value: mode }, ['name']);
  }

  anyAccount(): Promise<boolean> {
    return this.source.getRepository(AccountEntity).exists();
  }

  async invites(): Promise<Invite[]> {
    const invites = await this.source.getRepository(InviteEntity).find({ order: { id: 'DESC' } });
    return invites.map(toInvite);
  }

  /**
   * Creates an invitation.
   * @param limit maximum number of invitations, including used and expired ones
   * @returns null if the limit is reached
   */
  async addInvite(hash: Buffer, note: string, days: number, limit: number): Promise<Invite | null> {
    const rows = await this.source.transaction(async (manager): Promise<InviteRow[]> => {
      // SQL: advisory locks, which the builder does not have
      await manager.query('SELECT pg_advisory_xact_lock($1)', [INVITES_LOCK]);
      // SQL: INSERT … SELECT, which the builder does not have
      return manager.query(
        `INSERT INTO invites (hash, note, expires_at)
         SELECT $1, $2, now() + make_interval(days => $3) WHERE (SELECT count(*) FROM invites) < $4 RETURNING ${COLUMNS}`,
        [hash, note, days, limit],
      );
    });
    return rows[0] ? toInvite(rows[0]) : null;
  }

  async removeInvite(id: number): Promise<boolean> {
    const { affected } = await this.source.getRepository(InviteEntity).delete({ id });
    return affected === 1;
  }

  /** Deletes invitations used or expired more than 30 days ago. */
  async sweep(): Promise<void> {
    await this.source
      .getRepository(InviteEntity)
      .createQueryBuilder()
      .delete()
      .where(`least(used_at, expires_at) < now() - interval '30 days'`)
      .execute();
  }
}

function toInvite({ id, note, createdAt, expiresAt, usedAt }: InviteRow): Invite {
  return {
    id,
    note,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
