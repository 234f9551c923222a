import type { Role } from './accounts';
import type { YearOfReferrals } from './care';
import type { AggregateFigure } from './aggregate-figures';
import type { MemoryLayer } from './memories';
import type { ProcessingStep, RelationalPattern, SoulReflection, ThinkingStyle, VoiceConstraints } from './self';
import type { SoulStatus } from './souls';

/** Stands in the place of everything that belongs to another person. */
export const PRIVATE = 'private to its owner';

/** What holds a soul back just now. */
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

/** Another person's soul: that it exists, and whose it is. Its name may come from a card or a file, and is withheld like everything else. */
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

/** A reflection, and the memories that were kept of the same message. */
export interface RememberedReflection {
  reflection: SoulReflection;
  memories: { id: number; title: string }[];
}

/** The configuration of another person's soul. */
export interface PrivateSoulConfig {
  soul: PrivateSoul;
  withheld: typeof PRIVATE;
}

/** How one of the operator's own souls is configured, and its state. */
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
  souls: (AdminSoul | PrivateSoul)[];
}
export interface SystemStatsAnswer {
  systemStats: SystemStats;
}
export interface DebugLogs {
  /** Empty where it is another person's soul. */
  debugLogs: DebugLog[];
  withheld: typeof PRIVATE | null;
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
    /**
     * Replies that failed within a day, by reason, the most first. Reasons that cannot depend on what was said are counted exactly; all
     * others are one figure, the last.
     */
    failures: { reason: string; count: AggregateFigure }[];
    repliesInADay: AggregateFigure;
    /** The endpoints of the model, by their place in the chain: `open` while none is asked because it did not answer. */
    endpoints: { name: 'primary' | 'fallback' | 'built-in'; state: 'closed' | 'open' | 'half-open'; since: string }[];
  };
  backup: BackupState;
  counts: {
    accounts: number;
    souls: number;
    conversations: AggregateFigure;
    messages: AggregateFigure;
    memories: AggregateFigure;
  };
  /** How often help was shown in a year, the newest first. */
  referrals: YearOfReferrals[];
}

export interface AdminAccount {
  id: number;
  email: string;
  role: Role;
  disabled: boolean;
  /** In the guarded mode of somebody under 18. It may follow from what somebody said, so it is withheld of other accounts. */
  guarded: boolean | typeof PRIVATE;
  souls: number;
  /** Withheld of other accounts. */
  messages: number | typeof PRIVATE;
  createdAt: string;
  /** Null where it has no session. */
  lastSeenAt: string | null;
  /** The one that asks. */
  self: boolean;
}
