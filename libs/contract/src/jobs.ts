/** Every job by name, with what it carries. Payloads hold ids; what they stand for is read where the job is done. */
export interface JobPayloads {
  /** Let the chosen souls answer one message of a person. */
  turn: { turnId: number };
  /** Let the souls of a conversation take in what was said there. */
  reflection: { conversationId: number };
  /** Draw up the figures of what was between a person and a soul. */
  insight: { companionId: number };
  /** Read an export, to show what is understood of it. */
  preview: { jobId: number };
  /** Bring a soul what an export holds. */
  import: { jobId: number };
  /** Make a soul of several files, or enrich one. */
  analysis: { jobId: number };
  /** Read and index anew what a soul remembers. */
  reload: { jobId: number };
  /** Read how an offered memory might be kept. */
  offering: { offeringId: number };
  /** Let the souls of a shared memory say what it is to them. */
  shared: { sharedMemoryId: number };
  /** Do the agents' run whose turn it is. */
  agent: { jobId: number };
  /** Send one mail. */
  mail: { mailId: number };
  /** Find turns, reflections and mails whose job was lost and add it again. */
  sweep: Record<string, never>;
}
export type JobName = keyof JobPayloads;

export const JOB_STATES = ['waiting', 'active', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A piece of work a person waits for, as they see it. `progress` is 0–100; `message` says what is being done. */
export interface JobNews {
  jobId: number;
  kind: string;
  state: JobState;
  progress: number;
  message: string;
}

/** What `GET /api/jobs/:id` answers: the answer of the call once it is done, or why it failed in words for the person. */
export interface JobAnswer extends JobNews {
  result: unknown;
  error: string | null;
}

/** What a call answers that is not waited for. */
export interface JobAccepted {
  jobId: number;
}
