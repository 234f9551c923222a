import { type Api, call, Installation, Person } from './support/harness';
import { type MailServer, startMailServer } from './support/mail';

let smtp: MailServer;
let installation: Installation;
let api: Api;

beforeAll(async () => {
  smtp = await startMailServer();
  installation = await Installation.make({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Kinloom <loom@kin.example>',
    PUBLIC_URL: 'https://kin.example',
    TRUST_PROXY: '1',
  });
  api = await installation.api();
  await installation.worker();
});
afterAll(async () => {
  await installation.close();
  await smtp.stop();
});

describe('with a mail server', () => {
  const email = 'ada@kinloom.test';
  const password = 'long enough';
  const login = () => call(api, 'post', '/api/auth/login').send({ email, password });

  it('an account signs in only after its address is confirmed by the mailed link', async () => {
    await call(api, 'post', '/api/auth/signup').send({ email, password }).expect(201);
    const refused = await login().expect(401);
    expect(refused.headers['set-cookie']).toBeUndefined();
    // The same as for a wrong password: only the mail shows whether the address was new.
    const wrong = await call(api, 'post', '/api/auth/login').send({ email, password: 'wrong one' }).expect(401);
    expect(refused.body).toEqual(wrong.body);

    const { from, link, token, head } = await smtp.mail(email, '/auth/verify');
    expect(from).toBe('loom@kin.example');
    expect(head).toMatch(/^Subject: .*Kinloom/m);
    expect(link).toMatch(/^https:\/\/kin\.example\/auth\/verify\?token=[\w-]{43}$/);
    await call(api, 'post', '/api/auth/verify').send({ token }).expect(200);
    await login().expect(200);
  });

  it('a reset by the mailed link also confirms the address', async () => {
    const unproven = new Person(api, 'bob@kinloom.test', password);
    await unproven.post('/api/auth/signup', { email: unproven.email, password }).expect(201);
    await smtp.mail(unproven.email, '/auth/verify');
    await unproven.post('/api/auth/forgot-password', { email: unproven.email }).expect(200);
    const { token } = await smtp.mail(unproven.email, '/auth/reset-password');
    await unproven.post('/api/auth/reset-password', { token, password: 'a new one' }).expect(200);
    await call(api, 'post', '/api/auth/login').send({ email: unproven.email, password: 'a new one' }).expect(200);
  });

  it('behind TLS the session cookie is Secure', async () => {
    const answer = await login().set('X-Forwarded-Proto', 'https').expect(200);
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/Secure/);
  });
});
