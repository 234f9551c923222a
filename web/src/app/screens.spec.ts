import { patternOf, roomAt } from './screens';

const ROOMS = {
  '/': { title: 'Kinloom' },
  '/conversation/:id': { title: 'Conversation' },
  '/agents': { title: 'Team' },
};

it.each([
  ['/', 'Kinloom'],
  ['/conversation/7', 'Conversation'],
  ['/conversation/7/', 'Conversation'],
  ['/AGENTS', 'Team'],
])('%s leads to %s', (path, title) => {
  expect(roomAt(ROOMS, path)?.title).toBe(title);
});

it.each(['/conversation', '/conversation/', '/conversation/7/8', '/agents/runtime', '/agent', ''])(
  '%p leads nowhere',
  (path) => {
    expect(roomAt(ROOMS, path)).toBeUndefined();
  },
);

it('knows the paths of several screens at once, and no others', () => {
  const paths = patternOf(Object.keys(ROOMS));
  expect(['/', '/conversation/7', '/agents/'].every((path) => paths.test(path))).toBe(true);
  expect(['/conversation', '/elsewhere', '/x/agents'].some((path) => paths.test(path))).toBe(false);
});
