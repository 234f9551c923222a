import { insertPrompt } from './insert-prompt';

test('a quick prompt fills the empty box, and loses nothing that was written', () => {
  const alone = insertPrompt('  ', 'analysis');
  expect(alone).toMatch(/^Look deeply/);
  expect(insertPrompt('About the boat. ', 'analysis')).toBe(`About the boat.\n\n${alone}`);
});
