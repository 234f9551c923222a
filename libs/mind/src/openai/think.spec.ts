import { ThinkFilter } from './think';

function filtered(text: string, size: number): string {
  const filter = new ThinkFilter();
  let out = '';
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  return out + filter.end();
}

describe('reasoning is taken out of a stream', () => {
  const cases: [string, string][] = [
    ['<think>The person is sad.</think>\n\nHello there.', 'Hello there.'],
    ['<thinking>a < b and </think> c</thinking>Yes.', 'Yes.'],
    ['<THINK>loud</THINK>Quiet.', 'Quiet.'],
    ['First.<think>second thoughts</think> Then.', 'First. Then.'],
    ['No tags, but 1 < 2 and <thin> ice.', 'No tags, but 1 < 2 and <thin> ice.'],
    ['It ends with <thi', 'It ends with <thi'],
    ['<think>never closed', ''],
    ['  \n Leading space goes, inner  space stays.', 'Leading space goes, inner  space stays.'],
  ];
  for (const [text, expected] of cases) {
    it(`whatever the cuts: ${text.slice(0, 24).trim()}`, () => {
      for (let size = 1; size <= text.length; size++) expect(filtered(text, size)).toBe(expected);
    });
  }

  it('holds back no more than what may still be a tag', () => {
    const filter = new ThinkFilter();
    expect(filter.push('one <')).toBe('one ');
    expect(filter.push('b')).toBe('<b');
  });
});
