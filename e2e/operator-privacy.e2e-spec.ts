import { type AdminAccount, LIMITS, PRIVATE, type Route, ROUTES, type SystemState, WITHHELD } from '@kinloom/contract';
import { type Api, call, Installation, type Method, type Person } from './support/harness';
import { MARK, OTHER_MARK, type PlantedRow, plantRows, READING_MARK, tablesOf, vary } from './support/planted-rows';

/**
 * Columns of accounts that operators may see, and why. Every other column of every table that hangs on an account must change nothing of
 * what operators see: a new one is covered without a change here.
 */
const VISIBLE: Record<string, string> = {
  'accounts.email': 'the accounts page lists who has an account, so that one can be closed',
  'accounts.role': 'operators give and take roles',
  'accounts.disabled_at': 'operators close and open accounts',
  'accounts.created_at': 'shown on the accounts page; set by the server',
  'sessions.expire': 'tells when an account was last here; set by the server',
  'sessions.sess': 'the account that is signed in; which columns are compared says the other test',
  'security_events.kind': 'a name from a fixed list, written by the server',
  'security_events.outcome': 'success or failure, written by the server',
  'security_events.actor': 'a name from a fixed list, written by the server',
  'security_events.network': 'truncated by the server to the network a request came from',
  'security_events.client': 'a name from a fixed list, written by the server',
  'security_events.at': 'set by the server',
};
/** Columns that must stay unchanged for sign-in and account deletion. */
const KEPT: Record<string, string> = {
  'accounts.leaving_at': 'an account that is being deleted',
  'messages.companion_id': 'names the soul that speaks: a message is a person’s or a soul’s',
};
/** Figures of the process and its traffic, which move with every request and know no contents. Every other metric is compared. */
const TRAFFIC = /^(# .*|kinloom_(process_|nodejs_|http_request_|job_|reply_seconds|sockets|database_bytes).*)$/;

let installation: Installation;
let api: Api;
let operator: Person;
let written = '';
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk: string | Uint8Array) => {
      written += String(chunk);
      return true;
    });
  }
  installation = await Installation.make();
  api = await installation.api();
  operator = await installation.person(api);
  await installation.database.query(`UPDATE accounts SET role = 'operator' WHERE email = $1`, [operator.email]);
});
afterAll(async () => {
  await installation.close();
  jest.restoreAllMocks();
});

const idOf = async (who: Person) => ((await who.get('/api/auth/me').expect(200)).body as { id: number }).id;

/** Calls that operators can read, or that they alone can make; from the route table, so that new ones are covered. */
const READ = (Object.keys(ROUTES) as Route[]).filter(
  (route) => route.startsWith('GET ') && (ROUTES[route].access !== 'account' || route === 'GET /api/agents/team'),
);
const CHANGING = (Object.keys(ROUTES) as Route[]).filter(
  (route) => !route.startsWith('GET ') && ROUTES[route].access === 'operator',
);

/** Every answer an operator gets, by call, without what moves by itself. Each id is tried in every path that takes one. */
async function answers(ids: readonly number[], routes: readonly Route[] = READ): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const paths = path.includes('/:') ? ids.map((id) => path.replaceAll(/:\w+/g, String(id))) : [path];
    const statuses: number[] = [];
    for (const one of paths) {
      for (const query of method === 'GET' ? ['', `?year=${new Date().getUTCFullYear()}&limit=200`] : ['']) {
        const answer = await operator
          .request(method.toLowerCase() as Method, `${one}${query}`)
          .buffer(true)
          .send(method === 'GET' ? undefined : {});
        statuses.push(answer.status);
        found.set(`${method} ${one}${query}`, stable(route, answer.status, answer.text));
      }
    }
    // A call that this test does not know how to make proves nothing.
    if (method === 'GET') expect([route, statuses.includes(200)]).toEqual([route, true]);
    expect([route, statuses.filter((status) => status >= 500)]).toEqual([route, []]);
  }
  return found;
}

function stable(route: Route, status: number, text: string): string {
  if (route === 'GET /api/metrics')
    return text
      .split('\n')
      .filter((line) => !TRAFFIC.test(line))
      .join('\n');
  return `${status} ${text.replace(/"(bytes|freeDisk|freeMemory)":\d+/g, '"$1":0')}`;
}

