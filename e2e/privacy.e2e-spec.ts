import { reply } from '@kinloom/testing';
import { type Api, call, Installation, type Person } from './support/harness';
import { type MailServer, startMailServer } from './support/mail';

const WORDS = 'moonflower-secret-words';
const PASSWORD = 'moonflower-secret-password';
const NAME = 'moonflower-secret-address';
const EMAIL = `${NAME}@kinloom.test`;

let written = '';
let look = () => undefined as void;
let smtp: MailServer;
let installation: Installation;
let api: Api;
let person: Person;

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk: string | Uint8Array) => {
      written += String(chunk);
      look();
      return true;
    });
  }
  smtp = await startMailServer();
  installation = await Installation.make();
  const voice = await installation.voice();
  voice.script(reply('An answer.'));
  api = await installation.api();
  person = await installation.person(api, EMAIL, PASSWORD);
});
afterEach(() => {
  // The line that proves that the failing path was taken must be there, and nothing of anybody.
  expect(written).not.toBe('');
  expect(written).not.toContain('moonflower');
  written = '';
});
/** Resolves when a line like this has been written. */
const wrote = (line: RegExp) =>
  new Promise<void>((resolve) => {
    look = () => {
      if (line.test(written)) resolve();
    };
    look();
  });
afterAll(async () => {
  await installation.close();
  await smtp.stop();
  jest.restoreAllMocks();
});

describe('logs contain no names or quotes', () => {
  it('when the database refuses a message and an account', async () => {
    const { id } = await person.conversation();
    const { database } = installation;
    await database.query('ALTER TABLE messages RENAME TO messages_away');
    const failed = await person.post(`/api/conversations/${id}/messages`, { content: WORDS }).expect(500);
    await database.query('ALTER TABLE messages_away RENAME TO messages');
    expect(failed.body).toEqual({
      success: false,
      code: 'internal',
      error: 'Something went wrong on our side. Please try again.',
    });
    await database.query(`ALTER TABLE accounts ADD CONSTRAINT refuses_all CHECK (email = '') NOT VALID`);
    const body = { email: `other-${EMAIL}`, password: PASSWORD };
    const refused = await call(api, 'post', '/api/auth/signup').send(body).expect(500);
    await database.query('ALTER TABLE accounts DROP CONSTRAINT refuses_all');
    expect(refused.text).not.toContain('moonflower');
  });

  it('when a mail server refuses a person', async () => {
    smtp.refuse();
    const worker = await installation.worker({ SMTP_URL: smtp.url });
    await call(api, 'post', '/api/auth/forgot-password').send({ email: EMAIL }).expect(200);
    await smtp.refused(1);
    await wrote(/job\.attempt_failed job=mail-\d+/);
    await worker.close();
  });

  it('when a turn fails in the database', async () => {
    const { id } = await person.conversation();
    const { database } = installation;
    await database.query(`ALTER TABLE messages ADD CONSTRAINT no_souls CHECK (companion_id IS NULL) NOT VALID`);
    await person.say(id, WORDS);
    const worker = await installation.worker();
    const voice = await installation.voice();
    // With the second request the first try has failed and been written about.
    await voice.request(1);
    await database.query('ALTER TABLE messages DROP CONSTRAINT no_souls');
    const window = await person.window(id);
    if (!(await person.messages(id)).some(({ status, aiGenerated }) => aiGenerated && status === 'complete'))
      await window.replies();
    await worker.close();
  });
});
