import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS, type CreatedInvite, type SignupMode, type SignupSettings, type SignupState } from '@kinloom/contract';
import { hashSecret } from '../libs/domain/src/accounts/passwords/secret-hashing';
import { type Api, call, Installation, Person } from './support/harness';
import { type MailServer, outboxMail, startMailServer } from './support/mail';

let installation: Installation;
const begin = async (settings: Record<string, string> = {}) => {
  installation = await Installation.make(settings);
  return installation.api();
};
afterEach(() => installation.close());

let count = 0;
const address = () => `newcomer-${(count += 1)}@kinloom.test`;
const signUp = (api: Api, body: object = {}) =>
  call(api, 'post', '/api/auth/signup').send({ email: address(), password: 'long enough', ...body });
const state = async (api: Api) => (await call(api, 'get', '/api/auth/signup').expect(200)).body as SignupState;
const choose = (operator: Person, mode: SignupMode) => operator.put('/api/admin/signup', { mode });
const settings = async (operator: Person) =>
  (await operator.get('/api/admin/signup').expect(200)).body as SignupSettings;
const invite = async (operator: Person, body: object = {}) =>
  (await operator.post('/api/admin/invites', body).expect(201)).body as CreatedInvite;
const accounts = async () =>
  Number((await installation.database.query<{ many: number }>('SELECT count(*) AS many FROM accounts'))[0]?.many);
const refusal = (code: 'signup_closed' | 'invite_required' | 'invite_invalid') => ({
  success: false,
  code,
  error: ERRORS[code].text,
});

describe('who can sign up', () => {
  it('is set by an operator and applies in every process at once', async () => {
    const [api, other] = [await begin(), await installation.api()];
    expect(await state(api)).toEqual({ mode: 'open', confirmsByMail: false });
    const operator = await installation.person(api);
    await signUp(other).expect(201);

    expect((await choose(operator, 'closed').expect(200)).body).toMatchObject({ mode: 'closed', fixed: false });
    expect(await state(other)).toEqual({ mode: 'closed', confirmsByMail: false });
    expect((await signUp(other).expect(403)).body).toEqual(refusal('signup_closed'));
    await choose(operator, 'invite').expect(200);
    expect((await signUp(other).expect(403)).body).toEqual(refusal('invite_required'));
    await choose(operator, 'open').expect(200);
    await signUp(other).expect(201);
    expect(await accounts()).toBe(3);
    for (const mode of ['', 'half', null, undefined]) await operator.put('/api/admin/signup', { mode }).expect(400);
  });

  it('is set by the environment, which takes precedence and says so', async () => {
    const api = await begin();
    const operator = await installation.person(api);
    await choose(operator, 'open').expect(200);
    const fixed = await installation.api({ KINLOOM_SIGNUP: 'closed' });
    expect(await state(fixed)).toMatchObject({ mode: 'closed' });
    expect((await operator.get('/api/admin/signup', fixed).expect(200)).body).toMatchObject({
      mode: 'closed',
      fixed: true,
    });
    expect((await operator.put('/api/admin/signup', { mode: 'open' }, fixed).expect(409)).body).toMatchObject({
      code: 'signup_fixed',
    });
    await signUp(fixed).expect(403);
    await signUp(api).expect(201);
  });

  it('always allows the first account of a private installation', async () => {
    const api = await begin({ KINLOOM_SIGNUP: 'closed' });
    expect(await state(api)).toMatchObject({ mode: 'open' });
    await installation.person(api);
    expect(await state(api)).toMatchObject({ mode: 'closed' });
    expect((await signUp(api).expect(403)).body).toEqual(refusal('signup_closed'));
  });

  it('allows only the set-up code on a closed public installation', async () => {
    const api = await begin({ KINLOOM_SIGNUP: 'closed', PUBLIC_URL: 'http://kin.example' });
    const code = (await readFile(`${installation.dataDir}/setup-code`, 'utf8')).trim();
    expect(await state(api)).toMatchObject({ mode: 'invite' });
    await signUp(api).expect(403);
    await signUp(api, { invite: code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }).expect(403);
    const email = address();
    await signUp(api, { email, invite: code }).expect(201);
    const owner = await new Person(api, email, 'long enough').signIn();
    await owner.post('/api/account/operator', { code }).expect(204);
    expect(await state(api)).toMatchObject({ mode: 'closed' });
    expect((await signUp(api, { invite: code }).expect(403)).body).toEqual(refusal('signup_closed'));
  });
});

