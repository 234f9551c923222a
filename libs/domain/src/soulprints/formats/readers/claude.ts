import { type Ledger, type Said } from '../ledger';
import { type Part } from '../part';
import { type Piece, piecesOf } from '../pieces';
import { type Skipped } from '../types';
import { get, id, isDict, list, number, text, word } from '../values';
import { chainTo } from './branches';
import { isoTime } from '../times';

/** A list, a list in a wrapping, or one conversation alone. */
const ROOTS = ['*.', 'conversations.*.', ''];
const PATTERNS = ROOTS.flatMap((root) => [
  `${root}chat_messages.*`,
  `${root}uuid`,
  `${root}name`,
  `${root.slice(0, -1)}/`,
]);
/** The parent of a first message. */
const NOBODY = /^0{8}-/;

interface Entry {
  id: string;
  parent: string | null;
  at: number | null;
  index: number;
  said: Omit<Said, 'thread'> | Skipped;
}

interface Conversation {
  entries: Entry[];
  uuid: string | null;
  name: string | null;
  size: number;
}

const fresh = (): Conversation => ({ entries: [], uuid: null, name: null, size: 0 });

/** Claude's conversations.json: a list of messages each, branched by their parents where these are given. */
export async function readClaude(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    let conversation = fresh();
    let place = '0';
    for await (const piece of piecesOf(part, PATTERNS, ledger)) {
      place = piece.keys[0] ?? place;
      if (piece.pattern.endsWith('/')) {
        if (conversation.entries.length > 0) await settle(conversation, `${part.title}/${place}`, ledger);
        conversation = fresh();
      } else take(conversation, piece);
    }
    if (conversation.entries.length > 0) await settle(conversation, `${part.title}/${place}`, ledger);
  }
}

function take(conversation: Conversation, { pattern, value }: Piece): void {
  if (pattern.endsWith('uuid')) conversation.uuid = id(value);
  else if (pattern.endsWith('name')) conversation.name = word(value);
  else if (isDict(value)) {
    const said = saidIn(value);
    const place = conversation.entries.length;
    conversation.size += typeof said === 'object' ? said.text.length : 100;
    conversation.entries.push({
      id: id(get(value, 'uuid')) ?? `#${place}`,
      parent: word(get(value, 'parent_message_uuid')),
      at: isoTime(get(value, 'created_at')),
      index: number(get(value, 'index')) ?? place,
      said,
    });
  }
}

async function settle({ entries, uuid, name, size }: Conversation, fallback: string, ledger: Ledger): Promise<void> {
  const thread = uuid ?? fallback;
  if (size > ledger.limits.conversation) {
    ledger.skip('too-large');
    return;
  }
  ledger.title(thread, name);
  const chain = inOrder(entries);
  for (const { said } of chain) {
    if (typeof said === 'string') ledger.skip(said);
    else await ledger.keep({ ...said, thread });
  }
  ledger.skip('not-current-branch', entries.length - chain.length);
  await ledger.threadOver(thread);
}

/** Along the newest branch where every parent is known; by time where the links are missing or broken. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const nodes = new Map(entries.map((entry) => [entry.id, entry]));
  const begins = (parent: string | null) => parent === null || NOBODY.test(parent);
  const linked = entries.some(({ parent }) => !begins(parent));
  const whole = entries.every(({ parent }) => begins(parent) || nodes.has(parent as string));
  if (linked && whole && nodes.size === entries.length) return chainTo(nodes, null);
  return [...entries].sort((one, other) => (one.at ?? 0) - (other.at ?? 0) || one.index - other.index);
}

function saidIn(message: unknown): Omit<Said, 'thread'> | Skipped {
  const sender = text(get(message, 'sender'));
  if (sender !== 'human' && sender !== 'assistant') return 'system';
  const content = list(get(message, 'content'));
  const kinds = new Set(content.map((block) => text(get(block, 'type'))));
  const blocks = content
    .filter((block) => ['text', 'voice_note'].includes(text(get(block, 'type')) ?? ''))
    .map((block) => word(get(block, 'text')))
    .filter((one) => one !== null);
  const only = (...some: string[]) => content.length > 0 && [...kinds].every((kind) => some.includes(kind ?? ''));
  if (blocks.length === 0 && only('thinking', 'token_budget')) return 'hidden';
  if (blocks.length === 0 && only('tool_use', 'tool_result', 'thinking', 'token_budget')) return 'tool';
  const said = blocks.length > 0 ? blocks.join('\n\n') : (word(get(message, 'text')) ?? '');
  const carries = list(get(message, 'attachments')).length + list(get(message, 'files')).length > 0;
  if (said === '') return carries ? 'media' : 'empty';
  return {
    speaker: sender === 'human' ? 'You' : 'Claude',
    role: sender === 'human' ? 'person' : 'soul',
    text: said,
    at: isoTime(get(message, 'created_at')),
    sourceId: id(get(message, 'uuid')),
  };
}
