import { prompted } from './prompts';

test('a quick prompt fills the empty box, and loses nothing that was written', () => {
  const alone = prompted('  ', 'analysis');
  expect(alone).toMatch(/^Look deeply/);
  expect(prompted('About the boat. ', 'analysis')).toBe(`About the boat.\n\n${alone}`);
});