describe('an invitation', () => {
  it('works once and is stored only as a hash', async () => {
    const api = await begin();
    const operator = await installation.person(api);
    await choose(operator, 'invite').expect(200);
    const { token, ...made } = await invite(operator, { note: ' for the choir ', days: 3 });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(made).toMatchObject({ note: 'for the choir', usedAt: null });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(3 * 86_400_000);
    expect((await settings(operator)).invites).toEqual([made]);
    const rows = await installation.database.query('SELECT i::text AS whole FROM invites i');
    expect(JSON.stringify([rows, await settings(operator)])).not.toContain(token);

    expect((await signUp(api, { invite: `${token.slice(1)}x` }).expect(403)).body).toEqual(refusal('invite_invalid'));
    // A refused password or a taken address does not use it up.
    await signUp(api, { invite: token, password: 'short' }).expect(400);
    await signUp(api, { invite: token, email: operator.email }).expect(409);
    const many = await Promise.all([1, 2, 3, 4].map(() => signUp(api, { invite: token })));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
    expect(await accounts()).toBe(2);
    expect((await settings(operator)).invites).toMatchObject([{ id: made.id, usedAt: expect.any(String) }]);
  });

  it('is refused when expired, revoked, or when sign-up is closed', async () => {
    const api = await begin();
    const operator = await installation.person(api);
    await choose(operator, 'invite').expect(200);
    const [old, revoked, good] = [await invite(operator), await invite(operator), await invite(operator)];
    await installation.database.query(`UPDATE invites SET expires_at = now() WHERE id = $1`, [old.id]);
    await operator.delete(`/api/admin/invites/${revoked.id}`).expect(204);
    expect((await operator.delete(`/api/admin/invites/${revoked.id}`).expect(404)).body).toMatchObject({
      code: 'invite_not_found',
    });
    for (const { token } of [old, revoked])
      expect((await signUp(api, { invite: token }).expect(403)).body).toEqual(refusal('invite_invalid'));
    await choose(operator, 'closed').expect(200);
    expect((await signUp(api, { invite: good.token }).expect(403)).body).toEqual(refusal('signup_closed'));
    await choose(operator, 'invite').expect(200);
    await signUp(api, { invite: good.token }).expect(201);
  });

  it.each([
    [{ note: 'for ada@kinloom.test' }],
    [{ note: 'x'.repeat(101) }],
    [{ note: 7 }],
    [{ days: 0 }],
    [{ days: 91 }],
    [{ days: 1.5 }],
  ])('is not created from %j', async (body) => {
    const api = await begin();
    const operator = await installation.person(api);
    expect((await operator.post('/api/admin/invites', body).expect(400)).body).toMatchObject({ code: 'invalid' });
  });
});

