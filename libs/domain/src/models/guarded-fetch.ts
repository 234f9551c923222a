import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FetchLike } from '@kinloom/mind';
import { assertHost, guardedLookup } from './outbound-address';

/**
 * Sends a request to a model server. Redirects are not followed, and names are resolved by `guardedLookup`.
 * @throws DomainError model_address_refused; socket errors with their code
 */
export const guardedFetch: FetchLike = async (url, { method, headers, body, signal }) => {
  assertHost(url);
  signal.throwIfAborted();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers, signal, lookup: guardedLookup, agent: false }, (incoming) => {
      const status = incoming.statusCode ?? 502;
      const isWithoutBody = status === 204 || status === 304 || status < 200;
      const contentType = incoming.headers['content-type'];
      if (isWithoutBody) incoming.resume();
      resolve(
        new Response(isWithoutBody ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>), {
          status: isWithoutBody ? 200 : status,
          headers: contentType === undefined ? {} : { 'content-type': contentType },
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
};
