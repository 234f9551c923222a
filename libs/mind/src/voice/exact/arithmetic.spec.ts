import { sumIn, sumWithin } from './arithmetic';

describe('sums in messages', () => {
  it.each([
    ["what's 15% of 340?", '51'],
    ['2+2', '4'],
    ['(12 + 7) * 3 =', '57'],
    ['whats 120 divided by 8', '15'],
    ['how much is 1,200 minus 345.5?', '854.5'],
    ['7 x 8', '56'],
    ['can you work out 3 squared plus 4 squared', '25'],
    ['20% off 80', '64'],
    ['what is 2 to the power of 10', '1,024'],
    ['hey, 100 / 3 please', '33.333333'],
    ['-4 + 10', '6'],
    ['whats £12.50 times 4', '50'],
  ])('computes "%s"', (message, result) => {
    expect(sumIn(message)).toBe(result);
  });

  it.each([
    'I am 42',
    '24/7',
    '9/11',
    '2-1',
    'we won 3-2 and I scored',
    'two plus two is what they teach you',
    '1 / 0',
    '(2 + 3',
    '2 +',
    '5 times I told him',
    '',
    '9'.repeat(400) + ' * 9',
  ])('leaves alone what is no sum: "%s"', (message) => {
    expect(sumIn(message)).toBeNull();
  });
});

describe('sums among other words', () => {
  it.each([
    ['What is 3/8 + 5/16, I have flour all over my hands', '0.6875'],
    ["rent is 600, so what's 24 x 16.40 x 4 and does that cover it", '1,574.4'],
    ['quick one: how much is 15% of 80 plus 3? thanks', '15'],
    ["what's 20% off 80 in the sale", '64'],
  ])('computes "%s"', (message, result) => {
    expect(sumWithin(message)).toBe(result);
  });

  it.each([
    "what's 24/7 about that",
    'what is 9/11 to them',
    "what's 40 like?",
    'how much are 3 of those',
    'I paid 3 times 40',
    "what's the score, 3-2?",
    '',
  ])('leaves alone what is no sum: "%s"', (message) => {
    expect(sumWithin(message)).toBeNull();
  });
});
