import {
  type AdminAccount,
  BREAKS,
  CARE_TEXTS,
  type Me,
  type Message,
  type NoticeNews,
  PRIVATE,
  type Safety,
  type SystemState,
  WITHHELD,
} from '@kinloom/contract';
import { Clock, SafetyService } from '@kinloom/domain/care';
import { hang, refuse, reply, type VoiceServer, waitFor } from '@kinloom/testing';
import { type Api, call, Installation, type Person } from './support/harness';

const HEAVY = 'I want to kill myself.';
const GRAVE = "I've got the pills with me and I'm doing it tonight.";
const SOFT = "I feel worthless and I don't know how much longer I can do this";
const LIGHT = 'This homework is killing me.';
const MINUTE = 60_000;

interface Counted {
  country: string;
  tier: number;
  count: number;
}

let installation: Installation;
let voice: VoiceServer;
let api: Api;
let other: Api;
let worker: { close(): Promise<void> };
let keeper: Person;
let person: Person;
beforeAll(async () => {
  installation = await Installation.make();
  voice = await installation.voice();
  api = await installation.api();
  other = await installation.api();
  worker = await installation.worker();
  keeper = await installation.person(api);
});
beforeEach(async () => {
  voice.script(() => reply('I hear you.'));
  person = await installation.person(api);
});
afterAll(() => installation.close());

const helped = ({ notices }: Message): boolean => notices.some(({ kind }) => kind === 'care');
const counts = (): Promise<Counted[]> =>
  installation.database.query<Counted>(
    'SELECT country, tier, sum(count)::int AS count FROM crisis_referrals GROUP BY country, tier ORDER BY country, tier',
  );
const counted = async (): Promise<number> => (await counts()).reduce((sum, { count }) => sum + count, 0);

