import {
  type Conversation,
  firstWordsOf,
  type Message,
  type MessageFile,
  type MessageStatus,
  type Notice,
  type Recalled,
  type Why,
} from '@kinloom/contract';

/** A row with the columns of `MESSAGE_COLUMNS`. */
export interface MessageRow {
  id: number;
  conversation_id: number;
  seq: number;
  sender_id: number | null;
  companion_id: number | null;
  content: string;
  client_id: string | null;
  status: MessageStatus;
  failure: string | null;
  retry_at: Date | null;
  answered_by: Message['answeredBy'];
  recalled: Recalled[];
  created_at: Date;
  files: MessageFile[];
  whispered: boolean;
  edited_at: Date | null;
  variant: number;
  variants: number;
  why: Why | null;
  notices: Notice[];
}

/** Columns that every statement returning a `MessageRow` selects. */
export const MESSAGE_COLUMNS = `id, conversation_id, seq, sender_id, companion_id, content, client_id, status, failure, recalled, created_at,
  files, whispered, edited_at, variant, variants, why, notices, retry_at, answered_by`;

const isoTime = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The fields of a message as the contract names them, for statements that return JSON. The same as `toMessage`. */
export const MESSAGE_FIELDS = `id, conversation_id AS "conversationId", seq, content, sender_id AS "senderId", companion_id AS "companionId",
  ${isoTime('created_at')} AS "createdAt", client_id AS "clientId", status, recalled, files, companion_id IS NOT NULL AS "aiGenerated", failure,
  ${isoTime('retry_at')} AS "retryAt", answered_by AS "answeredBy", whispered, ${isoTime('edited_at')} AS "editedAt", variant, variants, why, notices`;

/** Maps a message row to the contract. */
export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    content: row.content,
    senderId: row.sender_id,
    companionId: row.companion_id,
    createdAt: row.created_at.toISOString(),
    clientId: row.client_id,
    status: row.status,
    recalled: row.recalled,
    files: row.files,
    aiGenerated: row.companion_id !== null,
    failure: row.failure,
    retryAt: row.retry_at?.toISOString() ?? null,
    answeredBy: row.answered_by,
    whispered: row.whispered,
    editedAt: row.edited_at?.toISOString() ?? null,
    variant: row.variant,
    variants: row.variants,
    why: row.why,
    notices: row.notices,
  };
}

export interface ConversationRow {
  id: number;
  title: string | null;
  /** Start of the person's first message. */
  first_message: string | null;
  is_group: boolean;
  participant_ids: number[];
  last_seq: number;
  read_seq: number;
  focus: string | null;
  branched_from: number | null;
  last_message_at: Date | null;
  created_at: Date;
}

/** Maps a conversation row to the contract. */
export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    firstWords: row.first_message === null ? null : firstWordsOf(row.first_message),
    isGroup: row.is_group,
    participantIds: row.participant_ids,
    companionId: row.is_group ? null : (row.participant_ids[0] ?? null),
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    focus: row.focus,
    branchedFrom: row.branched_from,
    createdAt: row.created_at.toISOString(),
  };
}
