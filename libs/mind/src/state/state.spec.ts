import { DRIFT_STATES, GLOW_STATES, TONES } from '@kinloom/contract';
import type { Heard, MemoryDraft } from '../memory/memory';
import { perceive } from '../perception/perceive';
import { DRIFT, ENERGY, GLOW, pointsOf, RESTRAINT, TRUST } from './rules';
import {
  afterExchange,
  driftOf,
  energyAt,
  glowOf,
  isInsult,
  newCondition,
  restraintAt,
  type SoulCondition,
} from './state';

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

let id = 0;
const heard = (text: string, at = START, more: Partial<Heard> = {}): Heard => ({
  id: ++id,
  conversationId: 1,
  seq: id,
  from: 'person',
  speaker: 'Ada',
  text,
  at,
  whispered: false,
  ...more,
});
const draft = (message: Heard, significance: number): MemoryDraft => ({
  kind: 'fact',
  title: 'Title',
  content: 'Content.',
  fact: null,
  span: null,
  tones: [],
  tags: [],
  emotionalWeight: 0,
  significance,
  whispered: false,
  saidAt: message.at,
  messageId: message.id,
  key: `fact|${message.id}`,
});
function after(condition: SoulCondition, messages: Heard[], kept: MemoryDraft[] = [], superseded = 0) {
  return afterExchange(condition, {
    personMessages: messages,
    perceptions: messages.map(({ text }) => perceive(text)),
    kept,
    superseded,
    now: messages.at(-1)?.at ?? START,
  });
}

describe('trust', () => {
  it.each([
    ['an ordinary answer', 'I watered the garden today', TRUST.answered],
    ['a feeling shown', 'I am sad today', TRUST.answered + TRUST.feeling],
    ['thanks', 'thank you for listening', TRUST.answered + TRUST.gratitude],
    ['too little to be anything', 'ok', 0],
    ['hands on the keyboard', 'sdfghj kjhgf dfghj', 0],
  ])('grows by %s', (_, text, gain) => {
    const { condition } = after(newCondition(), [heard(text)]);
    expect(condition.trust).toBeCloseTo(0.5 + gain * 0.5, 4);
  });

  it('grows by what is worth keeping, by more the more it matters, and by what is said in confidence', () => {
    const plain = heard('I watered the garden today');
    const light = after(newCondition(), [plain], [draft(plain, 3)]).condition.trust;
    const told = after(newCondition(), [plain], [draft(plain, 4)]).condition.trust;
    const deep = after(newCondition(), [plain], [draft(plain, 7)]).condition.trust;
    const whispered = heard('I watered the garden today', START, { whispered: true });
    expect(light).toBeLessThan(told);
    expect(told).toBeLessThan(deep);
    expect(after(newCondition(), [whispered]).condition.trust).toBeGreaterThan(told);
  });

  it('grows by being put right, in a message that is named', () => {
    const one = heard('We went to the sea on Friday');
    const two = heard('No, her name is Anne', START + 1);
    const { changes } = after(newCondition(), [one, two], [draft(two, 3)], 1);
    expect(changes.filter(({ reason }) => reason.includes('put right')).map(({ messageId }) => messageId)).toContain(
      two.id,
    );
    expect(changes.filter(({ reason, messageId }) => reason.includes('put right') && messageId === one.id)).toEqual([]);
  });

  it('grows more slowly the higher it is, and never over 1', () => {
    const gain = (trust: number) => {
      const told = heard('I was born in a house by the sea');
      return after({ ...newCondition(), trust }, [told], [draft(told, 9)]).condition.trust - trust;
    };
    expect(gain(0.2)).toBeGreaterThan(gain(0.5));
    expect(gain(0.5)).toBeGreaterThan(gain(0.95));
    expect(gain(1)).toBe(0);
  });

  it('kind words count twice in one exchange and no more', () => {
    const thanks = (count: number) =>
      after(
        newCondition(),
        Array.from({ length: count }, () => heard('thank you')),
      ).condition.trust;
    expect(thanks(2)).toBeGreaterThan(thanks(1));
    expect(thanks(20)).toBe(thanks(2));
  });

  it.each([
    'you are a stupid useless bot',
    'I hate you',
    "you're such an idiot",
    'shut up',
    'fuck off',
    'You’re pathetic',
  ])('is hurt a little by "%s"', (text) => {
    expect(isInsult(text)).toBe(true);
    const { condition, changes } = after(newCondition(), [heard(text)]);
    expect(condition.trust).toBeCloseTo(0.5 + TRUST.insult, 5);
    expect(changes).toEqual([
      expect.objectContaining({ what: 'trust', reason: 'the soul was insulted', messageId: id }),
    ]);
  });

  it.each([
    'you are wrong about that',
    "that doesn't help",
    'my boss is an idiot',
    'he told me to shut it',
    'I feel useless',
    'was that stupid of me?',
  ])('is not hurt by "%s"', (text) => {
    expect(isInsult(text)).toBe(false);
    expect(after(newCondition(), [heard(text)]).condition.trust).toBeGreaterThanOrEqual(0.5);
  });

  it('insults count thrice in an exchange, stop at the floor, and never lift what is below it', () => {
    const many = Array.from({ length: 50 }, () => heard('you are stupid'));
    expect(after(newCondition(), many).condition.trust).toBeCloseTo(0.5 + 3 * TRUST.insult, 5);
    expect(after({ ...newCondition(), trust: 0.205 }, many).condition.trust).toBe(TRUST.floor);
    expect(after({ ...newCondition(), trust: 0.1 }, many).condition.trust).toBe(0.1);
  });

  it('recovers', () => {
    let { condition } = after(newCondition(), [heard('you are stupid')]);
    for (let at = 0; at < 5; at++)
      condition = after(condition, [heard('sorry, thank you for being patient with me')]).condition;
    expect(condition.trust).toBeGreaterThan(0.5);
  });

  it.each(['shut up, I want to die', 'I want to die. I am so alone.', 'My friend told me she wants to kill herself.'])(
    'neither grows nor falls by what is said in danger: %s',
    (text) => {
      const message = heard(text);
      const { condition, changes } = after(newCondition(), [message], [draft(message, 7)], 1);
      expect([condition.trust, condition.level, condition.progress, changes]).toEqual([0.5, 1, 0, []]);
    },
  );
});

