import type { Role } from './accounts';
import type { Referrals } from './care';
import type { MemoryLayer } from './memories';
import type { ProcessingStep, RelationalPattern, SoulReflection, ThinkingStyle, VoiceConstraints } from './self';
import type { SoulStatus } from './souls';

/** What stands in the place of what is another person's own: their words, their memories, what their souls thought of them. */
export const PRIVATE = 'private to its owner';

/** What holds a soul back just now. */
export interface Restraint {
  state: string;
  reason: string;
}

/** A soul as an operator sees it among all of the installation. `energy` is a percentage. */
export interface AdminSoul {
  id: number;
  name: string;
  archetype: string;
  status: SoulStatus;
  energy: number;
  adaptabilityLevel: number;
  restraintState: string;
  constraintCount: number;
  relationalPatternCount: number;
  /** Whether it is the operator's own: only that can be changed, and only of that is everything shown. */
  own: boolean;
}

export interface SystemStats {
  totalSouls: number;
  activeRestraints: number;
  totalRelationalPatterns: number;
  totalConstraints: number;
}

/** A reflection, and the memories that were kept of the same message. */
export interface RememberedReflection {
  reflection: SoulReflection;
  memories: { id: number; title: string }[];
}

/** How one soul is made, and how it is. What is another person's own says `PRIVATE`. */
export interface SoulConfig {
  soul: Pick<AdminSoul, 'id' | 'name' | 'archetype' | 'own'>;
  voiceConstraints: VoiceConstraints;
  thinkingStyle: ThinkingStyle;
  /** Whether an operator changed either by hand. */
  changed: boolean;
  /** The newest, at most 20. */
  reflections: SoulReflection[];
  reflectionInsights: { totalReflections: number; averageDepth: number; recentTones: string[] };
  relationalPatterns: { userId: number; pattern: RelationalPattern }[];
  recentMemories: { id: number; title: string; memoryLayer: MemoryLayer; emotionalWeight: number; createdAt: string }[];
  becameMemory: RememberedReflection[];
  currentState: { status: SoulStatus; energy: number; restraintState: Restraint };
}

/** How one reply came about. `content` is the reply. */
export interface DebugLog {
  messageId: number;
  timestamp: string;
  content: string;
  processingSteps: ProcessingStep[];
  constraintsApplied: string[];
  cognitiveFramework: string;
  adaptabilityLevel: number;
}

export interface SoulsOverview {
  souls: AdminSoul[];
}
export interface SystemStatsAnswer {
  systemStats: SystemStats;
}
export interface DebugLogs {
  debugLogs: DebugLog[];
}

export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  /** Processes that take jobs of it. */
  workers: number;
}

/** A job that was given up after its last try. */
export interface FailedJob {
  id: number;
  job: string;
  queue: string;
  /** What kind of error it was; never what somebody said. */
  reason: string;
  attempts: number;
  failedAt: string;
  /** Whether it can be tried again: what it stands for and is made of is still there, and somebody has something of it. */
  again: boolean;
}

/** How the installation is, for whoever keeps it. Nothing private is in it. */
/** What became of backups. Times are ISO 8601, UTC. */
export interface BackupState {
  /** Hours from one scheduled backup to the next; null: none are scheduled. */
  everyHours: number | null;
  lastSuccessAt: string | null;
  lastBytes: number | null;
  /** The newest backup, where it failed; the reason is a line for operators. */
  failure: { at: string; reason: string } | null;
}

export interface SystemState {
  queues: QueueState[];
  failures: FailedJob[];
  database: { bytes: number; version: string };
  voice: {
    name: string;
    /** Replies that failed within a day, by why; the most first. */
    failures: { reason: string; count: number }[];
    repliesInADay: number;
  };
  backup: BackupState;
  counts: { accounts: number; souls: number; conversations: number; messages: number; memories: number };
  /** How often help was shown in the last 30 days, the newest first: whom, nobody knows. */
  referrals: Omit<Referrals, 'country'>[];
}

export interface AdminAccount {
  id: number;
  email: string;
  role: Role;
  disabled: boolean;
  /** In the guarded mode of somebody under 18. */
  guarded: boolean;
  souls: number;
  messages: number;
  createdAt: string;
  /** Null where it has no session. */
  lastSeenAt: string | null;
  /** The one that asks. */
  self: boolean;
}
