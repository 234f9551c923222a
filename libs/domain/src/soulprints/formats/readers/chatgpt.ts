import { type ImportLedger, type ExtractedMessage } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { type Piece, extractPieces } from '../json-pieces';
import { type Skipped } from '../types';
import { get, id, isObject, list, number, text, nonEmptyText } from '../untrusted-values';
import { branchTo } from './message-branches';

const FIELDS = ['title', 'current_node', 'conversation_id', 'id'] as const;
/** A list, a wrapped list, or a single conversation. */
const ROOTS = ['*.', 'conversations.*.', ''];
const PATTERNS = ROOTS.flatMap((root) => [
  `${root}mapping.*`,
  ...FIELDS.map((field) => `${root}${field}`),
  `${root.slice(0, -1)}/`,
]);
/** Citations such as 【12†source】 and the private-use characters around references. */
const CITATIONS = /【[^【】]*†[^【】]*】|\ue200[^\ue200-\ue202]*(?:\ue202[^\ue200-\ue202]*)*\ue201|[\ue200-\ue202]/g;
const HIDDEN_KINDS = ['thoughts', 'reasoning_recap', 'user_editable_context', 'model_editable_context'];

interface Node {
  id: string;
  parent: string | null;
  at: number | null;
  extracted: Omit<ExtractedMessage, 'thread'> | Skipped | null;
}

/** A conversation being read; its fields may come in any order. */
interface Conversation {
  nodes: Map<string, Node>;
  fields: Map<string, string>;
  size: number;
}

const fresh = (): Conversation => ({ nodes: new Map(), fields: new Map(), size: 0 });

/** Reads ChatGPT's conversations.json: each conversation is a tree, followed from its current node to the root. */
export async function readChatGpt(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    let conversation = fresh();
    let key = '0';
    for await (const piece of extractPieces(part, PATTERNS, ledger)) {
      key = piece.keys[0] ?? key;
      if (piece.pattern.endsWith('/')) {
        if (conversation.nodes.size > 0) await finishMessage(conversation, `${part.title}/${key}`, ledger);
        conversation = fresh();
      } else readMessage(conversation, piece);
    }
    // A conversation truncated by the end of the file.
    if (conversation.nodes.size > 0) await finishMessage(conversation, `${part.title}/${key}`, ledger);
  }
}

function readMessage(conversation: Conversation, { pattern, keys, value }: Piece): void {
  if (!pattern.endsWith('mapping.*')) {
    const found = id(value);
    if (found !== null) conversation.fields.set(pattern.slice(pattern.lastIndexOf('.') + 1), found);
    return;
  }
  const node = keys.at(-1);
  if (node === undefined || !isObject(value)) return;
  const message = get(value, 'message');
  const extracted = isObject(message) ? messageIn(message) : null;
  conversation.size += typeof extracted === 'object' && extracted ? extracted.text.length : 100;
  conversation.nodes.set(node, {
    id: node,
    parent: text(get(value, 'parent')),
    at: seconds(get(message, 'create_time')),
    extracted,
  });
}

async function finishMessage(
  { nodes, fields, size }: Conversation,
  fallback: string,
  ledger: ImportLedger,
): Promise<void> {
  const thread = fields.get('conversation_id') ?? fields.get('id') ?? fallback;
  if (size > ledger.limits.conversation) {
    ledger.skip('too-large');
    return;
  }
  ledger.setTitle(thread, fields.get('title') ?? null);
  const chain = branchTo(nodes, fields.get('current_node') ?? null);
  let visited = 0;
  for (const { extracted } of chain) {
    if (extracted === null) continue;
    visited += 1;
    if (typeof extracted === 'string') ledger.skip(extracted);
    else await ledger.accept({ ...extracted, thread });
  }
  const all = [...nodes.values()].filter(({ extracted }) => extracted !== null).length;
  ledger.skip('not-current-branch', all - visited);
  await ledger.closeThread(thread);
}

const seconds = (value: unknown): number | null => {
  const found = number(value);
  return found === null ? null : found * 1000;
};

/** Extracts the message of a node, or the reason to skip it. */
function messageIn(message: unknown): Omit<ExtractedMessage, 'thread'> | Skipped {
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
  const joined = parts
    .map((one) => (typeof one === 'string' ? one : nonEmptyText(get(one, 'text'))))
    .filter((one): one is string => one !== null && one !== '')
    .join('\n')
    .replace(CITATIONS, '');
  if (joined.trim() === '') return parts.some(isObject) ? 'media' : 'empty';
  return {
    speaker: role === 'user' ? 'You' : 'ChatGPT',
    role: role === 'user' ? 'person' : 'soul',
    text: joined,
    at: seconds(get(message, 'create_time')),
    sourceId: id(get(message, 'id')),
  };
}
