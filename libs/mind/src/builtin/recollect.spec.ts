import { turnOf } from '../turn';
import type { Utterance } from '../voice';
import { composeReply } from './compose';
import { composed, historyOf, keptOf, recalledOf, soulOf } from './testing';

const CANAL = keptOf('You grew up next to a canal in Utrecht');
const TOLD = 'We walked along the water and fed the ducks';
const SEEDS = Array.from({ length: 40 }, (_, at) => `s${at}`);
const withMemory = (fit: number) => SEEDS.map((seed) => composed(TOLD, { seed, recalled: [recalledOf(CANAL, fit)] }));

describe('what comes to mind', () => {
  it('is brought up where it fits, in proportion, and cited exactly then', () => {
    const said = withMemory(0.7);
    const brought = said.filter(({ pieces }) => /canal in Utrecht/.test(pieces.join('')));
    expect(brought.length).toBeGreaterThan(SEEDS.length / 10);
    expect(brought.length).toBeLessThan(SEEDS.length * 0.8);
    for (const one of said) expect(one.cited).toEqual(brought.includes(one) ? [`memory:${CANAL.id}`] : []);
  });

  it('is left alone where it hardly fits, or the person does not want it', () => {
    for (const { cited } of withMemory(0.3)) expect(cited).toEqual([]);
    const unwanted = recalledOf({ ...CANAL, objection: 'never-mention' }, 0.9);
    for (const seed of SEEDS) expect(composed(TOLD, { seed, recalled: [unwanted] }).cited).toEqual([]);
  });

  it('does not come back within ten replies', () => {
    const history: Utterance[] = [];
    const at: number[] = [];
    for (let turn = 0; turn < 30; turn++) {
      history.push({ from: 'person', text: `${TOLD}, for the ${turn}th time this year`, at: turn });
      const given = turnOf({ soul: soulOf(), history: [...history], seed: 's', recalled: [recalledOf(CANAL, 0.8)] });
      const reply = composeReply(given).pieces.join('');
      if (reply.includes('canal in Utrecht')) at.push(turn);
      history.push({ from: 'soul', text: reply, at: turn });
    }
    expect(at.length).toBeGreaterThan(0);
    at.slice(1).forEach((turn, before) => expect(turn - at[before]!).toBeGreaterThan(10));
  });

  it('is quoted when asked for, with its day; where there is nothing, that is said', () => {
    const quoted = {
      ...recalledOf(CANAL, 0.8),
      key: 'message:9',
      kind: 'message' as const,
      memory: null,
      text: 'I sold my violin in spring. It broke my heart.',
    };
    const asked = 'Do you remember what I said about my violin?';
    for (const seed of SEEDS.slice(0, 8)) {
      const { pieces, cited } = composed(asked, { seed, recalled: [quoted] });
      expect(pieces.join('')).toMatch(/"I sold my violin in spring\."/);
      expect(pieces.join('')).toMatch(/3 May/);
      expect(cited).toEqual(['message:9']);
      expect(composed(asked, { seed }).pieces.join('')).toMatch(/\bnot\b|n't\b|never|nothing|\bno\b/i);
    }
  });

  it('asks after what is over since a few days', () => {
    const day = Date.UTC(2026, 4, 10);
    const interview = keptOf('You have a job interview on 10 May 2026', {
      kind: 'event',
      span: { from: day, to: day + 3_600_000, precision: 'day' },
    });
    const reply = (now: number) =>
      composed('hello', { now, recalled: [recalledOf(interview, 0.4)], history: historyOf('hello') }).pieces.join('');
    expect(reply(day + 2 * 86_400_000)).toMatch(/interview/);
    expect(reply(day - 86_400_000)).not.toMatch(/interview/);
    expect(reply(day + 40 * 86_400_000)).not.toMatch(/interview/);
  });
});

describe('what the soul itself used to say', () => {
  const own = (reply: string, fit = 0.8) => ({ key: 'archive:3', cue: 'We fed the ducks', reply, fit });
  it('is said again where it fits, without the names of others', () => {
    const { pieces, cited } = composed(TOLD, {
      ownWords: [own('Ducks are tiny tyrants, Theo. Never trust a mallard.')],
    });
    expect(pieces.join('')).toBe('Ducks are tiny tyrants. Never trust a mallard.');
    expect(cited).toEqual(['archive:3']);
  });
  it('is not said twice, nor where it hardly fits, nor when it claims to be human', () => {
    const words = [own('Ducks are tiny tyrants.')];
    const history = historyOf('Hi', 'Ducks are tiny tyrants.', TOLD);
    expect(composed(TOLD, { ownWords: words, history }).pieces.join('')).not.toMatch(/tyrants/);
    expect(composed(TOLD, { ownWords: [own('Ducks are tiny tyrants.', 0.2)] }).cited).toEqual([]);
    expect(composed(TOLD, { ownWords: [own('I am a real person.')] }).cited).toEqual([]);
  });
});
