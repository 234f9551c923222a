import { createDataSource, Sql } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { MessagesRepository } from './messages.repository';
import { RepliesRepository } from './replies.repository';
import type { ClaimedTurn } from './turn-rows';
import { LEASE_SECONDS, TurnsRepository } from './turns.repository';

let database: TestDatabase;
let source: DataSource;
let messages: MessagesRepository;
let turns: TurnsRepository;
let replying: RepliesRepository;
let accountId: number;
let soulId: number;
let conversationId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 8).initialize();
  messages = new MessagesRepository(new Sql(source));
  turns = new TurnsRepository(new Sql(source));
  replying = new RepliesRepository(new Sql(source));
  accountId = await makeAccount(database, { displayName: 'Ada' });
  soulId = await makeSoul(database, accountId, { name: 'Lumen' });
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  await database.query('DELETE FROM turns');
  conversationId = await makeConversation(database, accountId, soulId);
});

/** Says something. @returns the turn that opens */
async function say(content: string, where = conversationId): Promise<number> {
  const [stored] = await messages.store([
    {
      accountId,
      conversationId: where,
      content,
      clientId: null,
      whispered: false,
      style: null,
      topic: null,
      channelId: null,
      fileIds: [],
    },
  ]);
  if (!stored?.turn_id) throw new Error('nothing was stored');
  return stored.turn_id;
}

async function claim(turnId: number): Promise<ClaimedTurn> {
  const turn = await turns.claim(turnId);
  if (!turn) throw new Error('the turn was not to be had');
  return turn;
}

/** As if whoever answers had given no sign for longer than the lease. */
const fallSilent = (turnId: number) =>
  database.query(`UPDATE turns SET changed_at = now() - make_interval(secs => ${LEASE_SECONDS + 1}) WHERE id = $1`, [
    turnId,
  ]);
const keyOf = ({ id, attempt }: ClaimedTurn) => ({ turnId: id, attempt, companionId: soulId, forgets: 0 });
const replies = (turnId: number) =>
  database.query<{ id: string; seq: number; content: string; status: string; attempt: number }>(
    'SELECT id, seq, content, status, attempt FROM messages WHERE turn_id = $1',
    [turnId],
  );
const stateOf = async (turnId: number) =>
  (
    await database.query<{ state: string; attempt: number }>('SELECT state, attempt FROM turns WHERE id = $1', [turnId])
  )[0];
const whole = { content: 'whole', status: 'complete', failure: null, last: true } as const;

