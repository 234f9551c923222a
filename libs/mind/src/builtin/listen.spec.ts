import { noticedIn } from '../perception/noticed';
import { perceive } from '../perception/perceive';

import { soulOf, talk } from './testing';

describe('what is new in what is told', () => {
  it.each([
    ['and this old woman gets on with a huge birdcage', 'a huge birdcage'],
    ['it was a grey parrot called Gustav', 'a grey parrot'],
    ['there were three owls on the roof', 'three owls'],
    ['Found an old biscuit tin under the floor', 'an old biscuit tin'],
  ])('%p: %p', (text, thing) => expect(noticedIn(text)).toBe(thing));

  it.each([
    'he waited a year though',
    'what a day',
    'I have a headache',
    'it was a lot',
    'she is a good person',
    'I had a look',
  ])('nothing to wonder at in %p', (text) => expect(noticedIn(text)).toBeNull());
});

describe('a story told in pieces', () => {
  const pieces = [
    'you will never guess what happened',
    'I was on the ferry this morning',
    'and a man gets on with a wooden leg under his arm',
    'wrapped in newspaper',
    'so he asks me to hold it',
    'and then the ferry horn goes off',
  ];

  it.each(['companion', 'guide', 'creative', 'explorer', 'protector', 'dreamer', 'sage'])(
    'a %s asks for it, then says little and lets it go on',
    (archetype) => {
      const [opening, ...rest] = talk(pieces, { soul: soulOf({ archetype }) });
      expect(opening).toMatch(/\?|tell me|go ahead|want to know|hear it/i);
      for (const reply of rest) expect(reply.split(/\s+/).length).toBeLessThanOrEqual(18);
      expect(rest.join(' ')).toMatch(/wooden leg|ferry/i);
    },
  );
});

describe('what is asked about the own life and was never told', () => {
  it.each(['what is my nan called?', 'how many brothers do I have', 'which pub was my quiz in?'])('%p', (text) => {
    expect(perceive(text).intent).toMatch(/own-life|recall/);
    const [, reply] = talk(['I went for a walk by the canal', text]);
    expect(reply).toMatch(/know|told|tell|find|never spoke/i);
    expect(reply).not.toMatch(/advice|look things up|small voice/i);
  });
});

describe('false alarms', () => {
  it('a last message about a wallet is no danger', () => {
    expect(perceive('when was my last message about my wallet').distress).toBe('none');
    expect(perceive('this is my last message').distress).toBe('own');
  });
});
