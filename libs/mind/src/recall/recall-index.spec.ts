import { RecallIndex } from './recall-index';
import type { RecallEntry } from './recollection';

const said = (key: string, text: string, more: Partial<RecallEntry> = {}): RecallEntry => ({
  key,
  kind: 'message',
  stream: 'conversation:1',
  from: 'person',
  speaker: 'Ada',
  text,
  notes: '',
  at: null,
  whispered: false,
  ...more,
});

test('finds what was said by a form of its words', () => {
  const index = new RecallIndex({ person: 'Ada', soul: 'Lumen' });
  index.append([said('a', 'I bought a lighthouse.'), said('b', 'It rained all day.')]);
  expect(index.search({ text: 'Did I buy lighthouses?', from: 'person', at: 0, limit: 5 })[0]?.key).toBe('a');
});