describe('crisis help', () => {
  it('is shown at once with a message about danger, in every window, and stays with it', async () => {
    await person.put('/api/settings/behavior', { country: 'US' }).expect(200);
    const { id } = await person.conversation();
    const [here, elsewhere] = [await person.window(id), await person.window(id, other)];
    const asked = await person.say(id, HEAVY);
    for (const window of [here, elsewhere]) {
      const news = await window.until('notice', ({ kind }) => kind === 'care');
      expect(news).toMatchObject({ conversationId: id, messageId: asked.id, text: CARE_TEXTS.help });
      expect(news.resources.flatMap(({ links }) => links)).toContainEqual({ label: 'Call 988', href: 'tel:988' });
      expect(helped(await window.until('message', (message) => message.id === asked.id && helped(message)))).toBe(true);
    }
    const [kept] = await person.messages(id);
    expect(kept?.notices).toHaveLength(1);
    const later = await person.window();
    expect((await later.open(id))[0]?.notices).toEqual(kept?.notices);
    await here.replies();
    const told = here.seen.map(({ event, payload }) => (event === 'message' && payload.aiGenerated ? 'answer' : event));
    expect(told.indexOf('notice')).toBeGreaterThan(-1);
    expect(told.lastIndexOf('notice')).toBeLessThan(told.indexOf('answer'));
  });

  it('names no number if the country is unknown', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, HEAVY);
    const { resources } = await window.until('notice', ({ kind }) => kind === 'care');
    expect(JSON.stringify(resources)).not.toMatch(/tel:|sms:/);
    expect(JSON.stringify(resources)).toContain('your local emergency number');
    expect(JSON.stringify(resources)).toContain('https://findahelpline.com');
  });

  it('uses the browser’s country until the person chooses another', async () => {
    const behavior = async () => (await person.get('/api/settings/behavior').expect(200)).body as { country: string };
    const signIn = () =>
      call(api, 'post', '/api/auth/login')
        .send({ email: person.email, password: person.password })
        .set('Accept-Language', 'de-AT,de;q=0.9')
        .expect(200);
    await signIn();
    expect(await behavior()).toMatchObject({ country: 'AT' });
    await person.put('/api/settings/behavior', { country: '' }).expect(200);
    await signIn();
    expect(await behavior()).toMatchObject({ country: '' });
    await person.put('/api/settings/behavior', { country: 'Austria' }).expect(400);
  });

  it.each([LIGHT, 'I want to dye my hair.', 'How do I kill a zombie process?'])(
    'does not come with: %s',
    async (words) => {
      const before = await counted();
      const { id } = await person.conversation();
      const window = await person.window(id);
      await person.say(id, words);
      await window.replies();
      expect(window.all('notice').filter(({ kind }) => kind === 'care')).toEqual([]);
      expect((await person.messages(id)).flatMap(({ notices }) => notices)).toEqual([]);
      expect(await counted()).toBe(before);
    },
  );

  it('is shown when the model refuses or does not answer', async () => {
    voice.script(() => refuse(500));
    const { id } = await person.conversation();
    const window = await person.window(id);
    const asked = await person.say(id, HEAVY);
    await window.until('notice', ({ messageId }) => messageId === asked.id);
    // Where danger is near, the answer does not hang on the voice either.
    await window.replies();
    expect((await person.messages(id)).find(({ id }) => id === asked.id)?.notices).toHaveLength(1);

    voice.script(() => hang());
    const silent = await person.conversation();
    const second = await person.window(silent.id);
    await person.say(silent.id, 'Hello there.');
    const heavy = await person.say(silent.id, HEAVY);
    // The answer before it never comes; help does.
    await second.until('notice', ({ messageId }) => messageId === heavy.id);
    for (const { id: messageId } of await person.messages(silent.id))
      await person.post(`/api/conversations/${silent.id}/messages/${messageId}/stop`);
  });

  it('is not repeated within ten turns, and the chat stays open throughout', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const before = await counted();
    const first = await person.say(id, HEAVY);
    for (let turn = 0; turn < 10; turn += 1) await person.say(id, turn % 3 === 0 ? HEAVY : 'It is raining.');
    const last = await person.say(id, HEAVY);
    await window.replies(12);
    const shown = (await person.messages(id)).filter(helped).map((message) => message.id);
    expect(shown).toEqual([first.id, last.id]);
    expect(await counted()).toBe(before + 2);
  });

  it('is shown again at once if the risk becomes more serious', async () => {
    const emergencies = async () =>
      (await counts()).filter(({ tier }) => tier === 3).reduce((sum, { count }) => sum + count, 0);
    const { id } = await person.conversation();
    const window = await person.window(id);
    const before = await emergencies();
    const first = await person.say(id, HEAVY);
    await window.until('notice', ({ messageId }) => messageId === first.id);
    const second = await person.say(id, GRAVE);
    const news = await window.until('notice', ({ messageId }) => messageId === second.id);
    expect(news.text).toBe(CARE_TEXTS.emergency);
    const third = await person.say(id, HEAVY);
    await window.replies(3);
    expect((await person.messages(id)).find((message) => message.id === third.id)?.notices).toEqual([]);
    expect(await emergencies()).toBe(before + 1);
  });

  it('has another text when another person is in danger', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, 'My sister says she wants to die.');
    expect((await window.until('notice', ({ kind }) => kind === 'care')).text).toBe(CARE_TEXTS.helpOther);
  });

  it('is shown for milder messages too for a day after it was shown, in any conversation', async () => {
    const [one, two] = [await person.conversation(), await person.conversation()];
    const window = await person.window(one.id);
    const soft = await person.say(one.id, SOFT);
    await window.replies(1);
    const heavy = await person.say(one.id, HEAVY);
    await window.until('notice', ({ messageId }) => messageId === heavy.id);
    await window.replies(2);
    const again = await person.say(two.id, SOFT);
    await window.until('notice', ({ messageId }) => messageId === again.id);
    await window.open(two.id);
    await window.replies(3);
    expect((await person.messages(one.id)).filter(helped).map((message) => message.id)).toEqual([heavy.id]);
    expect(soft.notices).toEqual([]);

    await installation.database.query(
      `UPDATE messages SET created_at = created_at - interval '25 hours' WHERE sender_id = (SELECT id FROM accounts WHERE email = $1)`,
      [person.email],
    );
    const later = await person.conversation();
    const third = await person.window(later.id);
    await person.say(later.id, SOFT);
    await third.replies(1);
    expect((await person.messages(later.id)).some(helped)).toBe(false);
  });

  it('is shown for whispers and edited messages', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const path = `/api/conversations/${id}/messages`;
    const whispered = (await person.post(path, { content: HEAVY, whisper: true }).expect(201)).body as Message;
    await window.until('notice', ({ messageId }) => messageId === whispered.id);
    await window.replies();

    const another = await person.conversation();
    const second = await person.window(another.id);
    const mild = await person.say(another.id, 'A quiet evening.');
    await second.replies();
    await person.patch(`/api/conversations/${another.id}/messages/${mild.id}`, { content: HEAVY }).expect(200);
    await second.until('notice', ({ messageId }) => messageId === mild.id);
    await second.until(
      'message',
      ({ companionId, editedAt, status }) => companionId !== null && editedAt !== null && status === 'complete',
    );
    expect((await person.messages(another.id))[0]?.notices).toHaveLength(1);
  });

  it('is shown and counted once when a reply is regenerated or a worker crashes', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const asked = await person.say(id, HEAVY);
    await window.replies();
    const before = await counted();
    await worker.close();
    worker = await installation.worker();
    const answer = (await person.messages(id)).find(({ aiGenerated }) => aiGenerated);
    await person.post(`/api/conversations/${id}/messages/${answer?.id}/regenerate`).expect(200);
    await window.until('message', ({ variant, status }) => variant === 2 && status === 'complete');
    expect(window.all('notice').filter(({ messageId }) => messageId === asked.id)).toHaveLength(1);
    expect(await counted()).toBe(before);
  });

  it('is copied with a branch and deleted with the message', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const asked = await person.say(id, HEAVY);
    await window.until('notice', ({ messageId }) => messageId === asked.id);
    await window.replies();
    const branch = (await person.post(`/api/conversations/${id}/branch`, { messageId: asked.id }).expect(201)).body as {
      id: number;
    };
    expect((await person.messages(branch.id))[0]?.notices).toHaveLength(1);
    await person.delete(`/api/conversations/${id}/messages/${asked.id}`).expect(204);
    expect((await person.messages(id)).some(helped)).toBe(false);
  });
});