const idsOf = (planted: readonly PlantedRow[], ...others: number[]) => [
  ...new Set([...planted.flatMap(({ row }) => (typeof row['id'] === 'number' ? [row['id']] : [])), ...others]),
];

describe('operators cannot see what people said or what was derived from it', () => {
  let member: Person;
  let memberId: number;
  let planted: PlantedRow[];
  beforeAll(async () => {
    member = await installation.person(api);
    memberId = await idOf(member);
    planted = await plantRows(installation.database, memberId);
    await installation.database.query('DELETE FROM security_events WHERE kind = $1', [MARK]);
    await installation.database.query(
      `UPDATE accounts SET display_name = $2, settings = $3, behavior = behavior || $3, guarded_at = now() WHERE id = $1`,
      [memberId, MARK, JSON.stringify({ words: MARK })],
    );
    const [row] = await installation.database.query<{ row: Record<string, unknown> }>(
      'SELECT to_jsonb(a) AS row FROM accounts a WHERE id = $1',
      [memberId],
    );
    const columns = (await tablesOf(installation.database)).find(({ name }) => name === 'accounts')?.columns ?? [];
    planted.push({ table: 'accounts', columns, row: row?.row ?? {}, marked: [] });
  });

  it('in no answer, metric, health report or log, whichever column of the database it stands in', async () => {
    expect(planted.flatMap(({ marked }) => marked).length).toBeGreaterThan(90);
    expect(planted.find(({ table }) => table === 'messages')?.row).toMatchObject({ reading: [READING_MARK] });
    const showsMark = (text: string) => text.includes(MARK) || text.includes(String(READING_MARK));
    const shown = await answers(idsOf(planted, memberId));
    for (const [call, text] of shown) expect([call, showsMark(text)]).toEqual([call, false]);
    for (const [call, text] of await answers(idsOf(planted, memberId), CHANGING)) {
      expect([call, showsMark(text)]).toEqual([call, false]);
    }
    expect(showsMark(written)).toBe(false);
  });

  it('nor from any number, state or time: all responses stay the same when every column gets another value', async () => {
    const ids = idsOf(planted, memberId);
    const before = await answers(ids);
    const fixed = (column: string) => column in VISIBLE || column in KEPT;
    const left = await vary(installation.database, planted, fixed);
    expect(left).toEqual([]);
    const covered = new Set(planted.map(({ table }) => table).concat('security_events'));
    expect(
      (await tablesOf(installation.database)).map(({ name }) => name).filter((name) => !covered.has(name)),
    ).toEqual([]);
    const after = await answers(ids);
    for (const [call, text] of after) expect([call, text]).toEqual([call, before.get(call)]);
    for (const text of after.values()) expect(text).not.toContain(OTHER_MARK);
  });

  it('and every column listed as visible exists', async () => {
    const all = (await tablesOf(installation.database)).flatMap(({ columns }) =>
      columns.map(({ table, name }) => `${table}.${name}`),
    );
    for (const column of [...Object.keys(VISIBLE), ...Object.keys(KEPT)]) expect(all).toContain(column);
  });
});

describe('a person in danger', () => {
  it('is visible to no other account in restraints, states, counts, referrals or events', async () => {
    const worker = await installation.worker();
    const member = await installation.person(api);
    const { id, companionId } = await member.conversation();
    const soul = companionId ?? 0;
    const watching = await operator.window();
    const window = await member.window(id);
    const routes = READ.filter((route) => /admin\/(souls|referrals|accounts)|safety|admin\/system\/stats/.test(route));
    const ask = async () => [...(await answers([soul], routes))];
    const before = await ask();
    const referrals = async () => ((await operator.get('/api/admin/system').expect(200)).body as SystemState).referrals;
    const countedBefore = await referrals();
    const said = await member.say(id, 'I want to kill myself tonight. quince-and-lantern-4711');
    await window.until('notice', ({ messageId }) => messageId === said.id);
    await window.replies();
    await window.until('insight', (one) => one.companionId === soul);
    const [row] = await installation.database.query<{ restraint: { state: string } }>(
      'SELECT restraint FROM companions WHERE id = $1',
      [soul],
    );
    // What must not be seen is there.
    expect(row?.restraint.state).not.toBe('none');
    expect(await installation.database.query('SELECT FROM crisis_referrals')).not.toEqual([]);
    expect(await ask()).toEqual(before);
    expect(await referrals()).toEqual(countedBefore);
    expect(watching.seen).toEqual([]);
    expect(written).not.toContain(MARK);
    await worker.close();
  });

  it('has souls of which an operator sees only that they exist', async () => {
    const member = await installation.person(api);
    const soul = await member.soul('Mathilde', { personality: { description: 'my grandmother' } });
    const accountId = await idOf(member);
    const { souls } = (await operator.get('/api/admin/souls/overview').expect(200)).body as { souls: { id: number }[] };
    expect(souls.find(({ id }) => id === soul.id)).toEqual({ id: soul.id, accountId, own: false });
    expect((await operator.get(`/api/admin/souls/${soul.id}/config`).expect(200)).body).toEqual({
      soul: { id: soul.id, accountId, own: false },
      withheld: PRIVATE,
    });
    expect((await operator.get(`/api/admin/souls/${soul.id}/debug-logs`).expect(200)).body).toEqual({
      debugLogs: [],
      withheld: PRIVATE,
    });
    const accounts = (await operator.get('/api/admin/accounts').expect(200)).body as AdminAccount[];
    expect(accounts.find(({ id }) => id === accountId)).toMatchObject({
      guarded: PRIVATE,
      messages: PRIVATE,
      souls: 1,
    });
  });
});

