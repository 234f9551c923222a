import type { FileCategory } from '@kinloom/contract';
import { analysed, beginningOf, descriptionIn, isSignedBy, type MaterialFile, sortedOut } from './reading';

const file = (name: string, text: string, category: FileCategory | null): MaterialFile => ({
  id: 1,
  name,
  type: 'text/plain',
  size: text.length,
  text,
  category,
  source: {
    name,
    size: text.length,
    async *open() {
      yield Buffer.from(text);
    },
  },
});
const TALK = 'Ana: Are you there?\nWren: Always, by the window.\nAna: Good.\nWren: I love the tide.\n';

describe('the files a soul is made of', () => {
  it('are talks, letters of the soul, and texts about it', async () => {
    const material = await sortedOut(
      [
        file('chat.txt', TALK, 'conversations'),
        file('mine.txt', 'Dear Ana,\n\nI think of the sea.\n\nYours, Wren', 'letters'),
        file('hers.txt', 'Dear Wren,\n\nCome home.\n\nYours,\nAna', 'letters'),
        file('who.md', 'Wren is patient.', 'soulprints'),
      ],
      'Wren',
    );
    expect(material.talks.map(({ soul, person }) => [soul, person])).toEqual([['Wren', 'Ana']]);
    expect(material.texts.map(({ file: { name }, voice }) => [name, voice])).toEqual([
      ['mine.txt', 'own'],
      ['hers.txt', 'about'],
      ['who.md', 'about'],
    ]);
    expect(descriptionIn(material.texts)).toBe('Wren is patient.');
    const { counts } = (await analysed(material)).result({ archetypes: ['companion'] });
    expect(counts).toMatchObject({ texts: 5, ownTexts: 3 });
  });

  it('are a talk without being sorted only where two speak', async () => {
    expect((await sortedOut([file('chat.txt', TALK, null)], 'Wren')).talks).toHaveLength(1);
    const { talks, texts } = await sortedOut([file('list.md', 'Milk\n\nBread\n\nSalt', null)], 'Wren');
    expect([talks.length, texts.length]).toEqual([0, 1]);
  });

  it.each([
    ['Come soon.\n\nLove,\nWren', true],
    ['Come soon.\n— your old friend Wren!', true],
    ['Come soon, and greet everybody there who still asks for Wren', false],
    ['Wren is here.\n\nLove,\nAna', false],
    ['', false],
  ])('%j is signed by Wren: %s', (text, signed) => expect(isSignedBy(text, 'Wren')).toBe(signed));

  it('are described by their beginning, up to the end of a sentence', () => {
    expect(beginningOf('One two. Three four. Five six seven', 25)).toBe('One two. Three four.');
    expect(beginningOf(' short ', 25)).toBe('short');
  });
});
