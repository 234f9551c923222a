import { createDataSource, Sql } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { MessagesRepository } from '../messages/messages.repository';
import { RepliesRepository } from '../replies/replies.repository';
import type { ClaimedTurn } from './turn-rows';
import { LEASE_SECONDS, TurnsRepository } from './turns.repository';

let database: TestDatabase;
let source: DataSource;
let messages: MessagesRepository;
let turns: TurnsRepository;
let replyRepository: RepliesRepository;
let accountId: number;
let soulId: number;
let conversationId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 8).initialize();
  messages = new MessagesRepository(new Sql(source));
  turns = new TurnsRepository(new Sql(source));
  replyRepository = new RepliesRepository(new Sql(source));
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

/** Posts a message. @returns the id of the turn it opens */
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
      reading: null,
    },
  ]);
  if (!stored?.turn_id) throw new Error('no message was stored');
  return stored.turn_id;
}

async function claim(turnId: number): Promise<ClaimedTurn> {
  const turn = await turns.claim(turnId);
  if (!turn) throw new Error('the turn could not be claimed');
  return turn;
}

/** Expires the lease, as if the worker had crashed. */
const expireLease = (turnId: number) =>
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
const completeEnding = { content: 'whole', status: 'complete', failure: null, last: true } as const;

describe('claiming', () => {
  it('returns everything needed to answer the turn', async () => {
    const first = await claim(await say('hello'));
    const reply = await replyRepository.open(keyOf(first), '', null);
    await replyRepository.settle(
      Number(reply?.id),
      keyOf(first),
      { ...completeEnding, content: 'hello yourself' },
      null,
    );
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

  it('gives a turn to only one of several concurrent claims', async () => {
    const turnId = await say('who?');
    const claims = await Promise.all(Array.from({ length: 8 }, () => turns.claim(turnId)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('claims the oldest open turn of the conversation, one at a time', async () => {
    const [one, two] = [await say('one'), await say('two')];
    expect((await claim(two)).id).toBe(one);
    expect(await turns.claim(two)).toBeNull();
    await turns.finish(one, 1);
    expect((await claim(two)).id).toBe(two);
    await turns.finish(two, 1);
    expect(await turns.claim(two)).toBeNull();
  });

  it('does not block another conversation', async () => {
    const other = await makeConversation(database, accountId, soulId);
    await claim(await say('here'));
    const there = await say('there', other);
    expect((await claim(there)).id).toBe(there);
  });

  it('takes a turn over only after its lease has expired', async () => {
    const turnId = await say('anybody?');
    await claim(turnId);
    expect(await turns.claim(turnId)).toBeNull();
    await expireLease(turnId);
    expect(await turns.renewLease(turnId, 1)).toBe(false);
    expect(await turns.claim(turnId)).toBeNull();
    await expireLease(turnId);
    expect((await claim(turnId)).attempt).toBe(2);
  });

  it('claims a released turn at once', async () => {
    const turnId = await say('go on');
    await claim(turnId);
    await turns.release(turnId, 1);
    expect((await claim(turnId)).attempt).toBe(2);
  });

  it('returns no message where it was deleted', async () => {
    const turnId = await say('never mind');
    await database.query('DELETE FROM messages WHERE conversation_id = $1', [conversationId]);
    expect(await claim(turnId)).toMatchObject({ asked: null, history: [] });
  });
});

describe('an older attempt', () => {
  it('changes nothing once a newer attempt has the turn', async () => {
    const turnId = await say('tell me');
    const olderClaim = await claim(turnId);
    const opened = await replyRepository.open(keyOf(olderClaim), 'old wor', null);
    const id = Number(opened?.id);
    await expireLease(turnId);
    const newerClaim = await claim(turnId);
    const restarted = await replyRepository.open(keyOf(newerClaim), '', null);
    // The same message is restarted; there is no second reply.
    expect(restarted).toMatchObject({ id: opened?.id, seq: opened?.seq, content: '', status: 'streaming' });

    expect(await turns.renewLease(turnId, olderClaim.attempt)).toBeNull();
    await replyRepository.save(id, keyOf(olderClaim), 'old words');
    expect(await replyRepository.open(keyOf(olderClaim), 'old again', null)).toBeNull();
    expect(
      await replyRepository.settle(id, keyOf(olderClaim), { ...completeEnding, content: 'old end' }, null),
    ).toBeNull();
    await turns.release(turnId, olderClaim.attempt);
    await turns.finish(turnId, olderClaim.attempt);
    expect(await replies(turnId)).toMatchObject([{ content: '', status: 'streaming', attempt: 2 }]);
    expect(await stateOf(turnId)).toEqual({ state: 'answering', attempt: 2 });
    expect(await turns.claim(turnId)).toBeNull();

    await replyRepository.save(id, keyOf(newerClaim), 'new wor');
    expect(
      await replyRepository.settle(id, keyOf(newerClaim), { ...completeEnding, content: 'new words' }, null),
    ).toMatchObject({
      content: 'new words',
      status: 'complete',
    });
    await replyRepository.save(id, keyOf(newerClaim), 'too late');
    expect(
      await replyRepository.settle(id, keyOf(newerClaim), { ...completeEnding, content: 'twice' }, null),
    ).toBeNull();
    expect(await replies(turnId)).toMatchObject([{ content: 'new words', status: 'complete' }]);
    expect(await stateOf(turnId)).toEqual({ state: 'done', attempt: 2 });
  });

  it('cannot open a reply after it was superseded', async () => {
    const turnId = await say('tell me');
    const olderClaim = await claim(turnId);
    await expireLease(turnId);
    const newerClaim = await claim(turnId);
    expect(await replyRepository.open(keyOf(olderClaim), 'late', null)).toBeNull();
    expect(await replies(turnId)).toEqual([]);
    expect(await replyRepository.open(keyOf(newerClaim), 'mine', null)).toMatchObject({ seq: 2, content: 'mine' });
    expect(await replyRepository.open(keyOf(newerClaim), 'again', null)).toBeNull();
    expect(await replies(turnId)).toHaveLength(1);
  });
});

describe('a reply', () => {
  it('takes the next seq among concurrent messages', async () => {
    const turn = await claim(await say('first'));
    await Promise.all([
      replyRepository.open(keyOf(turn), '', null),
      ...Array.from({ length: 10 }, (_, i) => say(`more ${i}`)),
    ]);
    const rows = await database.query<{ seq: number }>(
      'SELECT seq FROM messages WHERE conversation_id = $1 ORDER BY seq',
      [conversationId],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  it('marks its turn as failed, with the reason, when it fails', async () => {
    const turn = await claim(await say('first'));
    const reply = await replyRepository.open(keyOf(turn), '', null);
    const failure = 'no voice today';
    expect(
      await replyRepository.settle(
        Number(reply?.id),
        keyOf(turn),
        { content: 'beg', status: 'failed', failure, last: true },
        null,
      ),
    ).toMatchObject({ status: 'failed', failure, content: 'beg' });
    expect(await stateOf(turn.id)).toEqual({ state: 'failed', attempt: 1 });
  });
});

describe('findStale', () => {
  const age = (turnId: number, seconds: number) =>
    database.query('UPDATE turns SET created_at = now() - make_interval(secs => $2) WHERE id = $1', [turnId, seconds]);

  it('returns waiting turns without a worker, the oldest of each conversation', async () => {
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

  it('skips leased turns and those queued behind them until the lease expires', async () => {
    const [one, two] = [await say('one'), await say('two')];
    await age(one, 60);
    await age(two, 60);
    await claim(one);
    expect(await turns.findStale(10)).toEqual([]);
    await expireLease(one);
    expect(await turns.findStale(10)).toEqual([one]);
    await turns.finish(one, 1);
    expect(await turns.findStale(10)).toEqual([two]);
  });
});
