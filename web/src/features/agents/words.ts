import { AGENT_TEXTS, type AgentRun, type AgentStatus } from '@kinloom/contract';
import { ApiError } from '../../lib/api';

/** How a run stands, in the specification's words. */
export function statusOf(run: Pick<AgentRun, 'state' | 'withdrawn'> | undefined, starting: boolean): string {
  if (starting || run?.state === 'waiting' || run?.state === 'active') return AGENT_TEXTS.executing;
  if (run?.withdrawn) return AGENT_TEXTS.erased;
  if (run?.state === 'done') return AGENT_TEXTS.complete;
  return run?.state === 'failed' ? AGENT_TEXTS.error : AGENT_TEXTS.ready;
}

/** The light beside that word: burning while something is done, then how it ended. */
export function lightOf(status: string): string {
  if (status === AGENT_TEXTS.executing) return 'var(--lamp)';
  if (status === AGENT_TEXTS.complete) return 'var(--good)';
  return status === AGENT_TEXTS.error ? 'var(--bad)' : 'var(--rest)';
}

/** Why the graph agent could not be handed a task. */
export function graphTrouble(error: unknown): { title: string; description?: string } {
  if (error instanceof ApiError && error.reached) {
    return { title: AGENT_TEXTS.failed, description: error.said ?? AGENT_TEXTS.unknownError };
  }
  return { title: AGENT_TEXTS.unreached };
}

/** Why a specialised agent could not be handed a task. */
export function specialisedTrouble(error: unknown): string {
  if (!(error instanceof ApiError)) return AGENT_TEXTS.unknownError;
  if (!error.reached) return AGENT_TEXTS.networkError;
  return error.said ?? AGENT_TEXTS.requestFailed(error.status);
}

/** Why the console could not hand a task over. */
export function consoleTrouble(error: unknown): string {
  if (error instanceof ApiError && error.reached) return error.said ?? AGENT_TEXTS.unknownError;
  return AGENT_TEXTS.consoleFailed;
}

export const STATUS_COLOURS: Readonly<Record<AgentStatus, string>> = {
  complete: 'var(--good)',
  idle: 'var(--rest)',
  working: 'var(--lamp)',
  blocked: 'var(--bad)',
};

/** "soul_seed" as people read it: "Soul seed". */
export function titled(word: string): string {
  const words = word.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The run an address names; null where it names none that could be. */
export function runIdOf(run: string | null): number | null {
  return run !== null && /^[1-9]\d{0,15}$/.test(run) ? Number(run) : null;
}

/** Counted things, for a quick look: "3 files", "1 log". */
export function counted(many: number, one: string): string {
  return `${many} ${one}${many === 1 ? '' : 's'}`;
}
