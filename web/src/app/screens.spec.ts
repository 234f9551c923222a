import { pathPattern, findRoute } from './screens';

const ROUTES = {
  '/': { title: 'Kinloom' },
  '/conversation/:id': { title: 'Conversation' },
  '/agents': { title: 'Team' },
};

it.each([
  ['/', 'Kinloom'],
  ['/conversation/7', 'Conversation'],
  ['/conversation/7/', 'Conversation'],
  ['/AGENTS', 'Team'],
])('%s matches %s', (path, title) => {
  expect(findRoute(ROUTES, path)?.title).toBe(title);
});

it.each(['/conversation', '/conversation/', '/conversation/7/8', '/agents/runtime', '/agent', ''])(
  '%p matches no screen',
  (path) => {
    expect(findRoute(ROUTES, path)).toBeUndefined();
  },
);

it('pathPattern matches exactly the given screens', () => {
  const paths = pathPattern(Object.keys(ROUTES));
  expect(['/', '/conversation/7', '/agents/'].every((path) => paths.test(path))).toBe(true);
  expect(['/conversation', '/elsewhere', '/x/agents'].some((path) => paths.test(path))).toBe(false);
});
