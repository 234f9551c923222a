import type { ServerResponse } from 'node:http';
import { events, json, jsonLines, type RouteHandler, type RouteServer, startRouteServer } from './route-server';

/** A scripted Ollama server with one chat model, which answers every message as it is scripted. */
export interface ScriptedOllama extends RouteServer {
  /** Names of the models it has. */
  models: string[];
  /** What it says that its models can do. */
  capabilities: string[];
  /** Bodies of the chat requests, native and OpenAI-compatible. */
  chats: Record<string, unknown>[];
  /** Sends progress of the running download. @param share 0–1 */
  progress(share: number): void;
  /** Completes the running download and adds the model. */
  completePull(): void;
  /** Resolves with the model of the download of this number (from 0), once it was requested. */
  pullRequest(index: number): Promise<string>;
  /** Resolves once the client has closed the connection of a download that was not completed. */
  pullCancelled: Promise<void>;
}

/** Bytes of the scripted download. */
const PULL_BYTES = 1_000_000;

/**
 * Starts a scripted Ollama server.
 * @param options.reply what it says to every message, or a function of the body of the request
 * @param options.key a key that every request must carry; none by default
 */
export async function startScriptedOllama({
  reply = 'Hello from the model.',
  key = '',
}: {
  reply?: string | ((body: Record<string, unknown>) => string);
  key?: string;
} = {}): Promise<ScriptedOllama> {
  const models = ['tiny:latest'];
  const capabilities = ['completion', 'tools'];
  const chats: Record<string, unknown>[] = [];
  let isLoaded = false;
  let pull: { model: string; response: ServerResponse; isComplete: boolean } | null = null;
  const pulls: string[] = [];
  let waiting: { index: number; resolve: (model: string) => void }[] = [];
  let cancelled: () => void;
  const pullCancelled = new Promise<void>((resolve) => (cancelled = resolve));

  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const knows = (name: unknown) => models.includes(String(name)) || models.includes(`${String(name)}:latest`);
  const withKey =
    (handler: RouteHandler): RouteHandler =>
    (request, response) => {
      const isAllowed = key === '' || request.headers.authorization === `Bearer ${key}`;
      (isAllowed ? handler : json({ error: 'unauthorized' }, 401))(request, response);
    };
  const wordsFor = (body: Record<string, unknown>) => (typeof reply === 'string' ? reply : reply(body)).split(/(?<= )/);

  const routes: Record<string, RouteHandler> = {
    'GET /api/version': json({ version: '0.12.0' }),
    'GET /api/tags': (request, response) =>
      json({ models: models.map((name) => ({ name, size: 2_500_000_000 })) })(request, response),
    'GET /api/ps': (request, response) =>
      json({ models: isLoaded ? [{ name: models[0], context_length: 4_096 }] : [] })(request, response),
    'POST /api/show': (request, response) =>
      json({
        capabilities,
        model_info: { 'general.architecture': 'llama', 'llama.context_length': 32_768 },
      })(request, response),
    'POST /api/chat': (request, response) => {
      chats.push(request.body);
      if (!knows(request.body['model'])) return json({ error: 'model not found' }, 404)(request, response);
      isLoaded = true;
      if (request.body['stream'] === false) {
        return json({ message: { role: 'assistant', content: '{"memories": [], "note": null}' }, done: true })(
          request,
          response,
        );
      }
      const pieces = wordsFor(request.body).map((content) => ({
        message: { role: 'assistant', content },
        done: false,
      }));
      const last = { done: true, done_reason: 'stop', prompt_eval_count: 400, eval_count: 40, eval_duration: 1e9 };
      return jsonLines(...pieces, last)(request, response);
    },
    'POST /v1/chat/completions': (request, response) => {
      chats.push(request.body);
      isLoaded = true;
      if (request.body['stream'] !== true) {
        return json({ choices: [{ index: 0, message: { content: '{"memories": [], "note": null}' } }] })(
          request,
          response,
        );
      }
      const chunk = (content: string, ending: string | null) => ({
        choices: [{ index: 0, delta: { content }, finish_reason: ending }],
      });
      return events(...wordsFor(request.body).map((word) => chunk(word, null)), chunk('', 'stop'))(request, response);
    },
    'POST /api/pull': ({ body }, response) => {
      const started = { model: String(body['model']), response, isComplete: false };
      pull = started;
      response.on('close', () => {
        if (!started.isComplete) cancelled();
      });
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write(line({ status: 'pulling manifest' }), () => {
        const index = pulls.push(started.model) - 1;
        for (const one of waiting) if (one.index === index) one.resolve(started.model);
        waiting = waiting.filter((one) => one.index !== index);
      });
    },
    'DELETE /api/delete': ({ body, headers }, response) => {
      const at = models.indexOf(String(body['model']));
      if (at >= 0) models.splice(at, 1);
      json({}, at < 0 ? 404 : 200)({ body, headers }, response);
    },
  };
  const server = await startRouteServer(
    Object.fromEntries(Object.entries(routes).map(([route, handler]) => [route, withKey(handler)])),
  );
  return {
    ...server,
    models,
    capabilities,
    chats,
    pullRequest(index) {
      const model = pulls[index];
      if (model !== undefined) return Promise.resolve(model);
      return new Promise((resolve) => waiting.push({ index, resolve }));
    },
    pullCancelled,
    progress(share) {
      pull?.response.write(
        line({ status: 'pulling', digest: 'sha256:1', total: PULL_BYTES, completed: Math.round(PULL_BYTES * share) }),
      );
    },
    completePull() {
      if (!pull) return;
      pull.isComplete = true;
      models.push(pull.model);
      pull.response.end(line({ status: 'success' }));
    },
  };
}
