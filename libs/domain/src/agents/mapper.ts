import { extname } from 'node:path';
import type { AgentFile, AgentRun, AgentRunAnswer } from '@kinloom/contract';
import type { FileRow, RunRow } from './runs.repository';

const TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.md': 'text/markdown' };

/** Media type of a file of a run, by its extension. */
export const typeOf = (name: string): string => TYPES[extname(name)] ?? 'text/plain';

/** Maps a stored file of a run to the contract. */
export function toFile({ id, run_id, name, path, size, created_at }: FileRow): AgentFile {
  return { id, runId: run_id, name, path, type: typeOf(name), size, createdAt: created_at.toISOString() };
}

/** Maps a stored run to the contract, without its result. */
export function toRun(row: RunRow, files: readonly FileRow[]): AgentRun {
  const { started_at: started, ended_at: ended } = row;
  return {
    id: row.id,
    jobId: row.job_id,
    kind: row.kind,
    taskType: row.task_type,
    asked: row.request,
    state: row.state,
    progress: row.progress,
    message: row.message,
    statePath: row.state_path,
    error: row.error,
    withdrawn: row.withdrawn,
    executionTime: started && ended ? ended.getTime() - started.getTime() : null,
    createdAt: row.created_at.toISOString(),
    startedAt: started?.toISOString() ?? null,
    endedAt: ended?.toISOString() ?? null,
    files: files.filter(({ run_id }) => run_id === row.id).map(toFile),
  };
}

/** Maps a stored run to the contract, with its result. */
export const toAnswer = (row: RunRow, files: readonly FileRow[]): AgentRunAnswer => ({
  ...toRun(row, files),
  result: row.result,
});
