import { createHash } from 'node:crypto';
import { canonicalEmail } from '@kinloom/contract';
import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { AccountsRepository } from './accounts.repository';

let database: TestDatabase;
let source: DataSource;
let accounts: AccountsRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 5).initialize();
  accounts = new AccountsRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const create = (email: string, inviteHash: Buffer | null = null, spendInvite = false) =>
  accounts.create({
    email,
    passwordHash: '',
    displayName: 'Ada',
    firstIsOperator: false,
    inviteHash,
    spendInvite,
  });

it('creates one account per canonical address, also under concurrency', async () => {
  const spellings = ['mira', 'M\u0130RA', 'm\u0131ra', 'ｍｉｒａ'].map((name) => `${name}@kinloom.test`);
  const ids = await Promise.all(spellings.map((email) => create(email)));
  expect(ids.filter((id) => id !== 'taken')).toHaveLength(1);
  for (const email of spellings) expect((await accounts.findByEmail(email))?.id).toBe(ids.find((id) => id !== 'taken'));
});

it('distinguishes legacy accounts with the same canonical address by exact spelling', async () => {
  const oldest = await makeAccount(database, { email: 'strasse@kinloom.test' });
  const [{ id: newer } = { id: 0 }] = await database.query<{ id: number }>(
    `INSERT INTO accounts (email, email_key, email_key_rank, password_hash, display_name, role)
     VALUES ('stra\u00DFe@kinloom.test', $1, 1, '', 'Ada', 'member') RETURNING id`,
    [canonicalEmail('stra\u00DFe@kinloom.test')],
  );
  expect((await accounts.findByEmail('stra\u00DFe@kinloom.test'))?.id).toBe(Number(newer));
  for (const email of ['strasse@kinloom.test', 'STRASSE@kinloom.test', 'Stra\u00DFe@kinloom.test']) {
    expect((await accounts.findByEmail(email))?.id).toBe(oldest);
  }
  // The key stays taken while one of the two accounts exists.
  await database.query('DELETE FROM accounts WHERE id = $1', [oldest]);
  expect(await create('strasse@kinloom.test')).toBe('taken');
  expect((await accounts.findByEmail('STRASSE@kinloom.test'))?.id).toBe(Number(newer));
});

it('accepts an address whose canonical key is much longer', async () => {
  const domain = Array.from({ length: 9 }, () => '\uFDFA'.repeat(8)).join('.');
  const email = `${'\uFDFA'.repeat(21)}@${domain}.test`;
  expect(canonicalEmail(email).length).toBeGreaterThan(1_600);
  expect(await create(email)).toEqual(expect.any(Number));
  expect((await accounts.findByEmail(email))?.email).toBe(email);
});

it('remembers sign-in addresses per account until their retention ends', async () => {
  const [mine, theirs] = [await makeAccount(database), await makeAccount(database)];
  await accounts.rememberAddress(mine, '192.0.2.1');
  await accounts.rememberAddress(mine, '192.0.2.1');
  expect(await accounts.knowsAddress([mine], '192.0.2.1')).toBe(true);
  expect(await accounts.knowsAddress([mine, theirs], '192.0.2.1')).toBe(true);
  expect(await accounts.knowsAddress([theirs], '192.0.2.1')).toBe(false);
  expect(await accounts.knowsAddress([mine], '192.0.2.2')).toBe(false);
  expect(await accounts.knowsAddress([], '192.0.2.1')).toBe(false);
  await accounts.forgetAddresses(90);
  expect(await accounts.knowsAddress([mine], '192.0.2.1')).toBe(true);
  await database.query(`UPDATE known_addresses SET seen_at = now() - interval '91 days'`);
  await accounts.forgetAddresses(90);
  expect(await accounts.knowsAddress([mine], '192.0.2.1')).toBe(false);
  // A deleted account is ignored.
  await accounts.rememberAddress(999_999, '192.0.2.1');
});

it('consumes an invitation with the created account, and for a taken address only if requested', async () => {
  const invite = async (token: string) => {
    const hash = createHash('sha256').update(token).digest();
    await database.query(`INSERT INTO invites (hash, note, expires_at) VALUES ($1, '', now() + interval '1 hour')`, [
      hash,
    ]);
    return hash;
  };
  const unused = async (hash: Buffer) =>
    (await database.query('SELECT FROM invites WHERE hash = $1 AND used_at IS NULL', [hash])).length === 1;
  const [kept, spent] = [await invite('kept'), await invite('spent')];
  const email = 'invited@kinloom.test';
  expect(await create(email, createHash('sha256').update('unknown').digest())).toBe('no_invite');
  expect(await create(email)).toEqual(expect.any(Number));
  expect(await create(email, kept)).toBe('taken');
  expect(await unused(kept)).toBe(true);
  expect(await create(email, spent, true)).toBe('taken');
  expect(await unused(spent)).toBe(false);
  const ids = await Promise.all([1, 2, 3].map((place) => create(`guest-${place}@kinloom.test`, kept)));
  expect(ids.filter((id) => id === 'no_invite')).toHaveLength(2);
});
