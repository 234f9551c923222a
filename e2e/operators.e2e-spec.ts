import { randomBytes } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS, LIMITS, type Me, type SecurityLogPage } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';
import { outboxMail } from './support/mail';

const PUBLIC = { PUBLIC_URL: 'http://kin.example', TRUST_PROXY: '1' };
let installation: Installation;

const begin = async (settings: Record<string, string>) => {
  installation = await Installation.make(settings);
  return installation;
};
afterEach(() => installation.close());

const codeFile = () => join(installation.dataDir, 'setup-code');
const readCode = async () => (await readFile(codeFile(), 'utf8')).trim();
const fileIsGone = () => expect(stat(codeFile())).rejects.toMatchObject({ code: 'ENOENT' });
const storedHashes = () => installation.database.query(`SELECT value FROM installation WHERE name = 'setup-code'`);
const operators = () =>
  installation.database.query<{ email: string }>(`SELECT email FROM accounts WHERE role = 'operator' ORDER BY id`);
const me = async (person: Person) => (await person.get('/api/auth/me').expect(200)).body as Me;
const enter = (person: Person, code: string, api?: Api) => person.post('/api/account/operator', { code }, api);
const wrongCode = () => randomBytes(14).toString('hex').toUpperCase();

describe('on a private installation', () => {
  it('the first account is the operator without any code', async () => {
    await begin({});
    const api = await installation.api();
    const [first, second] = [await installation.person(api), await installation.person(api)];
    expect(await me(first)).toMatchObject({ role: 'operator', setupPending: false });
    expect(await me(second)).toMatchObject({ role: 'member', setupPending: false });
    await fileIsGone();
    expect((await enter(second, wrongCode()).expect(404)).body).toMatchObject({ code: 'setup_done' });
  });
});

