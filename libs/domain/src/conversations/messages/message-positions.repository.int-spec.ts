import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { MessagePositionsRepository } from './message-positions.repository';

let database: TestDatabase;
let source: DataSource;
let positions: MessagePositionsRepository;
let mine: number;

const START = Date.parse('2026-01-01T00:00:00Z');
const at = (minute: number) => new Date(START + minute * 60_000);

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  positions = new MessagePositionsRepository(source);
  mine = await makeAccount(database);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Creates a conversation with messages at these minutes; null stands for a deleted message. */
async function makeConversationAt(...minutes: (number | null)[]): Promise<number> {
  const id = await makeConversation(database, mine, await makeSoul(database, mine));
  await database.query('UPDATE conversations SET last_seq = $2 WHERE id = $1', [id, minutes.length]);
  await database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status, created_at)
     SELECT $1, seq, $2, 'words', 'complete', at FROM unnest($3::timestamptz[]) WITH ORDINALITY AS u(at, seq) WHERE at IS NOT NULL`,
    [id, mine, minutes.map((minute) => (minute === null ? null : at(minute)))],
  );
  return id;
}
const seqAt = async (id: number, minute: number) => {
  const place = await positions.findForOwner(mine, id, at(minute));
  return typeof place === 'object' ? (place?.seq ?? null) : place;
};

describe('findForOwner', () => {
  it('returns the first message at or after the date, or the last one', async () => {
    const id = await makeConversationAt(10, 20, 30, 40, 50);
    for (const [minute, seq] of [
      [0, 1],
      [10, 1],
      [11, 2],
      [30, 3],
      [30.5, 4],
      [50, 5],
      [51, 5],
      [9_999, 5],
    ] as const) {
      expect([minute, await seqAt(id, minute)]).toEqual([minute, seq]);
    }
    const [row] = await database.query<{ id: string }>(
      'SELECT id FROM messages WHERE conversation_id = $1 AND seq = 3',
      [id],
    );
    expect(await positions.findForOwner(mine, id, at(30))).toEqual({ messageId: Number(row?.id), seq: 3 });
  });

  it('returns the first of several messages with the same timestamp', async () => {
    const id = await makeConversationAt(10, 20, 20, 20, 20, 20, 30);
    expect(await seqAt(id, 20)).toBe(2);
    expect(await seqAt(id, 15)).toBe(2);
    expect(await seqAt(await makeConversationAt(5, 5, 5), 5)).toBe(1);
  });

  it('skips deleted messages at the start, in the middle and at the end', async () => {
    const id = await makeConversationAt(null, null, 30, null, 50, null, null, null, 90, null);
    for (const [minute, seq] of [
      [0, 3],
      [30, 3],
      [31, 5],
      [51, 9],
      [90, 9],
      [91, 9],
    ] as const) {
      expect([minute, await seqAt(id, minute)]).toEqual([minute, seq]);
    }
  });

  it('returns the first match when timestamps go back a little', async () => {
    const id = await makeConversationAt(10, 22, 21, 20, 30, 29, 28);
    expect(await seqAt(id, 21)).toBe(2);
    expect(await seqAt(id, 22)).toBe(2);
    expect(await seqAt(id, 29.5)).toBe(5);
    expect(await seqAt(id, 30)).toBe(5);
  });

  it('agrees with a linear scan for random timestamps and gaps', async () => {
    let seed = 11;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 12; round += 1) {
      let minute = 0;
      const minutes = Array.from({ length: 1 + next(60) }, () => (next(5) === 0 ? null : (minute += next(4))));
      const id = await makeConversationAt(...minutes);
      const last = minutes.findLastIndex((one) => one !== null) + 1;
      for (let asked = -1; asked <= minute + 1; asked += 3) {
        const first = minutes.findIndex((one) => one !== null && one >= asked) + 1;
        expect([minutes, asked, await seqAt(id, asked)]).toEqual([minutes, asked, first || last || 'empty']);
      }
    }
  });

  it('returns empty for an empty conversation and null for another account', async () => {
    expect(await positions.findForOwner(mine, await makeConversationAt(), at(0))).toBe('empty');
    expect(await positions.findForOwner(mine, await makeConversationAt(null, null), at(0))).toBe('empty');
    expect(await positions.findForOwner(await makeAccount(database), await makeConversationAt(1), at(0))).toBeNull();
    expect(await positions.findForOwner(mine, 999_999_999, at(0))).toBeNull();
  });
});

describe('markReadForOwner', () => {
  const readSeq = async (id: number) =>
    (await database.query<{ read_seq: number }>('SELECT read_seq FROM conversations WHERE id = $1', [id]))[0]?.read_seq;

  it('only advances, up to the last seq', async () => {
    const id = await makeConversationAt(1, 2, 3, 4, 5);
    expect([await positions.markReadForOwner(mine, id, 3), await readSeq(id)]).toEqual([true, 3]);
    expect([await positions.markReadForOwner(mine, id, 3), await readSeq(id)]).toEqual([false, 3]);
    expect([await positions.markReadForOwner(mine, id, 1), await readSeq(id)]).toEqual([false, 3]);
    expect([await positions.markReadForOwner(mine, id, 2_147_483_647), await readSeq(id)]).toEqual([true, 5]);
    expect([await positions.markReadForOwner(await makeAccount(database), await makeConversationAt(1), 1)]).toEqual([
      false,
    ]);
  });

  it('stores the maximum of concurrent updates', async () => {
    const id = await makeConversationAt(...Array.from({ length: 20 }, (_, i) => i));
    await Promise.all([7, 20, 3, 12, 19].map((seq) => positions.markReadForOwner(mine, id, seq)));
    expect(await readSeq(id)).toBe(20);
  });
});
