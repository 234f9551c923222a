import { ERRORS, type ErrorCode, type Route } from '@kinloom/contract';

/** A request as the server saw it. */
export interface ReceivedRequest {
  route: Route;
  /** The path with its query. */
  address: string;
  body: unknown;
}

type Respond = (request: ReceivedRequest) => unknown;

interface Failure {
  status: number;
  body: object;
}

const failures = new WeakSet<object>();

/** An error answer with the catalogue's text, as the server sends it. @param fields problems by field name */
export function failure(code: ErrorCode, fields?: Readonly<Record<string, string>>): Failure {
  const answer = {
    status: ERRORS[code].status,
    body: { error: ERRORS[code].text, code, ...(fields ? { fields } : {}) },
  };
  failures.add(answer);
  return answer;
}

/** Thrown by a route: the server is not reached. */
export const UNREACHABLE = new TypeError('fetch failed');

/**
 * Replaces `fetch`, and `XMLHttpRequest` where uploads use it, by answers per route. A request to a route that has none fails the test.
 * Each answer is a value, `failure(…)`, or a function of the request that returns either, or a promise of it.
 */
export class FakeServer {
  readonly requests: ReceivedRequest[] = [];
  private readonly routes = new Map<Route, Respond>();
  private readonly unexpected: string[] = [];

  /** Sets the answer of a route; the last one set holds. */
  on(route: Route, answer: unknown): this {
    this.routes.set(route, typeof answer === 'function' ? (answer as Respond) : () => answer);
    return this;
  }

  /** The bodies that a route received, in order. */
  sent(route: Route): unknown[] {
    return this.requests.filter((request) => request.route === route).map(({ body }) => body);
  }

  /** The addresses at which a route was called, in order. */
  addresses(route: Route): string[] {
    return this.requests.filter((request) => request.route === route).map(({ address }) => address);
  }

  /** Answers a route only when `release` is called, so that a test can look at the time in between. */
  hold(route: Route, answer: unknown): { release: () => void } {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    this.on(route, async () => {
      await released;
      return answer;
    });
    return { release: () => release() };
  }

  install(): void {
    const answer = (address: string, init: RequestInit): Promise<Response> => this.answer(address, init);
    globalThis.fetch = async (input, init) => answer(input as string, init ?? {});
    globalThis.XMLHttpRequest = class extends FakeUpload {
      protected readonly answer = answer;
    } as unknown as typeof XMLHttpRequest;
  }

  /** @throws Error where routes without an answer were called */
  verify(): void {
    if (this.unexpected.length > 0) throw new Error(`no answer is set for ${this.unexpected.join(', ')}`);
  }

  private async answer(address: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    const route = [...this.routes.keys()].find((one) => matches(one, method, address));
    if (!route) {
      this.unexpected.push(`${method} ${address}`);
      return response(404, { error: ERRORS.not_found.text, code: 'not_found' });
    }
    const request = { route, address, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
    this.requests.push(request);
    const answer = await this.routes.get(route)?.(request);
    signal?.throwIfAborted();
    if (answer === UNREACHABLE) throw UNREACHABLE;
    if (isFailure(answer)) return response(answer.status, answer.body);
    return response(200, answer);
  }
}

/** The parts of an `XMLHttpRequest` that uploads use. The whole body is sent at once. */
abstract class FakeUpload {
  readonly upload: { onload?: () => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onabort: () => void = () => undefined;
  private isAborted = false;
  private method = '';
  private address = '';
  protected abstract readonly answer: (address: string, init: RequestInit) => Promise<Response>;

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(): void {}

  abort(): void {
    this.isAborted = true;
    this.onabort();
  }

  send(body: string | FormData): void {
    this.upload.onload?.();
    this.answer(this.address, { method: this.method, body }).then(
      async (response) => {
        if (this.isAborted) return;
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      },
      () => this.onerror(),
    );
  }
}

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && failures.has(answer);

function matches(route: Route, method: string, address: string): boolean {
  const [expected = '', template = ''] = route.split(' ');
  const wanted = template.split('/');
  const parts = (address.split('?')[0] ?? '').split('/');
  return (
    expected === method &&
    wanted.length === parts.length &&
    wanted.every((part, place) => (part.startsWith(':') ? parts[place] !== '' : part === parts[place]))
  );
}

/** jsdom has no `Response`; these are the parts of one that `call` reads. */
function response(status: number, body: unknown): Response {
  const text = body === undefined ? '' : JSON.stringify(body);
  return {
    status,
    ok: status < 300,
    statusText: String(status),
    headers: new Headers(),
    text: async () => text,
  } as Response;
}