describe('claiming', () => {
  it('gives all that answering takes', async () => {
    const first = await claim(await say('hello'));
    const reply = await replying.open(keyOf(first), '', null);
    await replying.settle(Number(reply?.id), keyOf(first), { ...whole, content: 'hello yourself' }, null);
    const turnId = await say('and now?');
    await say('what was said later');
    expect(await claim(turnId)).toMatchObject({
      id: turnId,
      attempt: 1,
      conversation_id: conversationId,
      account_id: accountId,
      person: 'Ada',
      souls: [{ id: soulId, name: 'Lumen', version: 0 }],
      is_group: false,
      reflected_seq: 0,
      asked: { content: 'and now?' },
      history: [
        { companion_id: null, content: 'hello' },
        { companion_id: soulId, content: 'hello yourself' },
      ],
    });
  });

  it('hands a turn to one of many', async () => {
    const turnId = await say('who?');
    const claims = await Promise.all(Array.from({ length: 8 }, () => turns.claim(turnId)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('takes the oldest of the conversation first, whichever job came, and one at a time', async () => {
    const [one, two] = [await say('one'), await say('two')];
    expect((await claim(two)).id).toBe(one);
    expect(await turns.claim(two)).toBeNull();
    await turns.finish(one, 1);
    expect((await claim(two)).id).toBe(two);
    await turns.finish(two, 1);
    expect(await turns.claim(two)).toBeNull();
  });

  it('does not hold up another conversation', async () => {
    const other = await makeConversation(database, accountId, soulId);
    await claim(await say('here'));
    const there = await say('there', other);
    expect((await claim(there)).id).toBe(there);
  });

  it('takes over when the signs of life have stopped, not before', async () => {
    const turnId = await say('anybody?');
    await claim(turnId);
    expect(await turns.claim(turnId)).toBeNull();
    await fallSilent(turnId);
    expect(await turns.renewLease(turnId, 1)).toBe(false);
    expect(await turns.claim(turnId)).toBeNull();
    await fallSilent(turnId);
    expect((await claim(turnId)).attempt).toBe(2);
  });

  it('may have a turn at once that was given back', async () => {
    const turnId = await say('go on');
    await claim(turnId);
    await turns.release(turnId, 1);
    expect((await claim(turnId)).attempt).toBe(2);
  });

  it('says that the message to answer is gone', async () => {
    const turnId = await say('never mind');
    await database.query('DELETE FROM messages WHERE conversation_id = $1', [conversationId]);
    expect(await claim(turnId)).toMatchObject({ asked: null, history: [] });
  });
});

describe('an older try', () => {
  it('changes nothing once a newer one has the turn', async () => {
    const turnId = await say('tell me');
    const old = await claim(turnId);
    const begun = await replying.open(keyOf(old), 'old wor', null);
    const id = Number(begun?.id);
    await fallSilent(turnId);
    const young = await claim(turnId);
    const taken = await replying.open(keyOf(young), '', null);
    // The record is the same one, started over: not a second reply.
    expect(taken).toMatchObject({ id: begun?.id, seq: begun?.seq, content: '', status: 'streaming' });

    expect(await turns.renewLease(turnId, old.attempt)).toBeNull();
    await replying.save(id, keyOf(old), 'old words');
    expect(await replying.open(keyOf(old), 'old again', null)).toBeNull();
    expect(await replying.settle(id, keyOf(old), { ...whole, content: 'old end' }, null)).toBeNull();
    await turns.release(turnId, old.attempt);
    await turns.finish(turnId, old.attempt);
    expect(await replies(turnId)).toMatchObject([{ content: '', status: 'streaming', attempt: 2 }]);
    expect(await stateOf(turnId)).toEqual({ state: 'answering', attempt: 2 });
    expect(await turns.claim(turnId)).toBeNull();

    await replying.save(id, keyOf(young), 'new wor');
    expect(await replying.settle(id, keyOf(young), { ...whole, content: 'new words' }, null)).toMatchObject({
      content: 'new words',
      status: 'complete',
    });
    await replying.save(id, keyOf(young), 'too late');
    expect(await replying.settle(id, keyOf(young), { ...whole, content: 'twice' }, null)).toBeNull();
    expect(await replies(turnId)).toMatchObject([{ content: 'new words', status: 'complete' }]);
    expect(await stateOf(turnId)).toEqual({ state: 'done', attempt: 2 });
  });

  it('cannot open a reply where it had not yet begun one', async () => {
    const turnId = await say('tell me');
    const old = await claim(turnId);
    await fallSilent(turnId);
    const young = await claim(turnId);
    expect(await replying.open(keyOf(old), 'late', null)).toBeNull();
    expect(await replies(turnId)).toEqual([]);
    expect(await replying.open(keyOf(young), 'mine', null)).toMatchObject({ seq: 2, content: 'mine' });
    expect(await replying.open(keyOf(young), 'again', null)).toBeNull();
    expect(await replies(turnId)).toHaveLength(1);
  });
});

describe('a reply', () => {
  it('takes the next seq, among messages that come at the same time', async () => {
    const turn = await claim(await say('first'));
    await Promise.all([
      replying.open(keyOf(turn), '', null),
      ...Array.from({ length: 10 }, (_, i) => say(`more ${i}`)),
    ]);
    const rows = await database.query<{ seq: number }>(
      'SELECT seq FROM messages WHERE conversation_id = $1 ORDER BY seq',
      [conversationId],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  it('that failed ends its turn as failed, with the reason', async () => {
    const turn = await claim(await say('first'));
    const reply = await replying.open(keyOf(turn), '', null);
    const failure = 'no voice today';
    expect(
      await replying.settle(
        Number(reply?.id),
        keyOf(turn),
        { content: 'beg', status: 'failed', failure, last: true },
        null,
      ),
    ).toMatchObject({ status: 'failed', failure, content: 'beg' });
    expect(await stateOf(turn.id)).toEqual({ state: 'failed', attempt: 1 });
  });
});

describe('forgotten turns', () => {
  const age = (turnId: number, seconds: number) =>
    database.query('UPDATE turns SET created_at = now() - make_interval(secs => $2) WHERE id = $1', [turnId, seconds]);

  it('are those nobody attends to: the oldest of each conversation', async () => {
    const fresh = await say('just now');
    expect(await turns.findStale(10)).toEqual([]);
    await age(fresh, 10);
    const second = await say('behind it');
    await age(second, 9);
    const other = await makeConversation(database, accountId, soulId);
    const elsewhere = await say('elsewhere', other);
    await age(elsewhere, 20);
    expect(await turns.findStale(10)).toEqual([elsewhere, fresh]);
    expect(await turns.findStale(1)).toEqual([elsewhere]);
  });

  it('are not those being answered, nor those behind them, until the signs stop', async () => {
    const [one, two] = [await say('one'), await say('two')];
    await age(one, 60);
    await age(two, 60);
    await claim(one);
    expect(await turns.findStale(10)).toEqual([]);
    await fallSilent(one);
    expect(await turns.findStale(10)).toEqual([one]);
    await turns.finish(one, 1);
    expect(await turns.findStale(10)).toEqual([two]);
  });
});