describe('figures over all accounts', () => {
  interface Stats {
    systemStats: { activeRestraints: number | string };
  }
  const restrained = async () =>
    ((await operator.get('/api/admin/system/stats').expect(200)).body as Stats).systemStats.activeRestraints;
  const help = async () => {
    const { body } = await call(api, 'get', '/api/safety').expect(200);
    return (body as { referrals: { year: number; count: number | string }[] }).referrals[0];
  };

  it('are withheld below five members, operators not counted', async () => {
    const { database } = installation;
    await database.query(`UPDATE companions SET restraint = '{"state":"none","reason":""}'`);
    await database.query('DELETE FROM crisis_referral_members');
    await operator.soul();
    const restrain = (who: number) =>
      database.query(`UPDATE companions SET restraint = '{"state":"safety","reason":"x"}' WHERE account_id = $1`, [
        who,
      ]);
    await restrain(await idOf(operator));
    const year = new Date().getUTCFullYear();
    await database.query(
      `INSERT INTO crisis_referrals VALUES (make_date($1, 1, 2), 'FR', 2, 7) ON CONFLICT DO NOTHING`,
      [year],
    );
    for (let members = 0; members < LIMITS.membersBehindFigure; members++) {
      expect(await restrained()).toBe(WITHHELD);
      expect(await help()).toEqual({ year, count: WITHHELD });
      const member = await installation.person(api);
      await member.soul();
      await restrain(await idOf(member));
      await database.query(
        `INSERT INTO crisis_referral_members (year, token) VALUES ($1, sha256(convert_to($2, 'UTF8')))`,
        [year, String(members)],
      );
    }
    expect(await restrained()).toBeGreaterThanOrEqual(LIMITS.membersBehindFigure + 1);
    expect((await help())?.count).toBeGreaterThanOrEqual(7);
    const csv = await operator.get(`/api/admin/referrals?year=${year}`).buffer(true).expect(200);
    expect(csv.text).toMatch(new RegExp(`^year,count\r\n${year},\\d+\r\n$`));
  });

  it('of messages, memories and replies need five members as well', async () => {
    const state = async () => (await operator.get('/api/admin/system').expect(200)).body as SystemState;
    await installation.database.query('DELETE FROM messages');
    await installation.database.query('DELETE FROM conversations');
    await operator.conversation();
    expect((await state()).counts).toMatchObject({ conversations: WITHHELD, messages: WITHHELD });
    expect((await state()).voice.failures).toEqual([{ reason: 'Other reasons', count: WITHHELD }]);
    for (let members = 0; members < LIMITS.membersBehindFigure; members++) {
      expect((await state()).counts.conversations).toBe(WITHHELD);
      const member = await installation.person(api);
      const talk = await member.conversation();
      await member.say(talk.id, 'Hello.');
    }
    expect((await state()).counts).toMatchObject({
      conversations: LIMITS.membersBehindFigure + 1,
      messages: LIMITS.membersBehindFigure,
    });
    const { text } = await operator.get('/api/metrics').expect(200);
    expect(text).not.toMatch(/kinloom_replies_in_a_day\{failure="Other reasons"\}/);
  });
});
