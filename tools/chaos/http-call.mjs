import { request } from 'node:http';

/** Milliseconds after which a request counts as failed: longer than the api takes to give up on its database. */
export const REQUEST_TIMEOUT_MS = 15_000;

/**
 * @typedef {object} Answer
 * @property {number} status 0 where no answer came
 * @property {any} json null where the body is something else
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string | null} error why no answer came, such as ECONNRESET
 */

/**
 * Makes one HTTP call. Never rejects: what failed is in the answer.
 * @param {string} url
 * @param {{ method: string, agent: import('node:http').Agent, cookie: string, body?: unknown }} options
 * @returns {Promise<Answer>}
 */
export function httpCall(url, { method, agent, cookie, body }) {
  return new Promise((resolve) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const fail = (/** @type {string} */ error) => resolve({ status: 0, json: null, headers: {}, error });
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    };
    const sent = request(url, { method, agent, timeout: REQUEST_TIMEOUT_MS, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('error', () => fail('cut'));
      response.on('end', () => {
        const isJson = /json/.test(response.headers['content-type'] ?? '');
        resolve({
          status: response.statusCode ?? 0,
          json: isJson ? JSON.parse(text) : null,
          headers: response.headers,
          error: null,
        });
      });
    });
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    sent.on('error', (error) => fail('code' in error ? String(error.code) : error.name));
    sent.end(payload);
  });
}
