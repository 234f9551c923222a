import type { JobState } from '../common/jobs';
import type { Personality } from '../souls/souls';
import type { Health } from '../common/health';

/** Emotional state of the user who starts a run (specification, section 9). */
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

/** Defaults of the agent forms (specification, section 9). */
export const AGENT_DEFAULTS = { priority: 'medium', emotionalContext: 'focused', console: 'analysis' } as const;

/**
 * Steps of the graph agent, as named in `state_path`. Which ones run depends on the emotional state, the priority and the results:
 * `steady` for anxious and frustrated, `widen` for curious and excited, `look_back` for reflective, `envision` for hopeful; a second
 * `critique` for high priority; `gather` again if the first draft failed the critique.
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
/** Task of a run; graph runs have the task `graph`. */
export type AgentTask = 'graph' | SpecialisedTask | ConsoleTask;

/** Answer of the graph agent. `execution_time` is in whole milliseconds. */
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
  /** Path within the files of the run. */
  path: string;
  content: string;
}

/** Provenance of a statement of an agent. */
export interface AgentSource {
  type: 'message' | 'memory' | 'archive' | 'file' | 'soul' | 'text';
  /** Id of the message, memory, file or soul; position of an archive entry; null for the submitted text. */
  id: number | null;
  /** For display: the speaker or the title. */
  label: string;
  /** When it was said or stored, if known. */
  date: string | null;
  companionId: number | null;
  conversationId: number | null;
}

/** A soul draft in the format of `POST /api/companions`, with first memories in the format of an offering. */
export interface SoulSeed {
  companion: { name: string; archetype: string; personality: Personality; gptInstructions: string };
  memories: { content: string; personal_note: string }[];
  /** Which part of the description led to which value. */
  because: { of: string; words: string }[];
}

/** Two contradicting statements. `within`: both are in the submitted text; `before`: the other is an earlier message or memory. */
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
  /** Statements that earlier messages or memories confirm. */
  confirmed: { statement: string; source: AgentSource }[];
  /** Statements without related messages or memories. */
  unknown: string[];
  checked: { statements: number; memories: number; messages: number };
}

export const FINDING_KINDS = ['conflict', 'gap', 'drift', 'strength'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];
export interface ReviewFinding {
  kind: FindingKind;
  title: string;
  detail: string;
  /** Recommended action; empty for a strength. */
  advice: string;
  sources: AgentSource[];
}
export interface ArchitectureReview {
  souls: { id: number; name: string; findings: ReviewFinding[] }[];
  /** Findings that concern several souls. */
  overall: ReviewFinding[];
}

/** Answer of a specialised agent. `output` is a SoulSeed for `soul_seed`, a LogicReport for `logic`, an ArchitectureReview otherwise. */
export interface SpecialisedRun {
  run_id: number;
  success: boolean;
  agent: string;
  summary: string;
  /** The first created file. */
  filename: string | null;
  output: SoulSeed | LogicReport | ArchitectureReview | string;
  created_files: CreatedFile[];
  logs: string[];
  reflections: string[];
  error: string | null;
}

/** Answer of the console. `task_id` is the run's id; `files` are the paths of the created files. */
export interface ConsoleRun {
  success: boolean;
  task_id: number;
  /** Markdown. */
  summary: string;
  files: string[];
  error: string | null;
}

/** A file created by a run. `size` is in bytes. */
export interface AgentFile {
  id: number;
  runId: number;
  name: string;
  path: string;
  type: string;
  size: number;
  createdAt: string;
}

/** The request of a run, as submitted. */
export interface AgentAsked {
  task: string;
  emotionalState: EmotionalState | null;
  emotionalContext: EmotionalContext | null;
  priority: AgentPriority;
}

/** A run in the list. `executionTime` is in whole milliseconds, null until the run has ended. */
export interface AgentRun {
  id: number;
  jobId: number;
  kind: AgentKind;
  taskType: AgentTask;
  asked: AgentAsked;
  state: JobState;
  /** 0–100. */
  progress: number;
  /** Description of the current step, for display. */
  message: string;
  statePath: string[];
  error: string | null;
  /** The answer and files were erased because one of their sources was deleted. The run can be repeated. */
  withdrawn: boolean;
  executionTime: number | null;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  files: AgentFile[];
}

/** A run with its answer; `result` is null until the run is done and after it was withdrawn. */
export interface AgentRunAnswer extends AgentRun {
  result: GraphRun | SpecialisedRun | ConsoleRun | null;
}

/** Progress event of a run, published at every step and when its text is erased. */
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

/** Status of an agent of the team (specification, section 4). */
export const AGENT_STATUSES = ['complete', 'idle', 'working', 'blocked'] as const;
export type AgentStatus = (typeof AGENT_STATUSES)[number];

/** One agent of the team, derived from this account's runs. `blocked`: a run waits without a worker, or the last run failed. */
export interface TeamAgent {
  task: AgentTask;
  status: AgentStatus;
  waiting: number;
  active: number;
  done: number;
  failed: number;
  lastRunAt: string | null;
}

/** A phase of the build of this release. `seconds`: its duration. */
export interface BuildPhase {
  name: string;
  state: AgentStatus;
  seconds: number | null;
  detail: string;
}

/** Build record that is shipped with the release. */
export interface BuildRecord {
  version: string;
  commit: string | null;
  date: string;
  phases: BuildPhase[];
}

/** Figures of the team dashboard. */
export interface AgentTeam {
  health: Health;
  /** True if every component is up; shown as the badge. */
  operational: boolean;
  totalPhases: number;
  completedPhases: number;
  activeSouls: number;
  reflections: number;
  /** Number of distinct drift states; `drift` counts the souls in each. */
  driftStates: number;
  drift: { state: string; souls: number }[];
  /** Null if the release has no build record. */
  build: BuildRecord | null;
  agents: TeamAgent[];
  /** Newest first. */
  files: AgentFile[];
}
