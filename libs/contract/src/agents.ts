import type { JobState } from './jobs';
import type { Personality } from './souls';
import type { Health } from './system';

/** How the person who hands over a task feels (specification, section 9). */
export const EMOTIONAL_STATES = [
  'hopeful',
  'anxious',
  'curious',
  'focused',
  'reflective',
  'excited',
  'calm',
  'frustrated',
] as const;
export type EmotionalState = (typeof EMOTIONAL_STATES)[number];

export const AGENT_PRIORITIES = ['low', 'medium', 'high'] as const;
export type AgentPriority = (typeof AGENT_PRIORITIES)[number];

export const SPECIALISED_TASKS = ['soul_seed', 'logic', 'architecture_review'] as const;
export type SpecialisedTask = (typeof SPECIALISED_TASKS)[number];
export const EMOTIONAL_CONTEXTS = ['focused', 'creative', 'analytical', 'empathetic', 'curious', 'reflective'] as const;
export type EmotionalContext = (typeof EMOTIONAL_CONTEXTS)[number];

export const CONSOLE_TASKS = ['analysis', 'build', 'research', 'debug'] as const;
export type ConsoleTask = (typeof CONSOLE_TASKS)[number];

/** What is taken where nothing is chosen (specification, section 9). */
export const AGENT_DEFAULTS = { priority: 'medium', emotionalContext: 'focused', console: 'analysis' } as const;

/**
 * The steps of the graph agent, as `state_path` names them. Which are visited depends on the feeling, the priority and on what is found:
 * `steady` for anxious and frustrated, `widen` for curious and excited, `look_back` for reflective, `envision` for hopeful; a second
 * `critique` for what is high; `gather` once more where the first draft did not hold.
 */
export const GRAPH_STEPS = [
  'understand',
  'steady',
  'choose_souls',
  'gather',
  'widen',
  'look_back',
  'envision',
  'draft',
  'critique',
  'settle',
] as const;
export type GraphStep = (typeof GRAPH_STEPS)[number];

export const AGENT_KINDS = ['graph', 'specialised', 'console'] as const;
export type AgentKind = (typeof AGENT_KINDS)[number];
/** What a run is of; a graph run's is `graph`. */
export type AgentTask = 'graph' | SpecialisedTask | ConsoleTask;

/** What the graph agent answers. `execution_time` is in whole milliseconds. */
export interface GraphRun {
  run_id: number;
  state_path: GraphStep[];
  /** Markdown. */
  final_output: string;
  execution_time: number;
  error: string | null;
}

export interface CreatedFile {
  name: string;
  /** Where it stands among the run's files. */
  path: string;
  content: string;
}

/** Where something that an agent says was found. */
export interface AgentSource {
  type: 'message' | 'memory' | 'archive' | 'file' | 'soul' | 'text';
  /** Of the message, memory, file or soul; of an archive's entry, its place; null for the text that was sent. */
  id: number | null;
  /** In words for the person: who said it, or what it is called. */
  label: string;
  /** When it was said or kept, where that is known. */
  date: string | null;
  companionId: number | null;
  conversationId: number | null;
}

/** A whole soul, ready for `POST /api/companions`, and first memories, each ready to be offered to it. */
export interface SoulSeed {
  companion: { name: string; archetype: string; personality: Personality; gptInstructions: string };
  memories: { content: string; personal_note: string }[];
  /** What in the description led to what. */
  because: { of: string; words: string }[];
}

/** Two statements that cannot both hold. `within`: both stand in the text; `before`: the other was said or remembered earlier. */
export interface Contradiction {
  kind: 'within' | 'before';
  statement: string;
  against: string;
  source: AgentSource;
  why: string;
  /** 0–1. */
  confidence: number;
}

export interface LogicReport {
  verdict: string;
  contradictions: Contradiction[];
  /** What the text says that was said before too. */
  confirmed: { statement: string; source: AgentSource }[];
  /** What it says that nothing was known of. */
  unknown: string[];
  checked: { statements: number; memories: number; messages: number };
}