describe('on a public installation', () => {
  it.each<Record<string, string>>([
    { PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: '1' },
    { KINLOOM_OPERATORS: 'keeper@kinloom.test' },
  ])('the first stranger does not become operator: %j', async (settings) => {
    await begin(settings);
    const api = await installation.api();
    const stranger = await installation.person(api);
    expect(await me(stranger)).toMatchObject({ role: 'member', setupPending: true });
    await stranger.get('/api/admin/system').expect(404);
    expect(await operators()).toEqual([]);
  });

  it('the set-up code in the data directory gives the role once, and is gone after use', async () => {
    await begin(PUBLIC);
    const [api, other] = await Promise.all([installation.api(), installation.api()]);
    const code = await readCode();
    expect(code).toMatch(/^(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect((await stat(codeFile())).mode & 0o777).toBe(0o600);
    const stored = await storedHashes();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));

    const [stranger, owner] = [await installation.person(api), await installation.person(api)];
    const refused = await enter(stranger, wrongCode()).expect(403);
    expect(refused.body).toEqual({ success: false, code: 'setup_code_wrong', error: ERRORS.setup_code_wrong.text });
    for (const unusable of [undefined, '', 7, 'x'.repeat(LIMITS.setupCodeLength + 1)])
      await stranger.post('/api/account/operator', { code: unusable }).expect(400);
    // As a user may type it, at another process.
    await enter(owner, ` ${code.toLowerCase().replaceAll('-', ' ')} `, other).expect(204);
    expect(await me(owner)).toMatchObject({ role: 'operator', setupPending: false });
    await owner.get('/api/admin/system').expect(200);

    const logged = async (person: Person) =>
      ((await person.get('/api/account/security-log').expect(200)).body as SecurityLogPage).events;
    expect(await logged(owner)).toContainEqual(expect.objectContaining({ kind: 'operator_setup', outcome: 'success' }));
    expect(await logged(stranger)).toContainEqual(
      expect.objectContaining({ kind: 'operator_setup', outcome: 'failure' }),
    );

    await fileIsGone();
    expect(await storedHashes()).toEqual([]);
    expect((await enter(stranger, code).expect(404)).body).toMatchObject({ code: 'setup_done' });
    expect(await me(stranger)).toMatchObject({ role: 'member', setupPending: false });
    await installation.api();
    await fileIsGone();
  });

  it('concurrent uses of the code grant the role exactly once', async () => {
    await begin(PUBLIC);
    const apis = [await installation.api(), await installation.api()] as const;
    const people = await Promise.all(Array.from({ length: 6 }, () => installation.person(apis[0])));
    const code = await readCode();
    const answers = await Promise.all(people.map((person, place) => enter(person, code, apis[place % 2 ? 1 : 0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
    expect(await operators()).toEqual([{ email: people[answers.findIndex(({ status }) => status === 204)]?.email }]);
  });

  it('restarted processes keep the code; one whose file was lost creates another', async () => {
    await begin(PUBLIC);
    await (await installation.api()).close();
    const first = await readCode();
    const api = await installation.api();
    expect(await readCode()).toBe(first);
    const owner = await installation.person(api);
    await rm(codeFile());
    const again = await installation.api();
    const second = await readCode();
    expect(second).not.toBe(first);
    await enter(owner, first, again).expect(403);
    await enter(owner, second, api).expect(204);
  });

  it('if the last operator is gone, the next start provides a code again', async () => {
    await begin(PUBLIC);
    const api = await installation.api();
    const [owner, member] = [await installation.person(api), await installation.person(api)];
    await enter(owner, await readCode()).expect(204);
    await owner.delete('/api/account').send({ password: owner.password }).expect(204);
    expect(await me(member)).toMatchObject({ role: 'member', setupPending: false });
    await installation.api();
    expect(await me(member)).toMatchObject({ role: 'member', setupPending: true });
    await enter(member, await readCode()).expect(204);
  });

  it('a code that was left behind is removed when the installation becomes private', async () => {
    await begin(PUBLIC);
    await (await installation.api()).close();
    const code = await readCode();
    const api = await installation.api({ PUBLIC_URL: '', TRUST_PROXY: '0' });
    await fileIsGone();
    expect(await storedHashes()).toEqual([]);
    const [, member] = [await installation.person(api), await installation.person(api)];
    await enter(member, code).expect(404);
  });
});

describe('guessing the set-up code is limited', () => {
  const from = (person: Person, address: string, code: string) => enter(person, code).set('X-Forwarded-For', address);

  it('by account: of many concurrent attempts only a limited number is checked, and then not even the right code is accepted', async () => {
    await begin({ ...PUBLIC, KINLOOM_RATE_LIMITS: 'on' });
    const api = await installation.api();
    const person = await installation.person(api);
    const tries = Array.from({ length: 20 }, (_, place) => from(person, `192.0.2.${place}`, wrongCode()));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(LIMITS.setupCodesPerAccount);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - LIMITS.setupCodesPerAccount);
    const refused = await from(person, '192.0.2.99', await readCode()).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await operators()).toEqual([]);
  });

  it('by network address, and for the installation', async () => {
    await begin({ ...PUBLIC, KINLOOM_RATE_LIMITS: 'on' });
    const api = await installation.api();
    const many = LIMITS.setupCodesPerHour / LIMITS.setupCodesPerAccount + 1;
    const people: Person[] = [];
    while (people.length < many) people.push(await installation.person(api));
    const tryAll = async (person: Person, address: string) => {
      const statuses: number[] = [];
      for (let tried = 0; tried < LIMITS.setupCodesPerAccount; tried += 1)
        statuses.push((await from(person, address, wrongCode())).status);
      return statuses;
    };
    const [one, two, three, ...others] = people as [Person, Person, Person, ...Person[]];
    expect(await tryAll(one, '192.0.2.1')).not.toContain(429);
    expect(await tryAll(two, '192.0.2.1')).not.toContain(429);
    await from(three, '192.0.2.1', wrongCode()).expect(429);

    let [looked, place] = [2 * LIMITS.setupCodesPerAccount, 10];
    for (const person of others) {
      const statuses = await tryAll(person, `192.0.2.${(place += 1)}`);
      looked += statuses.filter((status) => status === 403).length;
    }
    expect(looked).toBe(LIMITS.setupCodesPerHour);
  });
});

describe('an address of KINLOOM_OPERATORS', () => {
  const verify = async (person: Person) => {
    const { token } = await outboxMail(
      installation.dataDir,
      ({ head, link }) => head.includes(person.email) && link.includes('/auth/verify'),
    );
    await person.post('/api/auth/verify', { token }).expect(200);
  };

  it('grants the role only once the mailed link proves it', async () => {
    await begin({ KINLOOM_OPERATORS: 'Keeper@Kinloom.test, second@kinloom.test' });
    const api = await installation.api();
    await installation.worker();
    const keeper = await installation.person(api, 'keeper@kinloom.test');
    const member = await installation.person(api);
    expect(await me(keeper)).toMatchObject({ role: 'member', setupPending: true });
    await verify(member);
    expect(await me(member)).toMatchObject({ role: 'member' });
    expect(await operators()).toEqual([]);
    await verify(keeper);
    expect(await me(keeper)).toMatchObject({ role: 'operator', setupPending: false });
    // The code is not needed any more.
    await fileIsGone();
    expect(await storedHashes()).toEqual([]);
    // Every listed address counts, also beside an operator.
    const second = await installation.person(api, 'second@kinloom.test');
    expect(await me(second)).toMatchObject({ role: 'member' });
    await verify(second);
    expect(await me(second)).toMatchObject({ role: 'operator' });
  });

  it('proven before it was listed gets the role at the next start, and keeps it when removed from the list', async () => {
    await begin({ PUBLIC_URL: 'http://localhost:3000' });
    const api = await installation.api();
    await installation.worker();
    const [proven, unproven] = [await installation.person(api), await installation.person(api)];
    await verify(proven);
    expect(await me(proven)).toMatchObject({ role: 'member' });
    await (await installation.api({ KINLOOM_OPERATORS: `${proven.email},${unproven.email}` })).close();
    expect(await me(proven)).toMatchObject({ role: 'operator' });
    expect(await me(unproven)).toMatchObject({ role: 'member' });
    await installation.api({ KINLOOM_OPERATORS: unproven.email });
    expect(await operators()).toEqual([{ email: proven.email }]);
  });

  it('is not proven by the mailbox of a similar-looking address', async () => {
    await begin({ KINLOOM_OPERATORS: 'keeper@kinloom.test' });
    const api = await installation.api();
    const other = await installation.person(api, 'keeper@k\u0131nloom.test');
    await installation.database.query('UPDATE accounts SET email_verified_at = now()');
    await installation.api();
    expect(await me(other)).toMatchObject({ role: 'member' });
  });
});
