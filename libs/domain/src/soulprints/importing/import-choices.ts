/** The person's choices for an upload. Stored in the job payload, unlike the content of the export. */
export interface Choices {
  /** The soul's name. */
  name: string;
  soulSpeaker: string | null;
  personSpeaker: string | null;
  dateOrder: 'dmy' | 'mdy' | null;
  /** IANA name of the zone of times that state none; null in tasks of older versions. */
  timeZone: string | null;
  /** Number of entries sent as a list; null for a whole export. */
  entries: number | null;
}

export interface ImportChoices extends Choices {
  importConversations: boolean;
  companionId: number | null;
  existingPersonality: Record<string, unknown> | null;
}

/** Payload of a preview or import task. */
export interface ExportWork<C extends Choices> {
  fileId: number;
  choices: C;
}
