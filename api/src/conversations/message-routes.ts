import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Config, withLogContext } from '@kinloom/config';
import { DomainError, ERRORS, failureOf, LIMITS } from '@kinloom/contract';
import { type ListMessagesQuery, SendMessageRequest } from '@kinloom/contract/requests';
import type { MeasuresService } from '@kinloom/domain/administration';
import type { MessagesService } from '@kinloom/domain/conversations';
import type { NextFunction, Request, Response } from 'express';
import { toDomainError } from '../common/domain-exception.filter';
import { isOwnOrigin } from '../common/origin-check';
import { NO_STORE, securityHeadersOfData } from '../common/security-headers';
import type { SessionStore } from '../common/session-store';
import { parseMessage } from './parse-message';

/** Route pattern in the metrics: that of the controller. */
const ROUTE = '/api/conversations/:id/messages';
const ADDRESS = /^\/api\/conversations\/([1-9]\d{0,14})\/messages(?:\?([\w=&]*))?$/;
/** Content types that are parsed here. */
const JSON_TYPE = /^application\/json(?: *; *charset=utf-8)?$/i;
const NUMBER = /^[1-9]\d{0,14}$/;

/** Sends the response. */
type Send = (status: number, body: string, further?: OutgoingHttpHeaders) => void;

/** What the routes need. */
export interface MessageRoutesOptions {
  config: Config;
  store: SessionStore;
  messages: Pick<MessagesService, 'post' | 'page'>;
  measures: Pick<MeasuresService, 'request'>;
  /** The tag of a body, the same as in responses of the other routes. */
  etagOf: (body: string) => string;
}

/**
 * Sends and pages messages without the chain of handlers that serves all other routes: these two are most of all requests, and the chain
 * costs more than they do. Only requests of cached sessions in their usual form are served here. All others are passed on and served by
 * `ConversationsController` with the same results.
 */
export function messageRoutes({ config, store, messages, measures, etagOf }: MessageRoutesOptions) {
  const headers: OutgoingHttpHeaders = {
    ...securityHeadersOfData(config),
    'cache-control': NO_STORE,
    'content-type': 'application/json; charset=utf-8',
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    const [, conversation, query = ''] = ADDRESS.exec(request.url) ?? [];
    const work = conversation === undefined ? null : workOf(request, Number(conversation), query);
    if (!work) return next();
    store.findAccount(request.headers.cookie, (accountId) => {
      if (accountId === null) next();
      else answer(request, response, (send) => work(accountId, send));
    });
  };

  /** @returns null where the request is not in its usual form */
  function workOf(request: IncomingMessage, conversationId: number, query: string) {
    if (request.method === 'POST' && query === '' && hasUsualBody(request) && isOwnOrigin(request, config))
      return async (accountId: number, send: Send) => {
        const body = parseMessage(SendMessageRequest, parseJson(await bodyOf(request)));
        send(201, JSON.stringify(await messages.post(accountId, conversationId, body)));
      };
    const page = request.method === 'GET' ? pageIn(query) : null;
    if (!page) return null;
    return async (accountId: number, send: Send) => {
      const body = await messages.page(accountId, conversationId, page);
      const etag = etagOf(body);
      if (request.headers['if-none-match'] === etag) send(304, '', { etag });
      else send(200, body, { etag });
    };
  }

  function answer(request: IncomingMessage, response: ServerResponse, work: (send: Send) => Promise<void>): void {
    const startedAt = performance.now();
    const id = randomUUID();
    const send: Send = (status, body, further) => {
      const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
      response.writeHead(status, { ...headers, 'x-request-id': id, ...length, ...further }).end(body);
      measures.request(request.method ?? '', ROUTE, status, (performance.now() - startedAt) / 1_000);
    };
    work(send).catch((error: unknown) => {
      // The client has gone while it sent the body.
      if (request.destroyed && !request.complete) return;
      const failure = withLogContext({ request: id }, () => toDomainError(error));
      const { retryAfter } = failure.details;
      send(
        ERRORS[failure.code].status,
        JSON.stringify(failureOf(failure)),
        retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      );
    });
  }
}

/** Whether a body can be read as it is: JSON in UTF-8, uncompressed, of a known and accepted length. */
function hasUsualBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    length > 0 &&
    length <= LIMITS.jsonBytes &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined &&
    JSON_TYPE.test(headers['content-type'] ?? '')
  );
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
    request.once('error', reject);
  });
}

/** @throws DomainError malformed */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('malformed');
  }
}

/** The page that a query asks for; null where it is not in its usual form, which is then validated elsewhere. */
function pageIn(query: string): ListMessagesQuery | null {
  const page: ListMessagesQuery = {};
  for (const part of query === '' ? [] : query.split('&')) {
    const [key, value = ''] = part.split('=');
    if ((key !== 'after' && key !== 'before' && key !== 'limit') || page[key] !== undefined || !NUMBER.test(value))
      return null;
    page[key] = Number(value);
  }
  return (page.limit ?? 0) <= LIMITS.pageMax ? page : null;
}