export const FINDING_KINDS = ['conflict', 'gap', 'drift', 'strength'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];
export interface ReviewFinding {
  kind: FindingKind;
  title: string;
  detail: string;
  /** What to do about it; empty for a strength. */
  advice: string;
  sources: AgentSource[];
}
export interface ArchitectureReview {
  souls: { id: number; name: string; findings: ReviewFinding[] }[];
  /** Between souls. */
  overall: ReviewFinding[];
}

/** What a specialised agent answers: of `soul_seed` the output is a SoulSeed, of `logic` a LogicReport, else an ArchitectureReview. */
export interface SpecialisedRun {
  run_id: number;
  success: boolean;
  agent: string;
  summary: string;
  /** The first file that was made. */
  filename: string | null;
  output: SoulSeed | LogicReport | ArchitectureReview | string;
  created_files: CreatedFile[];
  logs: string[];
  reflections: string[];
  error: string | null;
}

/** What the console answers. `task_id` is the run's id; `files` are the paths of the files that were made. */
export interface ConsoleRun {
  success: boolean;
  task_id: number;
  /** Markdown. */
  summary: string;
  files: string[];
  error: string | null;
}

/** A file that a run made. `size` in bytes. */
export interface AgentFile {
  id: number;
  runId: number;
  name: string;
  path: string;
  type: string;
  size: number;
  createdAt: string;
}

/** What was asked for, as it was sent. */
export interface AgentAsked {
  task: string;
  emotionalState: EmotionalState | null;
  emotionalContext: EmotionalContext | null;
  priority: AgentPriority;
}

/** A run, as the list shows it. `executionTime` in whole milliseconds, null until it has ended. */
export interface AgentRun {
  id: number;
  jobId: number;
  kind: AgentKind;
  taskType: AgentTask;
  asked: AgentAsked;
  state: JobState;
  /** 0–100. */
  progress: number;
  /** What is being done. */
  message: string;
  statePath: string[];
  error: string | null;
  /** Its answer and its files are erased: something that it was made of was deleted. It can be run again. */
  withdrawn: boolean;
  executionTime: number | null;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  files: AgentFile[];
}

/** A run with the answer of its call; null until it is done, and where it is withdrawn. */
export interface AgentRunAnswer extends AgentRun {
  result: GraphRun | SpecialisedRun | ConsoleRun | null;
}

/** How a run goes on: told at every step, and when its text is erased. */
export interface AgentNews {
  runId: number;
  jobId: number;
  kind: AgentKind;
  taskType: AgentTask;
  state: JobState;
  statePath: string[];
  progress: number;
  message: string;
  withdrawn: boolean;
}

/** What a team's agent does (specification, section 4). */
export const AGENT_STATUSES = ['complete', 'idle', 'working', 'blocked'] as const;
export type AgentStatus = (typeof AGENT_STATUSES)[number];

/** One agent of the team, by this account's runs. `blocked`: something waits and no worker stands ready, or its last run failed. */
export interface TeamAgent {
  task: AgentTask;
  status: AgentStatus;
  waiting: number;
  active: number;
  done: number;
  failed: number;
  lastRunAt: string | null;
}

/** A phase of the release's build. `seconds`: how long it took. */
export interface BuildPhase {
  name: string;
  state: AgentStatus;
  seconds: number | null;
  detail: string;
}

/** What the build wrote down of itself. */
export interface BuildRecord {
  version: string;
  commit: string | null;
  date: string;
  phases: BuildPhase[];
}

/** The figures of the team dashboard. */
export interface AgentTeam {
  health: Health;
  /** Every part is up: the badge. */
  operational: boolean;
  totalPhases: number;
  completedPhases: number;
  activeSouls: number;
  reflections: number;
  /** How many different ones the souls are in, and how many souls each. */
  driftStates: number;
  drift: { state: string; souls: number }[];
  /** Null where the release came without a record of its build. */
  build: BuildRecord | null;
  agents: TeamAgent[];
  /** Newest first. */
  files: AgentFile[];
}
