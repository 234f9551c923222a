import type { AgentAsked, GraphStep } from '@kinloom/contract';
import type { Critique, Draft, Line, Piece, TaskReading } from '@kinloom/mind';
import { CHECKPOINTS } from '@kinloom/database';
import { checkpointThreadOf } from '@kinloom/domain/background-tasks';
import type { Pool } from 'pg';
import type { SoulRow } from './material.repository';

/** State of a run, stored in its checkpoints. */
export interface GraphState {
  asked: AgentAsked;
  accountId: number;
  path: GraphStep[];
  reading: TaskReading | null;
  souls: SoulRow[];
  pieces: Piece[];
  lines: Line[];
  steadied: Line[];
  around: { word: string; lines: Line[] }[];
  wished: Line[];
  drafts: Draft[];
  verdict: Pick<Critique, 'notes' | 'holds'> | null;
  /** Number of critiques of the drafts, and of gathering rounds. */
  looks: number;
  rounds: number;
  output: string | null;
}

/** Implementation of each step: from the state to the fields it adds. */
export type GraphSteps = Record<GraphStep, (state: GraphState) => Promise<Partial<GraphState>>>;

export const NOTHING_YET: Omit<GraphState, 'asked' | 'accountId' | 'path'> = {
  reading: null,
  souls: [],
  pieces: [],
  lines: [],
  steadied: [],
  around: [],
  wished: [],
  drafts: [],
  verdict: null,
  looks: 0,
  rounds: 0,
  output: null,
};

/** LangGraph config that identifies a run's checkpoints. */
export const configOf = (runId: number) => ({ configurable: { thread_id: checkpointThreadOf(runId), run: runId } });

function runOf(configurable: Record<string, unknown> | undefined): number {
  const run = configurable?.['run'];
  if (typeof run !== 'number') throw new Error('a graph was run without an account');
  return run;
}

/** Maximum gathering rounds; the second one searches wider. */
const ROUNDS = 2;

const afterUnderstanding = ({ asked }: GraphState): 'steady' | 'choose_souls' =>
  asked.emotionalState === 'anxious' || asked.emotionalState === 'frustrated' ? 'steady' : 'choose_souls';

function afterGathering({ asked, lines, rounds }: GraphState): 'settle' | 'draft' | 'widen' | 'look_back' | 'envision' {
  if (lines.length === 0) return 'settle';
  if (rounds > 1) return 'draft';
  switch (asked.emotionalState) {
    case 'curious':
    case 'excited':
      return 'widen';
    case 'reflective':
      return 'look_back';
    case 'hopeful':
      return 'envision';
    case 'anxious':
    case 'frustrated':
    case 'focused':
    case 'calm':
    case null:
      return 'draft';
  }
}

/** Chooses the step after a critique: unsupported drafts are gathered for once more; urgent ones are critiqued twice. */
function afterCritique({ asked, verdict, looks, rounds }: GraphState): 'gather' | 'critique' | 'settle' {
  if (!verdict?.holds && rounds < ROUNDS) return 'gather';
  return asked.priority === 'high' && looks < 2 ? 'critique' : 'settle';
}

/** The graph of the graph agent. Its library is loaded with this module, because that takes half a second. A step that was interrupted is repeated from its checkpoint; the path lists each completed step once. */
export async function graphOf(
  work: GraphSteps,
  pool: Pool,
  note: (runId: number, added: Partial<GraphState>) => Promise<void>,
) {
  const [{ Annotation, END, START, StateGraph }, { PostgresSaver }] = await Promise.all([
    import('@langchain/langgraph'),
    import('@langchain/langgraph-checkpoint-postgres'),
  ]);
  const checkpointer = new PostgresSaver(pool, undefined, { schema: CHECKPOINTS });
  // The path is appended; other fields are replaced by each step.
  const Channels = Annotation.Root({
    asked: Annotation<AgentAsked>,
    accountId: Annotation<number>,
    path: Annotation<GraphStep[]>({ reducer: (path, more) => [...path, ...more], default: () => [] }),
    reading: Annotation<TaskReading | null>,
    souls: Annotation<SoulRow[]>,
    pieces: Annotation<Piece[]>,
    lines: Annotation<Line[]>,
    steadied: Annotation<Line[]>,
    around: Annotation<GraphState['around']>,
    wished: Annotation<Line[]>,
    drafts: Annotation<Draft[]>,
    verdict: Annotation<GraphState['verdict']>,
    looks: Annotation<number>,
    rounds: Annotation<number>,
    output: Annotation<string | null>,
  });
  const step = (name: GraphStep) => async (state: GraphState, config: { configurable?: Record<string, unknown> }) => {
    const added = await work[name](state);
    // Record sources before the checkpoint is written, so that a deletion finds the run. If sources were deleted meanwhile, this throws and
    // the graph ends.
    await note(runOf(config.configurable), added);
    return { ...added, path: [name] };
  };
  return new StateGraph(Channels)
    .addNode('understand', step('understand'))
    .addNode('steady', step('steady'))
    .addNode('choose_souls', step('choose_souls'))
    .addNode('gather', step('gather'))
    .addNode('widen', step('widen'))
    .addNode('look_back', step('look_back'))
    .addNode('envision', step('envision'))
    .addNode('draft', step('draft'))
    .addNode('critique', step('critique'))
    .addNode('settle', step('settle'))
    .addEdge(START, 'understand')
    .addConditionalEdges('understand', afterUnderstanding, ['steady', 'choose_souls'])
    .addEdge('steady', 'choose_souls')
    .addEdge('choose_souls', 'gather')
    .addConditionalEdges('gather', afterGathering, ['widen', 'look_back', 'envision', 'draft', 'settle'])
    .addEdge('widen', 'draft')
    .addEdge('look_back', 'draft')
    .addEdge('envision', 'draft')
    .addEdge('draft', 'critique')
    .addConditionalEdges('critique', afterCritique, ['gather', 'critique', 'settle'])
    .addEdge('settle', END)
    .compile({ checkpointer });
}
export type AgentGraph = Awaited<ReturnType<typeof graphOf>>;
