import { type Offering, type OfferingState, type OfferingSuggestion, type RoomEvent, rooms } from '@kinloom/contract';

export interface OfferingRow {
  id: number;
  account_id: number;
  companion_id: number;
  soul_name: string;
  person: string;
  by_soul: boolean;
  content: string;
  personal_note: string;
  file_name: string | null;
  state: OfferingState;
  suggestion: OfferingSuggestion | null;
  conversation_id: number | null;
  message_id: number | null;
  created_at: Date;
}

/** Columns of an offering `o` with the joins of `OFFERING_JOINS` (soul `p`, account `a`). */
export const OFFERING_COLUMNS = `o.id, o.account_id, o.companion_id, p.name AS soul_name, a.display_name AS person, o.by_soul, o.content,
  o.personal_note, o.file_name, o.state, o.suggestion, o.conversation_id, o.message_id, o.created_at`;

/** Joins soul `p` and account `a` of an offering `o`. */
export const OFFERING_JOINS = 'JOIN companions p ON p.id = o.companion_id JOIN accounts a ON a.id = o.account_id';

/** Maps an offering row to the contract. */
export function toOffering(row: OfferingRow): Offering {
  return {
    id: row.id,
    from_human: row.by_soul ? null : row.person,
    soul_id: row.companion_id,
    soul_name: row.soul_name,
    content: row.content,
    personal_note: row.personal_note,
    file_name: row.file_name,
    state: row.state,
    suggestion: row.suggestion,
    conversation_id: row.conversation_id,
    message_id: row.message_id,
    created_at: row.created_at.toISOString(),
  };
}

/** Realtime event for an offering that is new, has a suggestion, or was decided or withdrawn. */
export function offeringEvent(row: OfferingRow): RoomEvent {
  return {
    room: rooms.account(row.account_id),
    event: 'offering',
    payload: { companionId: row.companion_id, offering: toOffering(row) },
  };
}
