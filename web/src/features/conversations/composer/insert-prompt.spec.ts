import { insertPrompt } from './insert-prompt';

test('a quick prompt fills an empty box and is appended to existing text', () => {
  const alone = insertPrompt('  ', 'analysis');
  expect(alone).toMatch(/^Look deeply/);
  expect(insertPrompt('About the boat. ', 'analysis')).toBe(`About the boat.\n\n${alone}`);
});
