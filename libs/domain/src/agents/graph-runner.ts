import { AGENT_TEXTS, GRAPH_STEPS, type AgentAsked, type GraphStep } from '@kinloom/contract';
import { poolOf } from '@kinloom/database';
import { dropCheckpoints, type RunSource } from '@kinloom/domain/background-tasks';
import { CheckpointsRepository } from './checkpoints.repository';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AgentGraph, configOf, type GraphState, graphOf, NOTHING_YET } from './graph';
import { GraphStepsService } from './graph-steps.service';
import { RunsRepository } from './runs.repository';
import { souls, runSourcesIn } from './run-sources';

/** Called after each step with the path so far and the text of the next step. */
export type OnStep = (path: GraphStep[], progress: number, message: string) => Promise<void>;

/** Number of steps of a long path; progress is the completed share of it. */
const LONG_PATH = 9;

/** Runs the graph agent from its last checkpoint to its end. */
@Injectable()
export class GraphRunner {
  private graph: Promise<AgentGraph> | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly steps: GraphStepsService,
    private readonly runs: RunsRepository,
    private readonly checkpoints: CheckpointsRepository,
  ) {}

  /** @returns the whole path and the answer @throws RunSourcesChangedError if sources were deleted during the run */
  async run(
    runId: number,
    accountId: number,
    asked: AgentAsked,
    onStep: OnStep,
  ): Promise<{ path: GraphStep[]; output: string }> {
    const note = (id: number, added: Partial<GraphState>) => this.runs.recordSources(id, sourcesOf(added));
    const graph = await (this.graph ??= graphOf(this.steps, poolOf(this.source), note));
    const config = configOf(runId);
    const before = await graph.getState(config);
    const begun = before.config.configurable?.['checkpoint_id'] !== undefined;
    let path = begun ? [...(before.values as GraphState).path] : [];
    // With a checkpoint the graph resumes and takes no new input.
    const input = begun ? null : { ...NOTHING_YET, asked, accountId };
    await onStep(path, progressOf(path), AGENT_TEXTS.steps[path.at(-1) ?? 'understand']);
    if (!begun || before.next.length > 0) {
      // If the consumer fails, the graph must stop as well and write no further checkpoints.
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
          await onStep(path, progressOf(path), AGENT_TEXTS.steps[done]);
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

  /** Deletes the checkpoints of runs; they contain source material. */
  async deleteCheckpoints(runIds: readonly number[]): Promise<void> {
    await dropCheckpoints(this.source, runIds);
  }

  /** Deletes checkpoints of finished or deleted runs, including parts written during a deletion. */
  async deleteOrphanedCheckpoints(): Promise<void> {
    await this.deleteCheckpoints(await this.checkpoints.listOrphanedRunIds());
  }
}

/** Sources added by a step. */
function sourcesOf({
  pieces = [],
  lines = [],
  steadied = [],
  around = [],
  wished = [],
  drafts = [],
  souls: chosen = [],
}: Partial<GraphState>): RunSource[] {
  const evidence = [
    ...lines,
    ...steadied,
    ...wished,
    ...around.flatMap((one) => one.lines),
    ...drafts.flatMap((one) => one.lines),
  ];
  return [...runSourcesIn([...pieces, ...evidence.map(({ piece }) => piece)]), ...souls(chosen.map(({ id }) => id))];
}

const isStep = (name: string | undefined): name is GraphStep =>
  (GRAPH_STEPS as readonly (string | undefined)[]).includes(name);
const progressOf = (path: readonly GraphStep[]): number => Math.min(95, Math.round((path.length / LONG_PATH) * 95));
