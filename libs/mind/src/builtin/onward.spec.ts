import { turnOf } from '../turn';
import type { VoiceTurn } from '../voice';
import { historyOf, soulOf } from './testing';
import { builtInVoice } from './voice';

const speak = async (given: Partial<VoiceTurn> & { message: string }) => {
  const { message, ...rest } = given;
  const turn = turnOf({ soul: soulOf(), person: { name: 'Ada' }, history: historyOf(message), seed: 'one', ...rest });
  const pieces: string[] = [];
  for await (const piece of builtInVoice().speak(turn, new AbortController().signal)) pieces.push(piece);
  return pieces.join('');
};

describe('a reply that was stopped', () => {
  it('goes on where it broke off', async () => {
    const message = 'I had a long day at work and my boss was in a bad mood';
    const whole = await speak({ message });
    const standing = whole.slice(0, Math.floor(whole.length / 2));
    expect(standing + (await speak({ message, standing }))).toBe(whole);
    expect(await speak({ message, standing: whole })).toBe('');
  });

  it('has something more to say where it would be another one by now', async () => {
    const more = await speak({ message: 'I had a long day at work', standing: 'Another voice began like this and' });
    expect(more).toMatch(/^ \S/);
    expect(more).not.toContain('Another voice');
  });
});

describe('files', () => {
  const text = '# Plan\n\nWe leave the harbour on Tuesday. The tide turns at nine. Bring the blue rope.';

  it('that were read are answered with a line of them, the nearest to what was asked', async () => {
    const reply = await speak({ message: 'what about the rope?', files: [{ name: 'plan.md', text, unread: null }] });
    expect(reply).toContain('“plan.md”');
    expect(reply).toContain('Bring the blue rope.');
  });

  it('that could not be read are said not to be, with the reason', async () => {
    const files = [{ name: 'boat.png', text: null, unread: 'Only text files can be read.' }];
    expect(await speak({ message: 'look at this', files })).toContain(
      'I could not read “boat.png”: only text files can be read.',
    );
    const alone = await speak({ message: 'boat.png', files });
    expect(alone).toBe('I could not read “boat.png”: only text files can be read.');
  });

  it('beyond the third are counted', async () => {
    const files = ['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => ({ name, text, unread: null }));
    expect(await speak({ message: 'all of it', files })).toContain('And 1 more file');
  });
});