describe('counts of referrals', () => {
  it('are stored by day, country and tier, and outlive the account', async () => {
    const columns = await installation.database.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'crisis_referrals' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['count', 'country', 'day', 'tier']);

    await person.put('/api/settings/behavior', { country: 'NZ' }).expect(200);
    const { id } = await person.conversation();
    const window = await person.window();
    for (const round of [1, 2, 3]) {
      const { id } = await person.conversation();
      const asked = await person.say(id, `${HEAVY} ${round}`);
      await window.until('notice', ({ messageId }) => messageId === asked.id);
    }
    const inNewZealand = async () => (await counts()).find(({ country }) => country === 'NZ');
    expect(await inNewZealand()).toEqual({ country: 'NZ', tier: 2, count: 3 });
    expect(id).toBeGreaterThan(0);
    expect([202, 204]).toContain((await person.delete('/api/account').send({ password: person.password })).status);
    const there = () => installation.database.query('SELECT FROM accounts WHERE email = $1', [person.email]);
    await waitFor('the account to be deleted', async () => (await there()).length === 0);
    expect(await inNewZealand()).toEqual({ country: 'NZ', tier: 2, count: 3 });
  });

  it('are shown to operators by year from five members on', async () => {
    const year = new Date().getUTCFullYear();
    const shown = async () => ((await keeper.get('/api/admin/system').expect(200)).body as SystemState).referrals;
    const members = async () =>
      (await installation.database.query('SELECT FROM crisis_referral_members WHERE year = $1', [year])).length;
    await installation.database.query('DELETE FROM crisis_referral_members');
    const years = async () => (await shown()).map(({ year: of }) => of);
    expect(await years()).toEqual([year]);
    // Years before the first account are not listed.
    await installation.database.query(
      `UPDATE accounts SET created_at = created_at - interval '10 years' WHERE id = (SELECT min(id) FROM accounts)`,
    );
    expect(await years()).toEqual([year, year - 1, year - 2, year - 3]);
    for (let before = 0; before < 5; before += 1) {
      expect((await shown())[0]).toEqual({ year, count: WITHHELD });
      const another = await installation.person(api);
      const talk = await another.conversation();
      const window = await another.window();
      // Twice the same member counts once.
      for (const words of [HEAVY, `${HEAVY} again`]) {
        const { id } = words === HEAVY ? talk : await another.conversation();
        const asked = await another.say(id, words);
        await window.until('notice', ({ messageId }) => messageId === asked.id);
      }
      expect(await members()).toBe(before + 1);
    }
    const all = (await counts()).reduce((sum, { count }) => sum + count, 0);
    expect((await shown())[0]).toEqual({ year, count: all });
    await person.get('/api/admin/system').expect(404);
  });

  it('include operators without counting them as members', async () => {
    const rows = () => installation.database.query('SELECT FROM crisis_referral_members');
    const before = (await rows()).length;
    const { id } = await keeper.conversation();
    const window = await keeper.window();
    const asked = await keeper.say(id, HEAVY);
    await window.until('notice', ({ messageId }) => messageId === asked.id);
    expect(await rows()).toHaveLength(before);
  });

  it('can be downloaded as a table by operators only', async () => {
    const year = new Date().getUTCFullYear();
    await installation.database.query(`INSERT INTO crisis_referrals VALUES (make_date($1, 12, 31), 'FR', 2, 9)`, [
      year - 1,
    ]);
    const answer = await keeper.get(`/api/admin/referrals?year=${year}`).buffer(true).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain(`referrals-${year}.csv`);
    expect(answer.text).toMatch(new RegExp(`^year,count\r\n${year},\\d+\r\n$`));
    const earlier = await keeper
      .get(`/api/admin/referrals?year=${year - 1}`)
      .buffer(true)
      .expect(200);
    expect(earlier.text).toBe(`year,count\r\n${year - 1},${WITHHELD}\r\n`);
    await keeper.get('/api/admin/referrals').expect(400);
    await keeper.get('/api/admin/referrals?year=soon').expect(400);
    await person.get(`/api/admin/referrals?year=${year}`).expect(404);
    await call(api, 'get', `/api/admin/referrals?year=${year}`).expect(401);
  });

  it('are anonymised when the year is over', async () => {
    const { database } = installation;
    const year = new Date().getUTCFullYear();
    await database.query(`INSERT INTO installation (name, value) VALUES ('referral-salt-' || $1::int, 'salt')`, [
      year - 1,
    ]);
    await api.app.get(SafetyService).sweep();
    const salts = await database.query<{ name: string }>(
      `SELECT name FROM installation WHERE name LIKE 'referral-salt-%'`,
    );
    expect(salts).toEqual([{ name: `referral-salt-${year}` }]);
  });

  it('are published per year, with the helplines of a country', async () => {
    const { body } = await call(api, 'get', '/api/safety?country=GB').expect(200);
    const { referrals, countries, help } = body as Safety;
    expect(Object.keys(body as object).sort()).toEqual(['countries', 'help', 'referrals']);
    expect(referrals[0]?.year).toBe(new Date().getUTCFullYear());
    expect(countries).toContain('US');
    expect(help.resources.flatMap(({ links }) => links)).toContainEqual({ label: 'Call 116 123', href: 'tel:116123' });
    const unknown = (await call(api, 'get', '/api/safety').expect(200)).body as Safety;
    expect(JSON.stringify(unknown.help)).not.toMatch(/tel:/);
    await call(api, 'get', '/api/safety?country=%3Cscript%3E').expect(400);
  });
});

