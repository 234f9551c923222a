/** A fake language model behind an OpenAI-compatible endpoint, on loopback. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const PIECES = ['The ', 'harbour ', 'is ', 'quiet ', 'after ', 'rain, ', 'and ', 'I ', 'like ', 'it ', 'so.'];

/**
 * A running fake model.
 * @typedef {object} Model
 * @property {string} baseUrl for LLM_BASE_URL
 * @property {() => number} open how many streamed replies have begun and not ended
 * @property {() => Promise<void>} streaming settles when at least one has sent its first piece and is not at its end
 * @property {(words: string) => void} stall from now on, streamed requests that contain this text are accepted and not answered
 * @property {() => number} stalled how many wait so
 * @property {() => void} release answers them, and every other one from now on
 * @property {() => Promise<void>} stop
 */

/**
 * @param {{ pieceMs: number }} options milliseconds between two pieces of a streamed reply
 * @returns {Promise<Model>}
 */
export async function startModel({ pieceMs }) {
  let open = 0;
  /** @type {Set<() => void>} */
  const waiting = new Set();
  /** @type {string | null} */
  let stallingWords = null;
  /** @type {Set<() => void>} */
  const stalled = new Set();
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const part of request) text += String(part);
      const { stream } = JSON.parse(text || '{}');
      if (stream !== true) {
        // Asked to read an exchange: nothing in it is worth keeping.
        const message = { role: 'assistant', content: '{}' };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message, finish_reason: 'stop' }] }),
        );
        return;
      }
      if (stallingWords !== null && text.includes(stallingWords)) {
        await new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
          stalled.add(resolve);
          response.once('close', resolve);
          response.once('close', () => stalled.delete(resolve));
        });
        if (response.destroyed) return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      open += 1;
      response.once('close', () => (open -= 1));
      for (const piece of PIECES) {
        response.write(chunk({ content: piece }, null));
        for (const notify of waiting) notify();
        await delay(pieceMs);
        if (response.destroyed) return;
      }
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    open: () => open,
    streaming: () =>
      new Promise((resolve) => {
        const notify = () => {
          waiting.delete(notify);
          resolve();
        };
        waiting.add(notify);
      }),
    stall: (words) => void (stallingWords = words),
    stalled: () => stalled.size,
    release: () => {
      stallingWords = null;
      for (const answer of stalled) answer();
      stalled.clear();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @param {object} delta @param {string | null} ending */
function chunk(delta, ending) {
  const value = {
    id: 'fake-model',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fake-model',
    choices: [{ index: 0, delta, finish_reason: ending }],
  };
  return `data: ${JSON.stringify(value)}\n\n`;
}