describe('with mail', () => {
  let smtp: MailServer;
  beforeEach(async () => {
    smtp = await startMailServer();
  });
  afterEach(() => smtp.stop());
  const whole = ({ status, body, headers }: { status: number; body: unknown; headers: Record<string, string> }) => {
    const { date: _date, 'x-request-id': _id, etag: _etag, 'content-security-policy': policy = '', ...said } = headers;
    // The nonce is another one in every answer.
    return { status, body, said, policy: policy.replace(/'nonce-[^']+'/, '') };
  };

  it('signing up answers alike for a known and an unknown address; only the mail differs', async () => {
    const api = await begin({ SMTP_URL: smtp.url });
    await installation.worker();
    const [known, fresh] = [address(), address()];
    await signUp(api, { email: known }).expect(201);
    const { token } = await smtp.mail(known, '/auth/verify');
    await call(api, 'post', '/api/auth/verify').send({ token }).expect(200);

    const [again, first] = [await signUp(api, { email: known.toUpperCase() }), await signUp(api, { email: fresh })];
    expect(whole(again)).toEqual(whole(first));
    expect(again.status).toBe(201);
    const told = await smtp.mail(known, '/auth/login');
    expect(told.head).toMatch(/^Subject: You already have an account at Kinloom$/m);
    expect(told.text).toContain('/auth/forgot-password');
    expect(told.token).toBe('');
    await smtp.mail(fresh, '/auth/verify');
    expect(await accounts()).toBe(2);

    // The password that was tried opens neither, and says the same of both.
    const login = (email: string, password: string) => call(api, 'post', '/api/auth/login').send({ email, password });
    const [toKnown, toFresh] = [await login(known, 'another try'), await login(fresh, 'long enough')];
    expect(toKnown.status).toBe(401);
    expect(whole(toFresh)).toEqual(whole(toKnown));
  });

  it('an invitation is used up either way, and the mail limit counts both alike', async () => {
    const api = await begin({ SMTP_URL: smtp.url, KINLOOM_SIGNUP: 'invite', KINLOOM_RATE_LIMITS: 'on' });
    const first = address();
    await signUp(api, { email: first }).expect(201);
    const makeInvite = async () => {
      const token = randomBytes(32).toString('base64url');
      const hash = createHash('sha256').update(token).digest();
      await installation.database.query(
        `INSERT INTO invites (hash, note, expires_at) VALUES ($1, '', now() + interval '1 day')`,
        [hash],
      );
      return token;
    };
    for (const email of [first, address()]) {
      const token = await makeInvite();
      await signUp(api, { email, invite: token }).expect(201);
      expect((await signUp(api, { email: address(), invite: token }).expect(403)).body).toEqual(
        refusal('invite_invalid'),
      );
    }
  });
});

describe('a new password', () => {
  const ownEmail = () => `heron.watcher-${(count += 1)}@kinloom.test`;

  it.each([
    ['dragon', 'password_common'],
    ['QWERTYUIOP', 'password_common'],
    ['heron.watcher', 'password_own'],
    ['HeronWatcher1!', 'password_own'],
    ['Kinloom2024', 'password_own'],
  ] as const)('%s is refused when signing up, changing and resetting, never when signing in', async (bad, code) => {
    const api = await begin();
    await installation.worker();
    const email = ownEmail();
    const refused = (field: string) => ({
      success: false,
      code,
      error: ERRORS[code].text,
      fields: { [field]: ERRORS[code].text },
    });
    expect((await signUp(api, { email, password: bad }).expect(400)).body).toEqual(refused('password'));
    const person = await installation.person(api, email);
    const change = { currentPassword: person.password, newPassword: bad };
    expect((await person.post('/api/auth/change-password', change).expect(400)).body).toEqual(refused('newPassword'));

    await call(api, 'post', '/api/auth/forgot-password').send({ email }).expect(200);
    const { token } = await outboxMail(
      installation.dataDir,
      ({ head, link }) => head.includes(email) && link.includes('/auth/reset-password'),
    );
    const reset = (password: string) => call(api, 'post', '/api/auth/reset-password').send({ token, password });
    expect((await reset(bad).expect(400)).body).toEqual(refused('password'));
    // The link is still good.
    await reset('a heron on one leg').expect(200);

    // Existing accounts with such a password can sign in.
    await installation.database.query('UPDATE accounts SET password_hash = $2 WHERE email = $1', [
      email,
      await hashSecret(bad),
    ]);
    await call(api, 'post', '/api/auth/login').send({ email, password: bad }).expect(200);
  });

  describe('is checked against leaks if a service is configured', () => {
    let service: LeakService;
    beforeEach(async () => {
      service = await LeakService.start();
    });
    afterEach(() => service.stop());
    const LEAKED = 'a leaked but long one';

    it('by five digits of its hash, and refused if found', async () => {
      const api = await begin({ KINLOOM_BREACHED_PASSWORDS_URL: `${service.url}/range/` });
      const [prefix, suffix] = digest(LEAKED);
      service.answer = () => `0000000000000000000000000000000000A:3\r\n${suffix}:2\r\n`;
      const refused = await signUp(api, { password: LEAKED }).expect(400);
      expect(refused.body).toMatchObject({ code: 'password_breached', fields: { password: expect.any(String) } });
      expect(service.asked).toEqual([`/range/${prefix}`]);
      // A count of 0 only pads the answer.
      service.answer = () => `${suffix}:0\r\n`;
      await signUp(api, { password: LEAKED }).expect(201);
    });

    it.each<[string, Answer]>([
      ['answers with an error', () => 503],
      ['sends the caller elsewhere', () => 302],
      ['does not answer', () => null],
      ['answers something else', () => '<html>'],
    ])('and accepted if it %s', async (_, answer) => {
      const api = await begin({ KINLOOM_BREACHED_PASSWORDS_URL: `${service.url}/range` });
      service.answer = answer;
      await signUp(api, { password: LEAKED }).expect(201);
      expect(service.asked).toHaveLength(1);
    });
  });

  it('sends nothing if no service is configured', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch');
    const api = await begin();
    await signUp(api).expect(201);
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });
});

const digest = (password: string): [string, string] => {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  return [hash.slice(0, 5), hash.slice(5)];
};

/** What it answers: text, a status, or nothing ever. */
type Answer = () => string | number | null;

/** A fake range API controlled by the test. */
class LeakService {
  readonly asked: string[] = [];
  answer: Answer = () => '';

  private constructor(private readonly server: Server) {}

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<LeakService> {
    const server = createServer((request, response) => {
      service.asked.push(request.url ?? '');
      const said = service.answer();
      if (said === null) return;
      if (typeof said === 'string') response.end(said);
      else response.writeHead(said, { location: 'http://127.0.0.1:9/' }).end();
    });
    const service = new LeakService(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return service;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
