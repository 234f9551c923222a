import { type Invite, SIGNUP_MODES, type SignupMode } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface InviteRow {
  id: number;
  note: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

const COLUMNS = 'id, note, created_at, expires_at, used_at';
/** Advisory lock key: serializes the creation of invitations, so that the limit holds. */
const INVITES_LOCK = 7_221_903;

/** Sign-up mode set by an operator, and invitations. */
@Injectable()
export class SignupRepository {
  constructor(private readonly source: DataSource) {}

  /** Read on each use, so that a change applies to all processes at once. @returns `open` by default */
  async mode(): Promise<SignupMode> {
    const rows: { value: string }[] = await this.source.query(`SELECT value FROM installation WHERE name = 'signup'`);
    return SIGNUP_MODES.find((mode) => mode === rows[0]?.value) ?? 'open';
  }

  async setMode(mode: SignupMode): Promise<void> {
    await this.source.query(
      `INSERT INTO installation (name, value) VALUES ('signup', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [mode],
    );
  }

  async anyAccount(): Promise<boolean> {
    const rows: { there: boolean }[] = await this.source.query('SELECT EXISTS (SELECT FROM accounts) AS there');
    return rows[0]?.there ?? false;
  }

  async invites(): Promise<Invite[]> {
    const rows: InviteRow[] = await this.source.query(`SELECT ${COLUMNS} FROM invites ORDER BY id DESC`);
    return rows.map(toInvite);
  }

  /**
   * Creates an invitation.
   * @param limit maximum number of invitations, including used and expired ones
   * @returns null if the limit is reached
   */
  async addInvite(hash: Buffer, note: string, days: number, limit: number): Promise<Invite | null> {
    const rows = await this.source.transaction(async (manager): Promise<InviteRow[]> => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [INVITES_LOCK]);
      return manager.query(
        `INSERT INTO invites (hash, note, expires_at)
         SELECT $1, $2, now() + make_interval(days => $3) WHERE (SELECT count(*) FROM invites) < $4 RETURNING ${COLUMNS}`,
        [hash, note, days, limit],
      );
    });
    return rows[0] ? toInvite(rows[0]) : null;
  }

  async removeInvite(id: number): Promise<boolean> {
    const [rows]: [{ id: number }[]] = await this.source.query('DELETE FROM invites WHERE id = $1 RETURNING id', [id]);
    return rows.length > 0;
  }

  /** Deletes invitations used or expired more than 30 days ago. */
  async sweep(): Promise<void> {
    await this.source.query(`DELETE FROM invites WHERE least(used_at, expires_at) < now() - interval '30 days'`);
  }
}

function toInvite({ id, note, created_at, expires_at, used_at }: InviteRow): Invite {
  return {
    id,
    note,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  };
}
