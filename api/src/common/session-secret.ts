import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** The secret that signs session cookies: made once by the installation, shared by its processes, never configured. */
export async function sessionSecret(source: DataSource): Promise<string> {
  await source.query(`INSERT INTO installation (name, value) VALUES ('session-secret', $1) ON CONFLICT DO NOTHING`, [
    randomBytes(32).toString('base64url'),
  ]);
  const rows: { value: string }[] = await source.query(`SELECT value FROM installation WHERE name = 'session-secret'`);
  if (!rows[0]) throw new Error('the installation has no session secret');
  return rows[0].value;
}
