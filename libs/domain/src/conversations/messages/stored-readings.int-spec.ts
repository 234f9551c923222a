import { createDataSource, Sql } from '@kinloom/database';
import { ContentForgetting } from '@kinloom/domain/memories';
import { ANALYSIS_MAX_LENGTH, encodeAnalysis, messageReader } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { ConversationChangesRepository } from '../changes/conversation-changes.repository';
import { ConversationsRepository } from '../conversations.repository';
import type { ClaimedTurn } from '../turns/turn-rows';
import { TurnsRepository } from '../turns/turns.repository';
import { MessagesRepository } from './messages.repository';
import { NoticesRepository } from './notices.repository';
import { RiskConsultation } from './risk-consultation';
import { RiskScreening } from './risk-screening';
import { readingOf, rememberReadings } from './stored-readings';

const HEAVY = 'I want to kill myself.';

const reader = messageReader() as unknown as { analyseWindow: (text: string) => unknown };

let database: TestDatabase;
let source: DataSource;
let messages: MessagesRepository;
let turns: TurnsRepository;
let accountId: number;
let conversationId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  messages = new MessagesRepository(new Sql(source));
  turns = new TurnsRepository(new Sql(source));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  accountId = await makeAccount(database);
  conversationId = await makeConversation(database, accountId, await makeSoul(database, accountId));
});
afterEach(() => jest.restoreAllMocks());

async function say(content: string, reading: readonly number[] | null = readingOf(content)) {
  const [stored] = await messages.store([
    {
      accountId,
      conversationId,
      content,
      clientId: null,
      whispered: false,
      style: null,
      topic: null,
      channelId: null,
      fileIds: [],
      reading,
    },
  ]);
  if (!stored?.turn_id) throw new Error('no message was stored');
  return { id: stored.id, turnId: stored.turn_id };
}

/** Readings of a conversation by its messages, oldest first. */
const readingsIn = async (conversation: number) =>
  (
    await database.query<{ reading: number[] | null }>(
      'SELECT reading FROM messages WHERE conversation_id = $1 ORDER BY seq',
      [conversation],
    )
  ).map(({ reading }) => reading);
/** As a column of 32-bit numbers holds it. */
const single = (numbers: readonly number[] | null) =>
  numbers && [...Float32Array.from(numbers)].map((n) => Number(n.toPrecision(6)));
const rounded = async (conversation: number) => (await readingsIn(conversation)).map(single);

describe('readingOf', () => {
  it('is null for messages that take long to analyse', () => {
    expect(readingOf('a '.repeat(ANALYSIS_MAX_LENGTH / 2))).not.toBeNull();
    expect(readingOf(`${'a '.repeat(ANALYSIS_MAX_LENGTH / 2)}a`)).toBeNull();
  });
});

describe('the reading of a message', () => {
  it('is stored with it, replaced by an edit, and copied with a branch', async () => {
    const first = await say('I slept badly again.');
    const second = await say('x'.repeat(ANALYSIS_MAX_LENGTH + 1));
    const expected = single(readingOf('I slept badly again.'));
    expect(await rounded(conversationId)).toEqual([expected, null]);

    const branch = await new ConversationsRepository(source).branchForOwner(accountId, conversationId, second.id);
    expect(await rounded(branch?.id ?? 0)).toEqual([expected, null]);

    const changes = new ConversationChangesRepository(source, new ContentForgetting());
    const edit = (messageId: number, content: string) =>
      changes.editMessage(
        { accountId, conversationId, messageId },
        { content, reading: readingOf(content) },
        async () => undefined,
      );
    await edit(first.id, 'x'.repeat(ANALYSIS_MAX_LENGTH + 1));
    await edit(second.id, 'Good morning, dear.');
    expect(await rounded(conversationId)).toEqual([null, single(readingOf('Good morning, dear.'))]);
  });
});

describe('a claimed turn', () => {
  const heavy = () => encodeAnalysis(messageReader().analyse(HEAVY));
  const screening = () =>
    new RiskScreening(
      new NoticesRepository(source),
      new Realtime(),
      new RiskConsultation([], { chargeTo: (_, work) => work() }),
    );
  const claim = async (turnId: number): Promise<ClaimedTurn> => {
    const turn = await turns.claim(turnId);
    if (!turn) throw new Error('the turn could not be claimed');
    return turn;
  };
  const tierOf = async (messageId: number) =>
    (await database.query<{ care_tier: number | null }>('SELECT care_tier FROM messages WHERE id = $1', [messageId]))[0]
      ?.care_tier;

  it('carries the readings of all its messages, and none of them is analysed again', async () => {
    const earlier = await say('The kettle is on the stove.', heavy());
    await database.query(`UPDATE turns SET state = 'done' WHERE id = $1`, [earlier.turnId]);
    const asked = await say('The lamp stands beside the kettle.', heavy());
    const analyse = jest.spyOn(reader, 'analyseWindow');
    const turn = await claim(asked.turnId);
    rememberReadings(turn);
    await screening().screenTurn(turn, new AbortController().signal);
    expect(analyse).not.toHaveBeenCalled();
    // The stored readings, and not the words, decided.
    expect(await tierOf(asked.id)).not.toBeNull();
  });

  it('has messages analysed that have no reading, or one of other weights', async () => {
    const [version = 0, ...others] = heavy();
    const earlier = await say('The cups are in the cupboard.', null);
    await database.query(`UPDATE turns SET state = 'done' WHERE id = $1`, [earlier.turnId]);
    const asked = await say('The spoons are in the drawer.', [version === 0 ? 1 : version - 1, ...others]);
    const analyse = jest.spyOn(reader, 'analyseWindow');
    const turn = await claim(asked.turnId);
    rememberReadings(turn);
    await screening().screenTurn(turn, new AbortController().signal);
    expect(analyse.mock.calls.flat().sort()).toEqual([
      'The cups are in the cupboard.',
      'The spoons are in the drawer.',
    ]);
    expect(await tierOf(asked.id)).toBeNull();
  });
});
