import type { Role } from '../accounts/accounts';
import type { YearOfReferrals } from '../care/care';
import type { AggregateFigure } from './aggregate-figures';
import type { MemoryLayer } from '../memories/memories';
import type { Sampling } from '../models/models';
import type {
  ProcessingStep,
  RelationalPattern,
  SoulReflection,
  ThinkingStyle,
  VoiceConstraints,
} from '../souls/soul-character';
import type { SoulStatus } from '../souls/souls';

/** Placeholder for values that are private to another account. */
export const PRIVATE = 'private to its owner';

/** Current limits on a soul's replies. */
export interface Restraint {
  state: string;
  reason: string;
}

/** One of the operator's own souls. `energy` is a percentage. */
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
  own: true;
}

/** A soul of another account: id and owner only. Its name may come from a card or a file and is private. */
export interface PrivateSoul {
  id: number;
  accountId: number;
  own: false;
}

export interface SystemStats {
  totalSouls: number;
  activeRestraints: AggregateFigure;
  totalRelationalPatterns: AggregateFigure;
  totalConstraints: AggregateFigure;
}

/** A reflection with the memories created from the same message. */
export interface RememberedReflection {
  reflection: SoulReflection;
  memories: { id: number; title: string }[];
}

/** Answer for a soul of another account. */
export interface PrivateSoulConfig {
  soul: PrivateSoul;
  withheld: typeof PRIVATE;
}

/** Configuration and state of one of the operator's own souls. */
export interface SoulConfig {
  soul: Pick<AdminSoul, 'id' | 'name' | 'archetype' | 'own'>;
  voiceConstraints: VoiceConstraints;
  thinkingStyle: ThinkingStyle;
  /** An operator has overridden the voice constraints or the thinking style. */
  changed: boolean;
  /** How a model generates the soul's replies; without effect on the built-in voice. */
  sampling: Sampling;
  /** Newest first, at most 20. */
  reflections: SoulReflection[];
  reflectionInsights: { totalReflections: number; averageDepth: number; recentTones: string[] };
  relationalPatterns: { userId: number; pattern: RelationalPattern }[];
  recentMemories: { id: number; title: string; memoryLayer: MemoryLayer; emotionalWeight: number; createdAt: string }[];
  becameMemory: RememberedReflection[];
  currentState: { status: SoulStatus; energy: number; restraintState: Restraint };
}

/** Provenance of one reply. `content` is the text of the reply. */
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
  souls: (AdminSoul | PrivateSoul)[];
}
export interface SystemStatsAnswer {
  systemStats: SystemStats;
}
export interface DebugLogs {
  /** Empty for souls of other accounts. */
  debugLogs: DebugLog[];
  withheld: typeof PRIVATE | null;
}

export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  /** Worker processes consuming the queue. */
  workers: number;
}

/** A dead letter: a job that failed on its last attempt. */
export interface FailedJob {
  id: number;
  job: string;
  queue: string;
  /** Kind of error (class and code), never its message, which may quote user text. */
  reason: string;
  attempts: number;
  failedAt: string;
  /** Whether the job can be retried: the rows it needs still exist and its result is still wanted. */
  again: boolean;
}

/** State of the backups. Times are ISO 8601, UTC. */
export interface BackupState {
  /** Hours between scheduled backups; null if none are scheduled. */
  everyHours: number | null;
  lastSuccessAt: string | null;
  lastBytes: number | null;
  /** Failure of the newest backup, null if it succeeded; `reason` is one line for operators. */
  failure: { at: string; reason: string } | null;
}

/** Counts of account deletions. */
export interface AccountDeletionCounts {
  running: number;
  /** Of those that run: the newest attempt failed, and another follows. */
  retrying: number;
  /** Finished within the last 30 days. */
  finished: number;
}

/** State of the installation for operators. Contains no private data. */
export interface SystemState {
  queues: QueueState[];
  failures: FailedJob[];
  database: { bytes: number; version: string };
  voice: {
    name: string;
    /**
     * Failed replies of the last 24 hours by reason, most frequent first. Reasons that cannot depend on message content are exact; all
     * others are summed into one thresholded figure, which comes last.
     */
    failures: { reason: string; count: AggregateFigure }[];
    repliesInADay: AggregateFigure;
    /** Circuit breakers of the model endpoints in fallback order; `open` means that calls are suspended after failures. */
    endpoints: { name: 'primary' | 'fallback' | 'built-in'; state: 'closed' | 'open' | 'half-open'; since: string }[];
  };
  backup: BackupState;
  deletions: AccountDeletionCounts;
  counts: {
    accounts: number;
    souls: number;
    conversations: AggregateFigure;
    messages: AggregateFigure;
    memories: AggregateFigure;
  };
  /** Crisis referrals per year, newest first. */
  referrals: YearOfReferrals[];
}

export interface AdminAccount {
  id: number;
  email: string;
  role: Role;
  disabled: boolean;
  /** Guarded mode for minors. It may follow from message content and is therefore withheld for other accounts. */
  guarded: boolean | typeof PRIVATE;
  souls: number;
  /** Withheld for other accounts. */
  messages: number | typeof PRIVATE;
  createdAt: string;
  /** Null if the account has no session. */
  lastSeenAt: string | null;
  /** The account that makes the request. */
  self: boolean;
}
