import { deletionText } from './deletion-text';

it.each([
  [{ memories: 12, conversations: 1, files: 2 }, 'Deleted too: 12 memories, 1 conversation, and 2 files.'],
  [{ memories: 1, conversations: 0, files: 0 }, 'Deleted too: 1 memory.'],
  [{ memories: 0, conversations: 0, files: 0 }, 'Nothing else is deleted.'],
  [undefined, 'All memories, conversations and files of Wren are deleted too.'],
])('says what is deleted with a soul: %j', (contents, text) => expect(deletionText('Wren', contents)).toBe(text));
