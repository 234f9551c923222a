import { cutMiddle, estimateTokens, TokenMeter } from './tokens';

/** Texts and their tokens as counted by two public vocabularies, of 100,000 entries (cl100k) and of 200,000 (o200k). */
const COUNTED: [string, number, number][] = [
  ['Hello, world!', 4, 4],
  ['The quick brown fox jumps over the lazy dog.', 10, 10],
  ['I moved to Ghent in 2019, and my sister followed two years later.', 18, 18],
  ['antidisestablishmentarianism', 6, 6],
  ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 23, 16],
  ['Ich bin gestern nach Hause gekommen und habe gleich gekocht, weil ich so hungrig war.', 23, 19],
  ["Je suis rentré à la maison hier soir et j'ai préparé à manger.", 20, 17],
  ['Привет, как дела?', 8, 6],
  ['مرحبا كيف حالك اليوم', 15, 6],
  ['今日は良い天気ですね', 11, 6],
  ['我喜欢在下雨天读书。', 13, 9],
  ['안녕하세요', 5, 2],
  ['สวัสดีครับ วันนี้อากาศดี', 23, 10],
  ['नमस्ते दुनिया', 13, 5],
  ['😀', 2, 1],
  ['👨‍👩‍👧‍👦', 18, 11],
  ['0123456789', 4, 4],
  ['yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy', 8, 8],
  ['SELECT * FROM users WHERE id = 42;', 10, 10],
  [
    'When the tide went out we walked along the flats and counted the boats that lay on their sides in the mud. ' +
      'My grandmother used to say that a harbour is only honest at low water, because then it shows what it has lost.',
    47,
    47,
  ],
];

describe('an estimate of tokens', () => {
  it.each(COUNTED)('is on the high side, but not out of all proportion: %s', (text, one, other) => {
    const most = Math.max(one, other);
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(most);
    expect(estimateTokens(text)).toBeLessThanOrEqual(most * 2.5 + 2);
  });

  it('of nothing is nothing', () => {
    expect(estimateTokens('')).toBe(0);
  });

  it('grows with the text, and takes no more time than the text is long', () => {
    const hostile = ['a', ' ', 'é', '😀', '\n', '1', "'", 'aA'].map((piece) => piece.repeat(64_000));
    for (const text of hostile) {
      const whole = estimateTokens(text);
      expect(whole).toBeGreaterThan(estimateTokens(text.slice(0, text.length / 4)));
    }
  });
});

describe('a meter', () => {
  const text = 'word '.repeat(100);

  it('believes at once that it counted too little', () => {
    const meter = new TokenMeter();
    const before = meter.count(text);
    meter.learn(100, 150);
    expect(meter.count(text)).toBe(Math.ceil(before * 1.5));
  });

  it('never counts less than the estimate, however little is counted', () => {
    const meter = new TokenMeter();
    const before = meter.count(text);
    for (let times = 0; times < 100; times++) meter.learn(100, 45);
    expect(meter.count(text)).toBe(before);
  });

  it('believes by and by that it was corrected too far, down to the estimate', () => {
    const meter = new TokenMeter();
    const before = meter.count(text);
    meter.learn(100, 200);
    meter.learn(100, 100);
    expect(meter.count(text)).toBeGreaterThan(before * 1.9);
    for (let times = 0; times < 200; times++) meter.learn(100, 50);
    expect(meter.count(text)).toBeGreaterThan(before * 1.9);
    for (let times = 0; times < 200; times++) meter.learn(100, 100);
    expect(meter.count(text)).toBeLessThan(before * 1.05);
  });

  it.each([0, 1, 1_000_000, NaN, Infinity, -5])('does not believe %s for a hundred', (counted) => {
    const meter = new TokenMeter();
    const before = meter.count(text);
    meter.learn(100, counted);
    expect(meter.count(text)).toBe(before);
  });
});

describe('a text cut to its room', () => {
  const long = `first ${'middle '.repeat(500)}last`;

  it.each([20, 50, 333])('of %i tokens keeps both ends, marks the gap and fits', (tokens) => {
    const cut = cutMiddle(long, tokens, estimateTokens);
    expect(estimateTokens(cut)).toBeLessThanOrEqual(tokens);
    expect(cut).toMatch(/^first .*\[… a part is left out here …\].* ?last$/);
  });

  it('is whole where it fits and empty where nothing does', () => {
    expect(cutMiddle('short', 10, estimateTokens)).toBe('short');
    expect(cutMiddle(long, 2, estimateTokens)).toBe('');
    expect(cutMiddle(long, -5, estimateTokens)).toBe('');
  });

  it('halves no character', () => {
    const cut = cutMiddle('😀'.repeat(400), 120, estimateTokens);
    expect(cut).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
  });
});
