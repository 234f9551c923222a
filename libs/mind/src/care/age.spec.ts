import { isMinor, statedAge } from './age';

describe('the age a person states of themselves', () => {
  it.each([
    ["I'm 14", 14],
    ['im 15 btw', 15],
    ['i am sixteen years old', 16],
    ["hi I'm Lena, I'm 13 and I like horses", 13],
    ["I'm only 12, is that ok?", 12],
    ['I’m 17 lol', 17],
    ['14f', 14],
    ['as a 15 year old I find school hard', 15],
    ['as a 15-year-old girl', 15],
    ['I turned sixteen today', 16],
    ["I'm turning 14 next week", 13],
    ["I'm almost 18", 17],
    ['my age is 11', 11],
    ["I'm in 8th grade and I'm 13", 13],
    ['I was late today. I am 14.', 14],
  ])('%s', (said, age) => {
    expect(statedAge(said)).toBe(age);
    expect(isMinor(said)).toBe(true);
  });
  it.each([
    ["I'm 34", 34],
    ["I'm 18", 18],
    ['I am twenty', 20],
    ["I'm 42 and tired", 42],
  ])('of age: %s', (said, age) => {
    expect(statedAge(said)).toBe(age);
    expect(isMinor(said)).toBe(false);
  });
  it.each([
    'my son is 14',
    'my daughter says "I\'m 14"',
    'I was 14 when we moved',
    'when I was 14',
    "I'm 14 weeks pregnant",
    "I'm 14 days sober",
    '14 days',
    "I'm 14 minutes late",
    "I'm 15 km from home",
    "I'm 5 minutes away",
    "I'm 13 years sober",
    "I'm 16 years into this job",
    "I'm 14th in line",
    "I'm 12% done",
    "I'm 10 pages in",
    "I'm 17 pounds lighter",
    'I feel like I am 15 again',
    "if I'm 16 can I drive?",
    "I'm not 15 any more",
    "pretend I'm 12",
    'he thinks I am 16',
    'my character says I am 14',
    "I'm 14:30 free",
    "I'm 6 feet tall",
    "I'm one of 14 kids",
    "I've been 14 times to Rome",
    "I'm 1.75 m",
    'room 14',
    'I turned 14 in 1990',
    "it's 15 degrees",
    "I'm 3",
    'hello',
  ])('none: %s', (said) => {
    expect(isMinor(said)).toBe(false);
  });
  it('is looked for in the beginning of a long message, at no cost beyond', () => {
    expect(statedAge('i am 14 weeks, '.repeat(1_000))).toBeNull();
  });
});
