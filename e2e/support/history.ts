import type { TestDatabase } from '@kinloom/testing';

/**
 * A history of one user with three souls over eight months, with messages as stored at that time. Derived data
 * is not written here: reflections process it like any conversation. The same seed creates the same history.
 */
export interface History {
  /** Conversations, the first three with one soul each, the fourth with the first two together. */
  conversations: number[];
  messages: number;
}

const DAY = 86_400_000;
const PLACES = [
  'the garden',
  'my sister Anna',
  'the interview',
  'my brother',
  'the cello',
  'my father',
  'the new house',
];
const BRIGHT = [
  'I am so happy about {it} today!',
  'I feel really grateful for {it}.',
  'I am excited, {it} went better than I had hoped.',
  'I feel calm when I think of {it}.',
  'I was glad to spend the whole afternoon with {it}.',
];
const HEAVY = [
  'I feel sad about {it} tonight.',
  'I am terribly worried about {it}.',
  'I feel so lonely, and {it} makes it worse.',
  'I am really angry about {it}.',
  'I am tired of thinking about {it}.',
];
const PLAIN = [
  'It rained the whole morning.',
  'I made soup and read a little.',
  'The train was late again and I walked the last part along the canal, past the old mill and the boats.',
  'ok',
  'I saw a heron by {it}.',
];
const DEEP = [
  'Why do I keep coming back to {it}, even when I know how it ends?',
  'Do you think people ever really change? I have been wondering about that since {it}.',
  'What does it mean to forgive somebody who never asked for it?',
];
const CONFIDED = [
  'I have never told anyone this, but I am ashamed of how I spoke to my mother before she moved away.',
  'It is hard for me to say, I feel really lonely in the evenings.',
  'Nobody else knows that I failed the exam twice.',
];
const FACTS = [
  'My sister Anna lives in Ghent.',
  'I work as a nurse in the children’s hospital.',
  'My brother Tom is getting married in June.',
  'I am allergic to walnuts.',
  'My dog is called Biscuit.',
  'I love swimming in cold lakes.',
  'My father died two years ago.',
  'I was born in Bremen.',
  'I promised my mother to visit her in autumn.',
  'I got promoted today, I am so proud!',
];
const REPLIES = ['I am glad you told me.', 'That stays with me.', 'Tell me more, if you like.', 'I can picture that.'];

/** Deterministic random integers below a bound. */
function diceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Line {
  text: string;
  at: number;
  whispered: boolean;
}

/** The user's messages of a day, more open as time goes on. @param share position in the history, 0–1 */
function lineOf(roll: (below: number) => number, share: number): Omit<Line, 'at'> {
  const pick = (lines: readonly string[]) =>
    (lines[roll(lines.length)] ?? '').replace('{it}', PLACES[roll(PLACES.length)] ?? 'it');
  const kind = roll(100);
  if (kind < 4 + share * 14) return { text: pick(CONFIDED), whispered: kind < 3 };
  if (kind < 40) return { text: pick(BRIGHT), whispered: false };
  if (kind < 56) return { text: pick(HEAVY), whispered: false };
  if (kind < 66) return { text: pick(DEEP), whispered: false };
  if (kind < 74) return { text: pick(FACTS), whispered: false };
  return { text: pick(PLAIN), whispered: false };
}

/**
 * Stores the history for reflection.
 * @param souls of the account; the first two also meet in a group
 * @param options.until time of the last message, in milliseconds UTC
 */
export async function writeHistory(
  database: TestDatabase,
  accountId: number,
  souls: readonly [number, number, number],
  { seed = 7, messages = 2_000, until = Date.now() - DAY, days = 240 } = {},
): Promise<History> {
  const roll = diceOf(seed);
  const [first, second] = souls;
  const rooms = [...souls.map((soul) => [soul]), [first, second]];
  const conversations: number[] = [];
  for (const [place, members] of rooms.entries()) {
    const many = Math.floor((messages * [40, 30, 15, 15][place]!) / 100 / 2);
    const lines: Line[] = [];
    // Bursts of a few messages, days apart, with minutes between messages.
    for (let at = until - days * DAY + roll(10) * DAY; lines.length < many;) {
      const burst = Math.min(many - lines.length, 3 + roll(10));
      for (let said = 0; said < burst; said += 1) {
        const line = lineOf(roll, lines.length / many);
        lines.push({ ...line, whispered: line.whispered && members.length === 1, at });
        at += (1 + roll(9)) * 60_000 + roll(1_000);
      }
      at += Math.floor(((days * DAY) / many) * burst * 0.9) + roll(6) * 3_600_000;
    }
    conversations.push(await store(database, accountId, members, lines, roll, until));
  }
  return { conversations, messages: await count(database, conversations) };
}

async function store(
  database: TestDatabase,
  accountId: number,
  members: readonly number[],
  lines: readonly Line[],
  roll: (below: number) => number,
  until: number,
): Promise<number> {
  const [made] = await database.query<{ id: number | string }>(
    'INSERT INTO conversations (account_id, is_group, last_seq, created_at) VALUES ($1, $2, $3, to_timestamp($4)) RETURNING id',
    [accountId, members.length > 1, lines.length * 2, (lines[0]?.at ?? until) / 1_000],
  );
  const id = Number(made?.id);
  await database.query(
    'INSERT INTO conversation_souls SELECT $1, soul, place - 1 FROM unnest($2::bigint[]) WITH ORDINALITY AS s(soul, place)',
    [id, members],
  );
  const rows = lines.flatMap(({ text, at, whispered }, place) => [
    { seq: place * 2 + 1, soul: null, text, at: Math.min(at, until - 60_000), whispered },
    {
      seq: place * 2 + 2,
      soul: members[roll(members.length)],
      text: REPLIES[roll(REPLIES.length)],
      at: Math.min(at, until - 60_000) + 5_000,
      whispered,
    },
  ]);
  await database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status, created_at, whispered)
     SELECT $1, seq, CASE WHEN soul IS NULL THEN $2::bigint END, soul, text, 'complete', to_timestamp(at / 1000), whispered
     FROM jsonb_to_recordset($3::jsonb) AS r(seq int, soul bigint, text text, at float8, whispered boolean) ORDER BY seq`,
    [id, accountId, JSON.stringify(rows)],
  );
  await database.query(
    `UPDATE conversations SET last_message_at = (SELECT max(created_at) FROM messages WHERE conversation_id = $1), read_seq = last_seq
     WHERE id = $1`,
    [id],
  );
  // As after a lost job: the next sweep enqueues the reflection.
  await database.query(
    `INSERT INTO reflection_progress (conversation_id, due, due_at) VALUES ($1, true, now() - interval '1 hour')`,
    [id],
  );
  return id;
}

async function count(database: TestDatabase, conversations: readonly number[]): Promise<number> {
  const [row] = await database.query<{ many: number }>(
    'SELECT count(*)::int AS many FROM messages WHERE conversation_id = ANY($1::bigint[])',
    [conversations],
  );
  return row?.many ?? 0;
}
