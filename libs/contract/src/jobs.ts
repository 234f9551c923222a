/** Every job by name, with what it carries. Payloads hold ids; what they stand for is read where the job is done. */
export interface JobPayloads {
  /** Let the chosen souls answer one message of a person. */
  turn: { turnId: number };
  /** Let the souls of a conversation take in what was said there. */
  reflection: { conversationId: number };
  /** Send one mail. */
  mail: { mailId: number };
  /** Find turns, reflections and mails whose job was lost and add it again. */
  sweep: Record<string, never>;
}
export type JobName = keyof JobPayloads;
