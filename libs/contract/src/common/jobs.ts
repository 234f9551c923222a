/** Payload of every job by name. Payloads contain ids only; the handler reads the current rows, so that a retry sees current data. */
export interface JobPayloads {
  /** Answer one user message. */
  turn: { turnId: number };
  /** Extract memories and reflections from a conversation. */
  reflection: { conversationId: number };
  /** Extract memories from a conversation with a model. */
  extraction: { conversationId: number };
  /** Recompute the insight figures of a soul. */
  insight: { companionId: number };
  /** Parse a chat export for its preview. */
  preview: { jobId: number };
  /** Import a chat export into a soul. */
  import: { jobId: number };
  /** Import the archive of an account. */
  transfer: { jobId: number };
  /** Create a soul from several files, or enrich one. */
  analysis: { jobId: number };
  /** Reload and reindex the memories of a soul. */
  reload: { jobId: number };
  /** Suggest type, tones and tags for an offered memory. */
  offering: { offeringId: number };
  /** Generate the reflections of the souls on a shared memory. */
  shared: { sharedMemoryId: number };
  /** Execute an agent run. */
  agent: { jobId: number };
  /** Download a model. */
  pull: { jobId: number };
  /** Install the own engine. */
  engine: { jobId: number };
  /** Send one mail. */
  mail: { mailId: number };
  /** Continue the deletion of an account. */
  deletion: { deletionId: number };
}
export type JobName = keyof JobPayloads;
/** Every key that a payload has. */
export type JobPayloadKey = { [N in JobName]: keyof JobPayloads[N] }[JobName];

export const JOB_STATES = ['waiting', 'active', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Progress of a background job for the user. `progress` is 0–100; `message` describes the current step. */
export interface JobNews {
  jobId: number;
  kind: string;
  state: JobState;
  progress: number;
  message: string;
}

/** Answer of `GET /api/jobs/:id`: the result once the job is done, or the error text for the user. */
export interface JobAnswer extends JobNews {
  result: unknown;
  error: string | null;
}

/** Result of an account import: rows per table, and rows skipped because their parent was deleted during the export. */
export interface AccountImported {
  counts: Record<string, number>;
  skipped: number;
}

/** The newest account import; null if there was none. */
export interface AccountImportState {
  task: JobNews | null;
}

/** Answer of a call that runs in the background (202). */
export interface JobAccepted {
  jobId: number;
}
