/** What a person chose when an export was sent. It travels in the job's row; what the export says does not. */
export interface Choices {
  /** The soul's name. */
  name: string;
  soulSpeaker: string | null;
  personSpeaker: string | null;
  dateOrder: 'dmy' | 'mdy' | null;
  /** How many entries were sent as a list; null where it was a whole export. */
  entries: number | null;
}

export interface ImportChoices extends Choices {
  importConversations: boolean;
  companionId: number | null;
  existingPersonality: Record<string, unknown> | null;
}

/** The payload of a job that reads an export. */
export interface ExportWork<C extends Choices> {
  fileId: number;
  choices: C;
}