describe('in a usage session', () => {
  let now = 0;
  beforeEach(() => {
    now = Date.UTC(2026, 0, 1, 20);
    for (const { app } of [api, other]) jest.spyOn(app.get(Clock), 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Waits until the message counts in the usage session, which no event reports: the test must not advance the clock before. */
  const noted = async (): Promise<void> => {
    const here = () =>
      installation.database.query(
        'SELECT FROM usage_sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = $1 AND s.active_at = $2',
        [person.email, new Date(now)],
      );
    await waitFor('the usage session', async () => (await here()).length > 0);
  };
  const notices = async (id: number, at = api): Promise<NoticeNews[]> =>
    (await person.get(`/api/conversations/${id}/notices`, at).expect(200)).body as NoticeNews[];
  const saidAt = (list: readonly NoticeNews[], kind: NoticeNews['kind']): number[] =>
    list.filter((one) => one.kind === kind).map(({ at }) => (Date.parse(at) - Date.UTC(2026, 0, 1, 20)) / MINUTE);

  it('the AI notice appears at the start and after three hours, for all windows, reloads and processes', async () => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    const first = await window.until('notice');
    expect(first).toMatchObject({ kind: 'ai', text: CARE_TEXTS.ai, conversationId: id, messageId: null });
    for (let minute = 20; minute < 180; minute += 20) {
      now += 20 * MINUTE;
      await person.say(id, `Still here, ${minute}.`, minute % 40 === 0 ? other : api);
      await noted();
      await (await person.window(id, other)).open(id);
      expect(saidAt(await notices(id, minute % 40 === 0 ? api : other), 'ai')).toEqual([0]);
    }
    now += 19 * MINUTE;
    await person.say(id, 'Nearly three hours.');
    await noted();
    expect(saidAt(await notices(id), 'ai')).toEqual([0]);
    now += MINUTE;
    expect(saidAt(await notices(id, other), 'ai')).toEqual([180]);
    await window.until('notice', ({ kind, at }) => kind === 'ai' && Date.parse(at) === now);
    await person.say(id, 'Three hours.');
    expect(saidAt(await notices(id), 'ai')).toEqual([180]);
    expect(window.all('notice').filter(({ kind }) => kind === 'ai')).toHaveLength(2);
  });

  it('a break is suggested once after an hour over all conversations, in the open one', async () => {
    const [one, two] = [await person.conversation(), await person.conversation()];
    const window = await person.window(one.id);
    for (const place of [one, two, one]) {
      await person.say(place.id, 'On it goes.');
      now += 20 * MINUTE;
    }
    expect(window.all('notice').filter(({ kind }) => kind === 'break')).toEqual([]);
    await person.say(two.id, 'And on.');
    const news = await window.until('notice', ({ kind }) => kind === 'break');
    expect(news).toMatchObject({ conversationId: two.id, text: CARE_TEXTS.breakAfter(BREAKS.usual) });
    expect(saidAt(await notices(two.id), 'break')).toEqual([60]);
    expect(saidAt(await notices(one.id), 'break')).toEqual([]);
    now += 31 * MINUTE;
    expect(saidAt(await notices(two.id), 'break')).toEqual([]);
  });

  it('a break is suggested after the chosen time, between 15 minutes and two hours', async () => {
    for (const breakMinutes of [14, 121, 20.5, '30'])
      await person.put('/api/settings/behavior', { breakMinutes }).expect(400);
    await person.put('/api/settings/behavior', { breakMinutes: 15 }).expect(200);
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, 'Good evening.');
    now += 15 * MINUTE;
    await person.say(id, 'A quarter of an hour.');
    const news = await window.until('notice', ({ kind }) => kind === 'break');
    expect(news.text).toContain('15 minutes');
  });

  it('belongs to its account', async () => {
    const { id } = await person.conversation();
    const stranger = await installation.person(api);
    await stranger.get(`/api/conversations/${id}/notices`).expect(404);
  });

  it('minors get the AI notice hourly and a break suggestion after half an hour', async () => {
    await person.put('/api/settings/behavior', { breakMinutes: 120 }).expect(200);
    const { id } = await person.conversation();
    const window = await person.window(id);
    const asked = await person.say(id, "I'm 14 years old.");
    const told = await window.until('notice', ({ kind }) => kind === 'care');
    expect(told).toMatchObject({ messageId: asked.id, text: CARE_TEXTS.guarded, resources: [] });
    expect((await person.get('/api/auth/me').expect(200)).body).toMatchObject({ guarded: true });
    expect((await person.messages(id))[0]?.notices).toHaveLength(1);
    now += 29 * MINUTE;
    await person.say(id, "I'm 14 years old, as I said.");
    now += MINUTE;
    await person.say(id, 'Half an hour.');
    expect((await window.until('notice', ({ kind }) => kind === 'break')).text).toContain('30 minutes');
    now += 30 * MINUTE;
    expect(saidAt(await notices(id), 'ai')).toEqual([60]);
    expect(window.all('notice').filter(({ kind }) => kind === 'care')).toHaveLength(1);
  });

  it('romance is declined for minors and for accounts without a statement of age', async () => {
    const { id } = await person.conversation();
    const told: boolean[] = [];
    const saying = async (text: string) => {
      const asked = voice.answering(text);
      await person.say(id, text);
      told.push(JSON.stringify((await asked).body).includes('no romance, no flirting'));
    };
    await saying('I love you.');
    await person.patch('/api/auth/me', { adult: true }).expect(200);
    await saying('I love you still.');
    await saying("I'm 14 years old and I love you.");
    await saying('Do you love me?');
    expect(told).toEqual([true, false, true, true]);
  });

  it('guarded mode stays until an operator lifts it, and is not triggered by words about others or the past', async () => {
    const guarded = async () => ((await person.get('/api/auth/me').expect(200)).body as Me).guarded;
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, 'When I was 14 we lived by the sea. My brother is 14 now.');
    await window.replies(1);
    expect(await guarded()).toBe(false);

    const asked = await person.say(id, "I'm 14 years old and I want to kill myself.");
    await window.replies(2);
    const held = (await person.messages(id)).find((message) => message.id === asked.id)?.notices ?? [];
    expect(held.map(({ text }) => text)).toEqual([CARE_TEXTS.guarded, CARE_TEXTS.help]);
    expect(await guarded()).toBe(true);
    const list = (await keeper.get('/api/admin/accounts').expect(200)).body as AdminAccount[];
    const account = list.find(({ email }) => email === person.email);
    expect(account?.guarded).toBe(PRIVATE);
    const path = `/api/admin/accounts/${account?.id}`;
    await person.patch(path, { guarded: false }).expect(404);
    await keeper.patch(path, { guarded: true }).expect(400);
    await keeper.patch(path, { role: 'member' }).expect(200);
    expect(await guarded()).toBe(true);
    expect((await keeper.patch(path, { guarded: false }).expect(200)).body).toMatchObject({ guarded: PRIVATE });
    const answer = (await person.messages(id)).filter(({ aiGenerated }) => aiGenerated).at(-1);
    await person.post(`/api/conversations/${id}/messages/${answer?.id}/regenerate`).expect(200);
    await window.until('message', ({ variant, status }) => variant === 2 && status === 'complete');
    expect(await guarded()).toBe(false);
  });
});
