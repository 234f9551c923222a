import { type Ledger, type Said } from '../ledger';
import { type Part } from '../part';
import { type Piece, piecesOf } from '../pieces';
import { type Skipped } from '../types';
import { get, id, isDict, list, number, text, word } from '../values';
import { chainTo } from './branches';

const FIELDS = ['title', 'current_node', 'conversation_id', 'id'] as const;
/** A list, a list in a wrapping, or one conversation alone. */
const ROOTS = ['*.', 'conversations.*.', ''];
const PATTERNS = ROOTS.flatMap((root) => [
  `${root}mapping.*`,
  ...FIELDS.map((field) => `${root}${field}`),
  `${root.slice(0, -1)}/`,
]);
/** 【12†source】 and the private characters that stand around references. */
const CITATIONS = /【[^【】]*†[^【】]*】|\ue200[^\ue200-\ue202]*(?:\ue202[^\ue200-\ue202]*)*\ue201|[\ue200-\ue202]/g;
const HIDDEN_KINDS = ['thoughts', 'reasoning_recap', 'user_editable_context', 'model_editable_context'];

interface Node {
  id: string;
  parent: string | null;
  at: number | null;
  said: Omit<Said, 'thread'> | Skipped | null;
}

/** A conversation while it is read: what the file says of it may come in any order. */
interface Conversation {
  nodes: Map<string, Node>;
  fields: Map<string, string>;
  size: number;
}

const fresh = (): Conversation => ({ nodes: new Map(), fields: new Map(), size: 0 });

/** ChatGPT's conversations.json: each conversation a tree, followed from its current node up to the root. */
export async function readChatGpt(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    let conversation = fresh();
    let place = '0';
    for await (const piece of piecesOf(part, PATTERNS, ledger)) {
      place = piece.keys[0] ?? place;
      if (piece.pattern.endsWith('/')) {
        if (conversation.nodes.size > 0) await settle(conversation, `${part.title}/${place}`, ledger);
        conversation = fresh();
      } else take(conversation, piece);
    }
    // What the file broke off in the middle of.
    if (conversation.nodes.size > 0) await settle(conversation, `${part.title}/${place}`, ledger);
  }
}

function take(conversation: Conversation, { pattern, keys, value }: Piece): void {
  if (!pattern.endsWith('mapping.*')) {
    const found = id(value);
    if (found !== null) conversation.fields.set(pattern.slice(pattern.lastIndexOf('.') + 1), found);
    return;
  }
  const node = keys.at(-1);
  if (node === undefined || !isDict(value)) return;
  const message = get(value, 'message');
  const said = isDict(message) ? saidIn(message) : null;
  conversation.size += typeof said === 'object' && said ? said.text.length : 100;
  conversation.nodes.set(node, {
    id: node,
    parent: text(get(value, 'parent')),
    at: seconds(get(message, 'create_time')),
    said,
  });
}

async function settle({ nodes, fields, size }: Conversation, fallback: string, ledger: Ledger): Promise<void> {
  const thread = fields.get('conversation_id') ?? fields.get('id') ?? fallback;
  if (size > ledger.limits.conversation) {
    ledger.skip('too-large');
    return;
  }
  ledger.title(thread, fields.get('title') ?? null);
  const chain = chainTo(nodes, fields.get('current_node') ?? null);
  let taken = 0;
  for (const { said } of chain) {
    if (said === null) continue;
    taken += 1;
    if (typeof said === 'string') ledger.skip(said);
    else await ledger.keep({ ...said, thread });
  }
  const all = [...nodes.values()].filter(({ said }) => said !== null).length;
  ledger.skip('not-current-branch', all - taken);
  await ledger.threadOver(thread);
}

const seconds = (value: unknown): number | null => {
  const found = number(value);
  return found === null ? null : found * 1000;
};

/** What a node says, or why it is not to be kept. */
function saidIn(message: unknown): Omit<Said, 'thread'> | Skipped {
  const role = text(get(get(message, 'author'), 'role'));
  const content = get(message, 'content');
  const kind = text(get(content, 'content_type')) ?? 'text';
  const metadata = get(message, 'metadata');
  const recipient = text(get(message, 'recipient')) ?? 'all';
  if (HIDDEN_KINDS.includes(kind)) return 'hidden';
  if (role === 'tool' || recipient !== 'all') return 'tool';
  if (role !== 'user' && role !== 'assistant') return 'system';
  if (get(metadata, 'is_visually_hidden_from_conversation') === true || get(message, 'weight') === 0) return 'hidden';
  if (kind === 'system_error') return 'system';
  if (kind !== 'text' && kind !== 'multimodal_text') return 'tool';
  const parts = list(get(content, 'parts'));
  const said = parts
    .map((one) => (typeof one === 'string' ? one : word(get(one, 'text'))))
    .filter((one): one is string => one !== null && one !== '')
    .join('\n')
    .replace(CITATIONS, '');
  if (said.trim() === '') return parts.some(isDict) ? 'media' : 'empty';
  return {
    speaker: role === 'user' ? 'You' : 'ChatGPT',
    role: role === 'user' ? 'person' : 'soul',
    text: said,
    at: seconds(get(message, 'create_time')),
    sourceId: id(get(message, 'id')),
  };
}
