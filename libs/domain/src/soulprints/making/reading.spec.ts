import type { FileCategory } from '@kinloom/contract';
import {
  analyseMaterial,
  truncateAtSentence,
  findDescription,
  isSignedBy,
  type MaterialFile,
  classifyFiles,
  forEachMessage,
} from './reading';

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

describe('source files of a soul', () => {
  it('are classified as chats, letters of the soul and texts about it', async () => {
    const material = await classifyFiles(
      [
        file('chat.txt', TALK, 'conversations'),
        file('mine.txt', 'Dear Ana,\n\nI think of the sea.\n\nYours, Wren', 'letters'),
        file('hers.txt', 'Dear Wren,\n\nCome home.\n\nYours,\nAna', 'letters'),
        file('who.md', 'Wren is patient.', 'soulprints'),
      ],
      'Wren',
      null,
    );
    expect(material.chats.map(({ soul, person }) => [soul, person])).toEqual([['Wren', 'Ana']]);
    expect(material.texts.map(({ file: { name }, voice }) => [name, voice])).toEqual([
      ['mine.txt', 'own'],
      ['hers.txt', 'about'],
      ['who.md', 'about'],
    ]);
    expect(findDescription(material.texts)).toBe('Wren is patient.');
    const { counts } = (await analyseMaterial(material)).result({ archetypes: ['companion'] });
    expect(counts).toMatchObject({ texts: 5, ownTexts: 3 });
  });

  it('are chats without a category only with two speakers', async () => {
    expect((await classifyFiles([file('chat.txt', TALK, null)], 'Wren', null)).chats).toHaveLength(1);
    const { chats, texts } = await classifyFiles([file('list.md', 'Milk\n\nBread\n\nSalt', null)], 'Wren', null);
    expect([chats.length, texts.length]).toEqual([0, 1]);
  });

  it.each([
    ['America/New_York', '2024-01-05T23:30:00.000Z'],
    [null, '2024-01-05T18:30:00.000Z'],
  ])('have chat times in the time zone %s', async (timeZone, at) => {
    const chat = '[05.01.24, 18:30:00] Ana: Are you there?\n[05.01.24, 18:31:00] Wren: Always.\n';
    const { chats } = await classifyFiles([file('chat.txt', chat, 'conversations')], 'Wren', timeZone);
    const times: (number | null)[] = [];
    for (const found of chats) await forEachMessage(found, (message) => void times.push(message.at));
    expect(times[0]).toBe(Date.parse(at));
  });

  it.each([
    ['Come soon.\n\nLove,\nWren', true],
    ['Come soon.\n— your old friend Wren!', true],
    ['Come soon, and greet everybody there who still asks for Wren', false],
    ['Wren is here.\n\nLove,\nAna', false],
    ['', false],
  ])('%j is signed by Wren: %s', (text, signed) => expect(isSignedBy(text, 'Wren')).toBe(signed));

  it('are summarised by their beginning, cut at a sentence', () => {
    expect(truncateAtSentence('One two. Three four. Five six seven', 25)).toBe('One two. Three four.');
    expect(truncateAtSentence(' short ', 25)).toBe('short');
  });
});
