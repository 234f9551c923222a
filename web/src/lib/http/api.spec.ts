import { ERRORS } from '@kinloom/contract';
import { buildAddress, ApiError, call, UNREACHABLE_TEXT, setSignedOutListener } from './api';
import { safeReturnPath, signInPath } from '../paths';
import { clearPolledResponses } from './conditional-requests';

const mockResponse = (status: number, body: string): void => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(status === 204 ? null : body, { status })));
};
const rejectionOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
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
    setSignedOutListener(() => undefined);
  });

  it('fills path parameters, sends JSON with credentials and resolves the response', async () => {
    mockResponse(200, '{"id":3}');
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

  it('sends the ETag of a polled response and reuses the cached body on 304', async () => {
    const replies = [
      new Response('{"typing":[1]}', { status: 200, headers: { etag: '"a"' } }),
      new Response(null, { status: 304 }),
      new Response('{"typing":[]}', { status: 200, headers: { etag: '"b"' } }),
      new Response('{"typing":[2]}', { status: 200 }),
    ];
    const fetchMock = jest.fn((_: string, init: RequestInit) => {
      void init;
      return Promise.resolve(replies.shift() ?? new Response('{}'));
    });
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    const poll = () => call('GET /api/conversations/:id/typing', { params: { id: 3 }, polled: true });
    await expect(poll()).resolves.toEqual({ typing: [1] });
    await expect(poll()).resolves.toEqual({ typing: [1] });
    await expect(poll()).resolves.toEqual({ typing: [] });
    clearPolledResponses();
    await expect(poll()).resolves.toEqual({ typing: [2] });
    expect(fetchMock.mock.calls.map(([, { headers }]) => headers)).toEqual([
      {},
      { 'if-none-match': '"a"', 'cache-control': 'max-age=0' },
      { 'if-none-match': '"a"', 'cache-control': 'max-age=0' },
      {},
    ]);
  });

  it('resolves undefined on 204', async () => {
    mockResponse(204, '');
    await expect(call('DELETE /api/companions/:id', { params: { id: 3 } })).resolves.toBeUndefined();
  });

  it('escapes path parameters and omits undefined query values', () => {
    expect(buildAddress('/api/x/:id/y', { id: 'a/b?' }, { after: 5, before: undefined })).toBe(
      '/api/x/a%2Fb%3F/y?after=5',
    );
    expect(buildAddress('/api/x', undefined, {})).toBe('/api/x');
  });

  it('rejects with status, code, text and fields of the error response', async () => {
    const body = '{"success":false,"error":"No.","code":"invalid","fields":{"name":"Too long.","odd":5}}';
    mockResponse(400, body);
    const error = await rejectionOf(call('GET /api/companions'));
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid',
      serverText: 'No.',
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
  ])('derives code and text from a bare %i', async (status, body, code) => {
    mockResponse(status, body);
    const error = await rejectionOf(call('GET /api/companions'));
    expect(error).toMatchObject({ status, code, serverText: null, text: ERRORS[code as keyof typeof ERRORS].text });
  });

  it('rejects with status 0 if the server was not reached', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejectionOf(call('GET /api/companions'))).toMatchObject({
      status: 0,
      reached: false,
      text: UNREACHABLE_TEXT,
    });
  });

  it('rejects a response that is not JSON', async () => {
    mockResponse(200, '<!doctype html>');
    expect(await rejectionOf(call('GET /api/companions'))).toMatchObject({ code: 'internal' });
  });

  it('reports an ended session, but not a wrong password', async () => {
    const signedOut = jest.fn();
    setSignedOutListener(signedOut);
    mockResponse(401, '{"success":false,"error":"Invalid email or password","code":"invalid_credentials"}');
    await rejectionOf(call('POST /api/auth/login', { body: { email: 'a', password: 'b' } }));
    expect(signedOut).not.toHaveBeenCalled();
    mockResponse(401, '{"success":false,"error":"Please sign in.","code":"not_signed_in"}');
    await rejectionOf(call('GET /api/companions'));
    expect(signedOut).toHaveBeenCalledTimes(1);
  });
});

describe('safeReturnPath', () => {
  it.each(['/', '/circle', '/conversation/7?x=1#end', '/?soul=3'])('accepts %s', (path) =>
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

  it('signInPath keeps the current path', () => {
    expect(signInPath('/?soul=3')).toBe('/auth/login?next=%2F%3Fsoul%3D3');
  });
});
