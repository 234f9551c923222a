import { AGENT_TEXTS, type AgentRun, type AgentStatus } from '@kinloom/contract';
import { ApiError } from '../../lib/http/api';

/** Returns the status text of a run, in the specification's words. */
export function runStatusText(run: Pick<AgentRun, 'state' | 'withdrawn'> | undefined, starting: boolean): string {
  if (starting || run?.state === 'waiting' || run?.state === 'active') return AGENT_TEXTS.executing;
  if (run?.withdrawn) return AGENT_TEXTS.erased;
  if (run?.state === 'done') return AGENT_TEXTS.complete;
  return run?.state === 'failed' ? AGENT_TEXTS.error : AGENT_TEXTS.ready;
}

/** Returns the status colour. */
export function statusColor(status: string): string {
  if (status === AGENT_TEXTS.executing) return 'var(--lamp)';
  if (status === AGENT_TEXTS.complete) return 'var(--good)';
  return status === AGENT_TEXTS.error ? 'var(--bad)' : 'var(--rest)';
}

/** Returns the error toast of the graph agent. */
export function graphErrorToast(error: unknown): { title: string; description?: string } {
  if (error instanceof ApiError && error.reached) {
    return { title: AGENT_TEXTS.failed, description: error.serverText ?? AGENT_TEXTS.unknownError };
  }
  return { title: AGENT_TEXTS.unreached };
}

/** Returns the error text of the specialised agents. */
export function specialisedErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return AGENT_TEXTS.unknownError;
  if (!error.reached) return AGENT_TEXTS.networkError;
  return error.serverText ?? AGENT_TEXTS.requestFailed(error.status);
}

/** Returns the error text of the console. */
export function consoleErrorText(error: unknown): string {
  if (error instanceof ApiError && error.reached) return error.serverText ?? AGENT_TEXTS.unknownError;
  return AGENT_TEXTS.consoleFailed;
}

export const STATUS_COLOURS: Readonly<Record<AgentStatus, string>> = {
  complete: 'var(--good)',
  idle: 'var(--rest)',
  working: 'var(--lamp)',
  blocked: 'var(--bad)',
};

/** Formats an identifier: "soul_seed" becomes "Soul seed". */
export function toTitle(word: string): string {
  const text = word.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parses the `run` query parameter; null unless it is a positive integer. */
export function parseRunId(run: string | null): number | null {
  return run !== null && /^[1-9]\d{0,15}$/.test(run) ? Number(run) : null;
}

/** Formats a count with its noun: "3 files", "1 log". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
