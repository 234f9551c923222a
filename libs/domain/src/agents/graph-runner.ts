import { AGENT_TEXTS, GRAPH_STEPS, type AgentAsked, type GraphStep } from '@kinloom/contract';
import { CHECKPOINTS, poolOf } from '@kinloom/database';
import { dropCheckpoints, type RunSource } from '@kinloom/domain/background-tasks';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AgentGraph, configOf, type GraphState, graphOf, NOTHING_YET } from './graph';
import { GraphStepsService } from './graph-steps.service';
import { RunsRepository } from './runs.repository';
import { souls, runSourcesIn } from './run-sources';

/** Told of every step that is done: the path so far, and what comes next in words. */
export type Stepped = (path: GraphStep[], progress: number, message: string) => Promise<void>;

/** Steps of a long path: progress is told by how many of them are done. */
const LONG_PATH = 9;

/** Runs the graph agent from its last checkpoint to its end. */
@Injectable()
export class GraphRunner {
  private graph: Promise<AgentGraph> | null = null;

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly steps: GraphStepsService,
    private readonly runs: RunsRepository,
  ) {}

  /** @returns the whole path, and the answer @throws Lost where what it gathered was let go of meanwhile */
  async run(
    runId: number,
    accountId: number,
    asked: AgentAsked,
    stepped: Stepped,
  ): Promise<{ path: GraphStep[]; output: string }> {
    const note = (id: number, added: Partial<GraphState>) => this.runs.note(id, usedAt(added));
    const graph = await (this.graph ??= graphOf(this.steps, poolOf(this.source), note));
    const config = configOf(runId);
    const before = await graph.getState(config);
    const begun = before.config.configurable?.['checkpoint_id'] !== undefined;
    let path = begun ? [...(before.values as GraphState).path] : [];
    // Where a checkpoint stands, nothing new comes in: what was done before stays done.
    const input = begun ? null : { ...NOTHING_YET, asked, accountId };
    await stepped(path, progressOf(path), AGENT_TEXTS.steps[path.at(-1) ?? 'understand']);
    if (!begun || before.next.length > 0) {
      // Whoever stops listening stops the graph too: it would go on, and keep what it comes to.
      const stop = new AbortController();
      const updates = await graph.stream(input, {
        ...config,
        streamMode: 'updates',
        durability: 'sync',
        recursionLimit: 30,
        signal: stop.signal,
      });
      try {
        for await (const update of updates) {
          const [done] = Object.keys(update);
          if (!isStep(done)) continue;
          path = [...path, done];
          await stepped(path, progressOf(path), AGENT_TEXTS.steps[done]);
        }
      } catch (error) {
        stop.abort();
        throw error;
      }
    }
    const { path: whole, output } = (await graph.getState(config)).values as GraphState;
    if (output === null) throw new Error('a graph ended without an answer');
    return { path: whole, output };
  }

  /** Lets go of the checkpoints of runs: they hold what was gathered. */
  async forget(runIds: readonly number[]): Promise<void> {
    await dropCheckpoints(this.source, runIds);
  }

  /** Lets go of checkpoints whose run has ended or is gone, and of parts of one that were still written while it went. */
  async tidy(): Promise<void> {
    const rows = await this.source.query<{ id: number }[]>(
      `SELECT substring(thread_id FROM 5)::bigint AS id FROM (
         SELECT thread_id FROM ${CHECKPOINTS}.checkpoints UNION SELECT thread_id FROM ${CHECKPOINTS}.checkpoint_blobs
         UNION SELECT thread_id FROM ${CHECKPOINTS}.checkpoint_writes) c
       WHERE thread_id LIKE 'run-%' AND NOT EXISTS (
         SELECT FROM agent_runs r WHERE r.id = substring(c.thread_id FROM 5)::bigint AND r.ended_at IS NULL)`,
    );
    await this.forget(rows.map(({ id }) => id));
  }
}

/** What a step added to what is known goes by. */
function usedAt({
  pieces = [],
  lines = [],
  steadied = [],
  around = [],
  wished = [],
  drafts = [],
  souls: chosen = [],
}: Partial<GraphState>): RunSource[] {
  const told = [
    ...lines,
    ...steadied,
    ...wished,
    ...around.flatMap((one) => one.lines),
    ...drafts.flatMap((one) => one.lines),
  ];
  return [...runSourcesIn([...pieces, ...told.map(({ piece }) => piece)]), ...souls(chosen.map(({ id }) => id))];
}

const isStep = (name: string | undefined): name is GraphStep =>
  (GRAPH_STEPS as readonly (string | undefined)[]).includes(name);
const progressOf = (path: readonly GraphStep[]): number => Math.min(95, Math.round((path.length / LONG_PATH) * 95));
