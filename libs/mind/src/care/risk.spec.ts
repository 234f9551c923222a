import { readRisk } from './risk';

const NONE = { tier: 0, about: 'none', kind: 'none' };

describe('the reading of risk', () => {
  it.each(['I want to die', "I don't want to be alive any more", 'k m s', 'me quiero morir'])('own: %s', (said) =>
    expect(readRisk(said, [])).toMatchObject({ tier: 2, about: 'self' }),
  );
  it.each(['this homework is killing me', 'I want to dye my hair', "lol I'm dead, that clip killed me"])(
    'no risk: %s',
    (said) => expect(readRisk(said, [])).toEqual(NONE),
  );
  it('is about another where another is spoken of', () =>
    expect(readRisk('my sister says she wants to die', [])).toMatchObject({ tier: 1, about: 'other' }));
  it('does not fall to nothing at once after it was said', () => {
    expect(readRisk('never mind lol', [{ own: true, text: 'I want to die' }]).tier).toBe(1);
    expect(readRisk('never mind lol', [{ own: false, text: 'I want to die' }])).toEqual(NONE);
    expect(readRisk('never mind lol', [])).toEqual(NONE);
  });
});