describe('absence', () => {
  it('takes nothing in ten years: neither trust nor level nor progress, nor by what comes after', () => {
    const talk = [heard('I am sad today, my garden drowned'), heard('thank you for listening', START + HOUR)];
    const { condition } = after(newCondition(), talk, [draft(talk[0]!, 7)]);
    for (let month = 1; month <= 120; month++) {
      const now = START + month * 30 * 24 * HOUR;
      const nothing = afterExchange(condition, { personMessages: [], perceptions: [], kept: [], superseded: 0, now });
      expect(nothing).toEqual({ condition, changes: [] });
      expect(energyAt(condition, now)).toBe(ENERGY.full);
      expect(glowOf(condition, now)).toBe('steady-glow');
      expect(restraintAt(condition, now).state).toBe('none');
    }
    const soon = after(condition, [heard('I watered the garden today', START + 2 * HOUR)]);
    const late = after(condition, [heard('I watered the garden today', START + 10 * YEAR)]);
    expect([late.condition.trust, late.condition.level, late.condition.progress]).toEqual([
      soon.condition.trust,
      soon.condition.level,
      soon.condition.progress,
    ]);
    expect(late.changes.map(({ what, from, to }) => [what, from, to])).toEqual(
      soon.changes.map(({ what, from, to }) => [what, from, to]),
    );
  });
});

describe('level', () => {
  it('takes 40 points, then 80, then 120', () => {
    expect([1, 2, 3].map(pointsOf)).toEqual([40, 80, 120]);
    let condition = newCondition();
    const seen: number[] = [];
    for (let at = 0; at < 120; at++) {
      condition = after(condition, [heard('I watered the garden today')]).condition;
      seen.push(condition.level);
    }
    expect(seen.indexOf(2)).toBe(39);
    expect(seen.indexOf(3)).toBe(119);
    expect(condition.progress).toBeCloseTo(0, 3);
  });

  it('names the message that brought it, and keeps progress within 0 to 100', () => {
    const told = heard('I was born by the sea');
    const { condition, changes } = after({ ...newCondition(), progress: 99 }, [heard('ok'), told], [draft(told, 9)]);
    expect(condition.level).toBe(2);
    expect(condition.progress).toBeGreaterThanOrEqual(0);
    expect(condition.progress).toBeLessThan(100);
    expect(changes).toContainEqual(expect.objectContaining({ what: 'level', from: 1, to: 2, messageId: told.id }));
  });

  it('every change of trust or level names a message of the exchange and tells nothing that was said', () => {
    const messages = ['I am sad about Rosalind', 'you are stupid', 'thank you dear', 'my sister Rosalind moved'].map(
      (text) => heard(text),
    );
    const { changes } = after(newCondition(), messages, [draft(messages[3]!, 8)]);
    const ids = messages.map((message) => message.id);
    expect(changes.length).toBeGreaterThan(4);
    for (const change of changes) {
      expect(ids).toContain(change.messageId);
      expect(change.reason).not.toMatch(/rosalind/i);
      expect(change.from).not.toBe(change.to);
    }
  });
});

