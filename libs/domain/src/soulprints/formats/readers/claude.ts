import { type ImportLedger, type ExtractedMessage } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { type Piece, extractPieces } from '../json-pieces';
import { type Skipped } from '../types';
import { get, id, isObject, list, number, text, nonEmptyText } from '../untrusted-values';
import { branchTo } from './message-branches';
import { parseIsoTime } from '../time-parsing';

/** A list, a wrapped list, or a single conversation. */
const ROOTS = ['*.', 'conversations.*.', ''];
const PATTERNS = ROOTS.flatMap((root) => [
  `${root}chat_messages.*`,
  `${root}uuid`,
  `${root}name`,
  `${root.slice(0, -1)}/`,
]);
/** Parent id of a first message. */
const ROOT_PARENT = /^0{8}-/;

interface Entry {
  id: string;
  parent: string | null;
  at: number | null;
  index: number;
  extracted: Omit<ExtractedMessage, 'thread'> | Skipped;
}

interface Conversation {
  entries: Entry[];
  uuid: string | null;
  name: string | null;
  size: number;
}

const fresh = (): Conversation => ({ entries: [], uuid: null, name: null, size: 0 });

/** Reads Claude's conversations.json: a list of messages, branched by their parents where given. */
export async function readClaude(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    let conversation = fresh();
    let place = '0';
    for await (const piece of extractPieces(part, PATTERNS, ledger)) {
      place = piece.keys[0] ?? place;
      if (piece.pattern.endsWith('/')) {
        if (conversation.entries.length > 0) await finishMessage(conversation, `${part.title}/${place}`, ledger);
        conversation = fresh();
      } else readMessage(conversation, piece);
    }
    if (conversation.entries.length > 0) await finishMessage(conversation, `${part.title}/${place}`, ledger);
  }
}

function readMessage(conversation: Conversation, { pattern, value }: Piece): void {
  if (pattern.endsWith('uuid')) conversation.uuid = id(value);
  else if (pattern.endsWith('name')) conversation.name = nonEmptyText(value);
  else if (isObject(value)) {
    const extracted = messageIn(value);
    const place = conversation.entries.length;
    conversation.size += typeof extracted === 'object' ? extracted.text.length : 100;
    conversation.entries.push({
      id: id(get(value, 'uuid')) ?? `#${place}`,
      parent: nonEmptyText(get(value, 'parent_message_uuid')),
      at: parseIsoTime(get(value, 'created_at')),
      index: number(get(value, 'index')) ?? place,
      extracted,
    });
  }
}

async function finishMessage(
  { entries, uuid, name, size }: Conversation,
  fallback: string,
  ledger: ImportLedger,
): Promise<void> {
  const thread = uuid ?? fallback;
  if (size > ledger.limits.conversation) {
    ledger.skip('too-large');
    return;
  }
  ledger.setTitle(thread, name);
  const chain = inOrder(entries);
  for (const { extracted } of chain) {
    if (typeof extracted === 'string') ledger.skip(extracted);
    else await ledger.accept({ ...extracted, thread });
  }
  ledger.skip('not-current-branch', entries.length - chain.length);
  await ledger.closeThread(thread);
}

/** Orders messages along the newest branch where all parents are known, otherwise by time. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const nodes = new Map(entries.map((entry) => [entry.id, entry]));
  const begins = (parent: string | null) => parent === null || ROOT_PARENT.test(parent);
  const linked = entries.some(({ parent }) => !begins(parent));
  const whole = entries.every(({ parent }) => begins(parent) || nodes.has(parent as string));
  if (linked && whole && nodes.size === entries.length) return branchTo(nodes, null);
  return [...entries].sort((one, other) => (one.at ?? 0) - (other.at ?? 0) || one.index - other.index);
}

function messageIn(message: unknown): Omit<ExtractedMessage, 'thread'> | Skipped {
  const sender = text(get(message, 'sender'));
  if (sender !== 'human' && sender !== 'assistant') return 'system';
  const content = list(get(message, 'content'));
  const kinds = new Set(content.map((block) => text(get(block, 'type'))));
  const blocks = content
    .filter((block) => ['text', 'voice_note'].includes(text(get(block, 'type')) ?? ''))
    .map((block) => nonEmptyText(get(block, 'text')))
    .filter((one) => one !== null);
  const only = (...some: string[]) => content.length > 0 && [...kinds].every((kind) => some.includes(kind ?? ''));
  if (blocks.length === 0 && only('thinking', 'token_budget')) return 'hidden';
  if (blocks.length === 0 && only('tool_use', 'tool_result', 'thinking', 'token_budget')) return 'tool';
  const joined = blocks.length > 0 ? blocks.join('\n\n') : (nonEmptyText(get(message, 'text')) ?? '');
  const hasMedia = list(get(message, 'attachments')).length + list(get(message, 'files')).length > 0;
  if (joined === '') return hasMedia ? 'media' : 'empty';
  return {
    speaker: sender === 'human' ? 'You' : 'Claude',
    role: sender === 'human' ? 'person' : 'soul',
    text: joined,
    at: parseIsoTime(get(message, 'created_at')),
    sourceId: id(get(message, 'uuid')),
  };
}
