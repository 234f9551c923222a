import { fixture } from './fixtures/collect';
import { guessSpeakers } from './format-detection';
import { type Role } from './types';

const speakers = (...all: [name: string, messages: number, role?: Role][]) =>
  all.map(([name, messages, role]) => ({ name, messages, role: role ?? null }));

describe('guessSpeakers', () => {
  it.each([
    [
      'the export says it',
      speakers(['You', 5, 'person'], ['ChatGPT', 4, 'soul']),
      null,
      'Lumen',
      'ChatGPT',
      'You',
      'role',
    ],
    [
      'several are souls: the one of that name',
      speakers(['Sol', 9, 'soul'], ['Lumen', 2, 'soul'], ['Ada', 5, 'person']),
      null,
      'lumen',
      'Lumen',
      'Ada',
      'role',
    ],
    ['a name alike', speakers(['Ada', 5], ['Lumen Vale', 4]), null, 'Lumen', 'Lumen Vale', 'Ada', 'name'],
    ['letters with and without accents', speakers(['Zoe', 5], ['Bo', 4]), null, 'Zoë', 'Zoe', 'Bo', 'name'],
    ['who owns the account is the person', speakers(['Bo', 5], ['Cleo', 4]), 'Bo', 'Lumen', 'Cleo', 'Bo', 'owner'],
    ['"Me" is the person', speakers(['Me', 5], ['Cleo', 4]), null, 'Lumen', 'Cleo', 'Me', 'word'],
    ['"AI" is the soul', speakers(['Ada', 5], ['AI', 4]), null, 'Lumen', 'AI', 'Ada', 'word'],
  ])('%s', (_, all, owner, name, soul, person, by) => {
    const guess = guessSpeakers({ speakers: all, owner }, name);
    expect(guess).toMatchObject({ soul, person, by });
    expect(guess.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('has low confidence for unknown names', () => {
    const guess = guessSpeakers({ speakers: speakers(['Ada', 5], ['Bo', 4]), owner: null }, 'Lumen');
    expect(guess.by).toBe('count');
    expect(guess.confidence).toBeLessThan(0.5);
  });

  it('returns null without named speakers', async () => {
    const { reading } = await fixture('plain.txt');
    expect(guessSpeakers(reading, 'Lumen')).toEqual({ soul: null, person: null, confidence: 0, by: 'nothing' });
  });

  it('reads the role labels of an example dialogue', async () => {
    const { reading } = await fixture('example-dialogue.txt');
    expect(guessSpeakers(reading, 'Lumen')).toMatchObject({ soul: '{{char}}', person: '{{user}}', by: 'role' });
  });
});
