import { clearPolledResponses, conditionalHeaders, readPolledResponse } from './conditional-requests';

const poll = (address: string, status = 200) =>
  readPolledResponse(
    address,
    new Response(status === 304 ? null : `body of ${address}`, { status, headers: { etag: `"${address}"` } }),
  );
const isCached = (address: string): boolean => 'if-none-match' in conditionalHeaders(address);

beforeEach(clearPolledResponses);

it('reuses the body of an unchanged response', async () => {
  await poll('/a');
  expect(conditionalHeaders('/a')).toMatchObject({ 'if-none-match': '"/a"' });
  expect(await poll('/a', 304)).toEqual({ status: 200, text: 'body of /a' });
});

it('forgets a response after a failure', async () => {
  await poll('/a');
  await poll('/a', 500);
  expect(isCached('/a')).toBe(false);
});

it('evicts the least recently used response beyond eight', async () => {
  for (const address of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8']) await poll(address);
  await poll('/1', 304);
  await poll('/9');
  expect(['/1', '/2', '/3', '/9'].map(isCached)).toEqual([true, false, true, true]);
});
