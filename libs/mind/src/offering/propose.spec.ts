import type { Heard } from '../memory/memory';
import { reflect, type Exchange } from '../pipeline/reflect';
import { selfOf } from '../self/derive';
import { newCondition } from '../state/state';
import { PROPOSING, type Proposal, sameMoment } from './propose';

const AT = Date.UTC(2026, 2, 12, 20);
const soul = { id: 7, name: 'Mira', archetype: 'friend', personality: {}, instructions: '' };

/** What the soul proposes after these words of the person, each answered. */
async function after(
  words: readonly string[],
  more: Partial<Exchange> & { whispered?: boolean; silent?: boolean } = {},
) {
  const { whispered = false, silent = false, ...rest } = more;
  const said = words.flatMap((text, place): Heard[] => {
    const one = { conversationId: 1, at: AT + place * 60_000, whispered };
    const answer: Heard = {
      ...one,
      id: place * 2 + 2,
      seq: place * 2 + 2,
      from: 'soul',
      speaker: silent ? 'Sol' : 'Mira',
      text: 'I see.',
    };
    return [{ ...one, id: place * 2 + 1, seq: place * 2 + 1, from: 'person', speaker: 'Ana', text }, answer];
  });
  const taken = await reflect({
    soul,
    self: selfOf(soul),
    kept: [],
    before: { condition: newCondition(), pattern: null },
    person: 'Ana',
    timeZone: null,
    said,
    reflectedSeq: 0,
    notedFrom: 1,
    emptied: [],
    reworded: [],
    now: AT + 3_600_000,
    breathe: async () => undefined,
    notedByModel: false,
    souls: [],
    ...rest,
  });
  return taken.proposal;
}
const sure = (proposal: Proposal | null): Proposal => {
  if (!proposal) throw new Error('nothing is proposed');
  return proposal;
};

const ENGAGED = 'Tom asked me to marry him on the pier last night and I said yes, we are engaged!';
const PROMISED = 'I promised my sister that I will take her to the sea in August, whatever happens.';
const SPOKE = 'For the first time in my life I told my father that I am proud of what I do.';

describe('what a soul would like to keep', () => {
  it.each([
    ['a turn in a life', ENGAGED, 'anchored', /engaged!”$/],
    ['a promise', PROMISED, 'anchored', /“I promised my sister/],
    ['what had long been hard', SPOKE, 'anchored', /“For the first time in my life/],
    [
      'great joy',
      'I am so incredibly happy, my novel has been accepted by the publisher I always wanted!',
      'soft',
      /accepted by the publisher/,
    ],
  ])('is %s, in the words of the person', async (_, words, status, quoted) => {
    const proposal = sure(await after([words]));
    expect(proposal).toMatchObject({ messageId: 1, suggestion: { memory_type: 'reflection', memory_status: status } });
    expect(proposal.content).toMatch(quoted);
    expect(proposal.content).toContain('12 March 2026');
    expect(proposal.note).not.toBe('');
    expect(proposal.note).not.toContain(words.slice(0, 20));
    expect(proposal.key).not.toMatch(/engaged|sister|father|novel/);
  });

  it.each([
    ['small talk', ['I had soup for lunch and then I went to the post office.']],
    ['what is only told of oneself', ['My cat is called Biscuit and I live in Ghent with my two children.']],
    ['a question', ['Do you think that I should ask my boss for a new job next year?']],
    ['few words', ['I got engaged!']],
    ['a bad day', ['I am so angry at my boss, he shouted at me in front of everybody again today.']],
    ['a death', ['My grandmother died last night and I promised her I would sing at the funeral.']],
    ['what is told in confidence', ['I never told anyone this, but I promised my brother to lie for him in court.']],
    ['need', ['I finally told my mother that I do not want to live any more.']],
    ['need before it', ['I want to die.', ENGAGED]],
    ['kind words for the soul', ['Thank you so much, you are the best friend I could ever wish for.']],
    ['that somebody has nobody else', ['You are the only one I have, and I promise to talk to you every day.']],
    ['another language', ['Ich habe mich gestern verlobt und bin so glücklich wie noch nie im Leben!']],
  ])('is not %s', async (_, words) => {
    expect(await after(words)).toBeNull();
  });

  it('is not what was whispered, nor what another soul was told', async () => {
    expect(await after([ENGAGED])).not.toBeNull();
    expect(await after([ENGAGED], { whispered: true })).toBeNull();
    expect(await after([ENGAGED], { silent: true })).toBeNull();
  });

  it('is nothing for a day after need', async () => {
    const restraint = { state: 'attentive', reason: 'They were in need.', until: AT + 24 * 3_600_000 };
    const before = { condition: { ...newCondition(), restraint }, pattern: null };
    expect(await after([ENGAGED], { before })).toBeNull();
    expect(await after([ENGAGED], { before, now: AT + 25 * 3_600_000 })).not.toBeNull();
  });

  it('is nothing of what the instructions forbid', async () => {
    const silent = { ...soul, instructions: 'Never mention Tom.' };
    expect(await after([ENGAGED], { soul: silent, self: selfOf(silent) })).toBeNull();
  });

  it('is quoted in part where much was said', async () => {
    const much = `${'We talked about the weather for a while. '.repeat(20)}${PROMISED} ${'Then we had tea. '.repeat(20)}`;
    const { content } = sure(await after([much]));
    expect(content).toContain('I promised my sister');
    expect(content.length).toBeLessThan(PROPOSING.quote + 80);
  });

  it('is written in the manner of the soul, and the same way each time', async () => {
    const plain = { ...soul, instructions: 'Always write in lowercase.' };
    const { note } = sure(await after([ENGAGED], { soul: plain, self: selfOf(plain) }));
    expect(note).toBe(note.toLowerCase());
    expect(await after([ENGAGED])).toEqual(await after([ENGAGED]));
  });
});

describe('whether two moments are one', () => {
  const keyOf = async (words: string) => sure(await after([words])).key;

  it.each([
    [ENGAGED, ENGAGED],
    [ENGAGED, 'I am so happy, Tom and I are engaged! He asked me to marry him last night, on the pier.'],
    [PROMISED, 'I gave my word: I promised my sister to take her to the sea in August.'],
    [SPOKE, 'I finally told my father that I am proud of what I do, for the first time ever.'],
  ])('%s – %s', async (one, other) => {
    expect(sameMoment(await keyOf(one), await keyOf(other))).toBe(true);
  });

  it.each([
    [ENGAGED, PROMISED],
    [PROMISED, 'I promised my mother that I will repair the roof before the winter comes.'],
    [SPOKE, 'I finally told my boss that I want to work four days a week.'],
  ])('%s is not %s', async (one, other) => {
    expect(sameMoment(await keyOf(one), await keyOf(other))).toBe(false);
  });
});
