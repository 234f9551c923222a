import { ERRORS } from '@kinloom/contract';
import { addressOf, ApiError, call, UNREACHABLE_TEXT, whenSignedOut } from './api';
import { safeReturnPath, signInPath } from './paths';
import { clearPolled } from './conditional-requests';

const answer = (status: number, body: string): void => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(status === 204 ? null : body, { status })));
};
const failureOf = async (made: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await made.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail as it should.');
};

describe('call', () => {
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
    whenSignedOut(() => undefined);
  });

  it('fills in the path, sends JSON with the session, and answers what came', async () => {
    answer(200, '{"id":3}');
    await expect(call('PUT /api/companions/:id', { params: { id: 3 }, body: { name: 'Ilse' } })).resolves.toEqual({
      id: 3,
    });
    expect(globalThis.fetch).toHaveBeenCalledWith('/api/companions/3', {
      method: 'PUT',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ilse"}',
    });
  });

  it('asks for a polled answer by its ETag, and has the held one where it has not changed', async () => {
    const replies = [
      new Response('{"typing":[1]}', { status: 200, headers: { etag: '"a"' } }),
      new Response(null, { status: 304 }),
      new Response('{"typing":[]}', { status: 200, headers: { etag: '"b"' } }),
      new Response('{"typing":[2]}', { status: 200 }),
    ];
    const asked = jest.fn((_: string, init: RequestInit) => {
      void init;
      return Promise.resolve(replies.shift() ?? new Response('{}'));
    });
    globalThis.fetch = asked as unknown as typeof fetch;
    const poll = () => call('GET /api/conversations/:id/typing', { params: { id: 3 }, polled: true });
    await expect(poll()).resolves.toEqual({ typing: [1] });
    await expect(poll()).resolves.toEqual({ typing: [1] });
    await expect(poll()).resolves.toEqual({ typing: [] });
    clearPolled();
    await expect(poll()).resolves.toEqual({ typing: [2] });
    expect(asked.mock.calls.map(([, { headers }]) => headers)).toEqual([
      {},
      { 'if-none-match': '"a"', 'cache-control': 'max-age=0' },
      { 'if-none-match': '"a"', 'cache-control': 'max-age=0' },
      {},
    ]);
  });

  it('answers nothing to a 204', async () => {
    answer(204, '');
    await expect(call('DELETE /api/companions/:id', { params: { id: 3 } })).resolves.toBeUndefined();
  });

  it('escapes names in the path and leaves out what was not asked', () => {
    expect(addressOf('/api/x/:id/y', { id: 'a/b?' }, { after: 5, before: undefined })).toBe(
      '/api/x/a%2Fb%3F/y?after=5',
    );
    expect(addressOf('/api/x', undefined, {})).toBe('/api/x');
  });

  it('tells a refusal with its code, its words, its fields and the status before the body', async () => {
    const body = '{"success":false,"error":"No.","code":"invalid","fields":{"name":"Too long.","odd":5}}';
    answer(400, body);
    const error = await failureOf(call('GET /api/companions'));
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid',
      said: 'No.',
      text: 'No.',
      fields: { name: 'Too long.' },
    });
    expect(error.message).toBe(`400: ${body}`);
  });

  it.each([
    [502, '<html>Bad gateway</html>', 'unavailable'],
    [500, '', 'internal'],
    [404, '{}', 'not_found'],
    [429, '"no"', 'too_many'],
    [418, '{"code":"teapot"}', 'invalid'],
  ])('finds a code and words for a bare %i', async (status, body, code) => {
    answer(status, body);
    const error = await failureOf(call('GET /api/companions'));
    expect(error).toMatchObject({ status, code, said: null, text: ERRORS[code as keyof typeof ERRORS].text });
  });

  it('says when the server was not reached', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(call('GET /api/companions'))).toMatchObject({
      status: 0,
      reached: false,
      text: UNREACHABLE_TEXT,
    });
  });

  it('does not take a page for an answer', async () => {
    answer(200, '<!doctype html>');
    expect(await failureOf(call('GET /api/companions'))).toMatchObject({ code: 'internal' });
  });

  it('notices that nobody is signed in any more, but not a wrong password', async () => {
    const signedOut = jest.fn();
    whenSignedOut(signedOut);
    answer(401, '{"success":false,"error":"Invalid email or password","code":"invalid_credentials"}');
    await failureOf(call('POST /api/auth/login', { body: { email: 'a', password: 'b' } }));
    expect(signedOut).not.toHaveBeenCalled();
    answer(401, '{"success":false,"error":"Please sign in.","code":"not_signed_in"}');
    await failureOf(call('GET /api/companions'));
    expect(signedOut).toHaveBeenCalledTimes(1);
  });
});

describe('where to go after signing in', () => {
  it.each(['/', '/circle', '/conversation/7?x=1#end', '/?soul=3'])('takes %s', (path) =>
    expect(safeReturnPath(path, '/circle')).toBe(path),
  );

  it.each([
    null,
    '',
    'circle',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    '/ a',
    'https://evil.example',
    '/\n/x',
  ])('refuses %j', (path) => expect(safeReturnPath(path, '/circle')).toBe('/circle'));

  it('leads back to where the person was', () => {
    expect(signInPath('/?soul=3')).toBe('/auth/login?next=%2F%3Fsoul%3D3');
  });
});