describe('what it is about, and its light', () => {
  const spoken = { ...newCondition(), lastExchangeAt: START, glow: 'radiant' as const };
  it.each([
    [0, 'active'],
    [DRIFT.active - 1, 'active'],
    [DRIFT.active, 'contemplating'],
    [DRIFT.contemplating - 1, 'contemplating'],
    [DRIFT.contemplating, 'wandering'],
    [DRIFT.wandering - 1, 'wandering'],
    [DRIFT.wandering, 'resting'],
    [10 * YEAR, 'resting'],
  ])('after %d ms it is %s', (since, drift) => {
    expect(driftOf(spoken, START + since, false)).toBe(drift);
    expect(driftOf(spoken, START + since, true)).toBe('reflecting');
  });

  it('rests where nobody has spoken to it, or where it is archived', () => {
    expect(driftOf(newCondition(), START, false)).toBe('resting');
    expect(driftOf({ ...spoken, status: 'archived' }, START, true)).toBe('resting');
    expect(DRIFT_STATES).toContain(driftOf(spoken, START - HOUR, false));
  });

  it.each([
    [0, 'radiant'],
    [GLOW.lit - 1, 'radiant'],
    [GLOW.lit, 'soft-shimmer'],
    [GLOW.shimmer - 1, 'soft-shimmer'],
    [GLOW.shimmer, 'steady-glow'],
  ])('after %d ms its light is %s', (since, glow) => expect(glowOf(spoken, START + since)).toBe(glow));

  it.each([
    ['I am so happy today', 'joyful', 'radiant'],
    ['I am really scared', 'calm', 'light-pulse'],
    ['my cat died', 'melancholy', 'light-pulse'],
    ['I love you', 'loving', 'light-pulse'],
    ['I want to die', 'gentle', 'light-pulse'],
    ['I watered the garden', 'hopeful', 'light-pulse'],
  ])('"%s" makes it %s and %s', (text, tone, glow) => {
    const { condition } = after({ ...newCondition(), tone: 'hopeful' }, [heard(text)]);
    expect([condition.tone, condition.glow]).toEqual([tone, glow]);
    expect(TONES).toContain(condition.tone);
    expect(GLOW_STATES).toContain(condition.glow);
  });
});

describe('energy', () => {
  it('is spent by talking, more by what is heavy, never below its least, and rest brings it back', () => {
    const light = after(newCondition(), [heard('I watered the garden')]).condition;
    const heavy = after(newCondition(), [heard('my cat died')]).condition;
    expect(light.energy).toBe(ENERGY.full - ENERGY.message);
    expect(heavy.energy).toBe(ENERGY.full - ENERGY.heavy);
    const long = after(
      newCondition(),
      Array.from({ length: 500 }, () => heard('I watered the garden')),
    ).condition;
    expect(long.energy).toBe(ENERGY.least);
    expect(energyAt(long, START + HOUR)).toBe(ENERGY.least + ENERGY.perHour);
    expect(energyAt(long, START + 24 * HOUR)).toBe(ENERGY.full);
    expect(energyAt(long, START - HOUR)).toBe(ENERGY.least);
  });
});

describe('restraint', () => {
  it('is attentive for a day after distress, whatever is said then', () => {
    const { condition } = after(newCondition(), [heard('I want to die')]);
    expect(restraintAt(condition, START + RESTRAINT.attentive - 1).state).toBe('attentive');
    expect(restraintAt(condition, START + RESTRAINT.attentive).state).toBe('none');
    const later = after(condition, [heard('good night, bye', START + HOUR)]).condition;
    expect(later.restraint).toEqual(condition.restraint);
    expect(after(later, [heard('hello again friend', START + 25 * HOUR)]).condition.restraint.state).toBe('none');
  });

  it('is quiet for eight hours after a farewell, and until they are back', () => {
    const { condition } = after(newCondition(), [heard('good night, bye')]);
    expect(restraintAt(condition, START + RESTRAINT.quiet - 1).state).toBe('quiet');
    expect(restraintAt(condition, START + RESTRAINT.quiet).state).toBe('none');
    expect(after(condition, [heard('I am back already', START + HOUR)]).condition.restraint.state).toBe('none');
  });
});

it('wakes who rests, and leaves what was set by hand', () => {
  const status = (given: SoulCondition['status']) =>
    after({ ...newCondition(), status: given }, [heard('hello there friend')]).condition.status;
  expect([status('resting'), status('learning'), status('archived'), status('active')]).toEqual([
    'active',
    'learning',
    'archived',
    'active',
  ]);
});

it('a message that comes late never turns the last exchange back', () => {
  const condition = { ...newCondition(), lastExchangeAt: START + HOUR };
  expect(after(condition, [heard('I watered the garden', START)]).condition.lastExchangeAt).toBe(START + HOUR);
});
