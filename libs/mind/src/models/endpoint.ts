import type { FetchLike } from '../model-servers/server-request';
import type { TokenLedger } from './usage';

/** A server with language models, and how much patience to have with it. */
export interface EndpointOptions {
  /**
   * For `openai` up to and including the version: `http://localhost:8080/v1`. For `ollama` the root: `http://localhost:11434`; a `/v1` at its end
   * is taken off.
   */
  baseUrl: string;
  /** The protocol that is spoken. Default `openai`. */
  server?: 'openai' | 'ollama';
  model: string;
  /** Local servers need none: without it no Authorization header is sent. */
  apiKey?: string | null;
  /** Sends the requests. Default: the global `fetch`, without redirects. */
  fetch?: FetchLike;
  /** Accounts for the tokens of each request; none: nothing is counted. */
  ledger?: TokenLedger | null;
  /** Milliseconds for the whole, all attempts and pauses included. */
  totalTimeoutMs?: number;
  /** How often to ask where asking again may help. Default 3. */
  attempts?: number;
  /** The pause between two attempts; rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** For settings and logs: the model and its host. Never a key, a user or a password. */
export function nameOf({ model, baseUrl }: EndpointOptions): string {
  return `${model} at ${URL.canParse(baseUrl) ? new URL(baseUrl).host : 'an unreadable address'}`;
}

/** The address of one call below the base, without user and password; what the base asks for behind a `?` stays with it. */
export function addressOf({ baseUrl, server }: Pick<EndpointOptions, 'baseUrl' | 'server'>, path: string): URL {
  const address = new URL(baseUrl);
  const base = address.pathname.replace(/\/+$/, '');
  address.pathname = (server === 'ollama' ? base.replace(/\/v1$/, '') : base) + path;
  address.username = '';
  address.password = '';
  return address;
}
