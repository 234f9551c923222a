import { talkReader } from '../understanding/talk-reader';
import { choiceIn, rankCells } from './cell-choice';
import { replyPool } from './reply-pool';
import { candidateCells, meaningOf, ReplyValues, replyValues, valueFeatures } from './reply-value';

const read = (text: string) => ({ text, analysis: talkReader().analyse(text) });

describe('the meaning of a cell', () => {
  it.each([
    ['tell hard work', { kind: 'tell hard', act: 'tell', tone: 'hard', matter: 'work' }],
    ['tell grave any', { kind: 'tell grave', act: 'tell', tone: 'grave', matter: null }],
    ['unsure', { kind: 'neutral', act: 'tell', tone: null, matter: null }],
    ['unsure answer', { kind: 'act', act: 'unsure', tone: null, matter: null }],
    ['advice choice+advice light', { kind: 'act', act: 'advice', tone: null, matter: null }],
    ['request any', { kind: 'request any', act: null, tone: null, matter: null }],
  ])('%s', (cell, meaning) => expect(meaningOf(cell)).toEqual(meaning));
});

describe('the value of a reply', () => {
  it('is the weighted sum of the features that have a weight', () => {
    const message = read('I lost my keys');
    const values = new ReplyValues({ 'no matter': 0.5, 'cell: unsure': 2 });
    const share = new Map(valueFeatures(message, 'unsure')).get('cell: unsure') ?? 0;
    expect(values.valueOf(message, 'unsure')).toBeCloseTo(0.5 + 2 * share);
  });

  it.each([
    ['thank you so much', 'thanks', 'tell hard any'],
    ['My mother died this morning', 'tell grave death', 'tell good any'],
    ['I got the job!!', 'tell good any', 'tell hard any'],
    ['My boss shouted at me in front of everybody again', 'tell annoyed work', 'tell good work'],
  ])('of an answer that fits "%s" is above that of one that does not', (text, right, wrong) => {
    const message = read(text);
    expect(replyValues().valueOf(message, right)).toBeGreaterThan(replyValues().valueOf(message, wrong) + 0.5);
  });
});

describe('the cells that may answer a message', () => {
  const hasCell = (cell: string) => replyPool().has(cell);

  it('always include those that assume nothing, and none without replies', () => {
    const cells = candidateCells(read('hm, whatever'), hasCell, () => 'no such cell');
    expect(cells).toEqual(expect.arrayContaining(['unsure', 'tell plain any', 'request any', 'ask any']));
    expect(cells).not.toContain('no such cell');
  });

  it('are ranked by value, and the first says how to answer', () => {
    const message = read('I got the job!!');
    const cells = rankCells(message, null);
    const values = cells.map((cell) => replyValues().valueOf(message, cell));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(choiceIn(message, cells)).toMatchObject({ act: 'tell', tone: 'good' });
  });

  it('give way to what is answered by something else than a written reply', () => {
    const message = read('tell me a joke');
    expect(choiceIn(message, rankCells(message, null)).act).toBe('joke');
  });
});
