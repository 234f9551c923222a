import { isCommittedLineSql } from '@kinloom/database';

/** Owner by which rows are read: the account, a soul or a conversation. */
export type RowOwner = 'account' | 'soul' | 'conversation';

/** How a table is moved to another installation. Ids are replaced; other values stay. */
export interface TransferTable {
  name: string;
  owner: RowOwner;
  /** SQL that selects the rows as `r` with a column `owner_id`. Default: the table with its owner column. */
  from?: string;
  /** Sort key, unique within an owner. */
  key: readonly string[];
  /** Columns with the id of a required parent in the archive; rows without their parent are skipped. */
  parents: Readonly<Record<string, string>>;
  /** Columns with the id of an optional parent; set to null if it is missing. */
  optionalParents?: Readonly<Record<string, string>>;
  /** Columns with ids of rows of the same table that may come later; set after the last row. */
  siblings?: readonly string[];
  /** Columns with an id without a foreign key; kept even if the row it references was deleted. */
  references?: Readonly<Record<string, string>>;
  /** Columns with an id whose table is named by another column (`REFERENCED_TABLES`). */
  typedReferences?: Readonly<Record<string, string>>;
  /** JSON columns with ids. `id` is the table of `id` properties without a kind. */
  jsonReferences?: Readonly<Record<string, { id?: string }>>;
  /** Text columns that end in an id after a prefix: separator, and table by prefix. */
  keysWithId?: Readonly<Record<string, { separator: string; tables: Readonly<Record<string, string>> }>>;
  /** Columns that are not moved; they are empty or have their default in the other installation. */
  omitted?: readonly string[];
  /** Other numeric or JSON columns without ids. */
  plain?: readonly string[];
}

/** Tables by the `kind` or `type` beside an id. `archive` ids are offset by `STORED_LINES_FROM`. */
export const REFERENCED_TABLES: Readonly<Record<string, string>> = {
  memory: 'memories',
  note: 'session_notes',
  message: 'messages',
  archive: 'archive_lines',
  file: 'files',
  soul: 'companions',
  // The archive within a soul's personality, identified by its soul.
  brought: 'companions',
  conversation: 'conversations',
  account: 'accounts',
  offering: 'offerings',
  shared: 'shared_memories',
  import: 'imports',
  card: 'imports',
};

/** Tables by the name of the JSON property that contains the id. */
export const REFERENCE_PROPERTIES: Readonly<Record<string, string>> = {
  companionId: 'companions',
  soulId: 'companions',
  conversationId: 'conversations',
  messageId: 'messages',
  memoryId: 'memories',
  fileId: 'files',
  importId: 'imports',
  runId: 'agent_runs',
  task_id: 'agent_runs',
  answers: 'messages',
};

const SOUL = { companion_id: 'companions' } as const;
const CONVERSATION = { conversation_id: 'conversations' } as const;

/** All moved tables, parents before children. The others are in `NOT_TRANSFERRED`; a test checks both against the schema. */
export const TRANSFER_TABLES: readonly TransferTable[] = [
  {
    name: 'companions',
    owner: 'account',
    key: ['id'],
    parents: {},
    // Embeddings depend on the installation's embedding model.
    omitted: ['staging_id', 'embedding_revision'],
    plain: [
      'personality',
      'restraint',
      'config',
      'relationship_progress',
      'energy',
      'trust',
      'mind_version',
      'forgets',
      'relationship_level',
    ],
  },
  {
    name: 'cards',
    owner: 'soul',
    key: ['companion_id'],
    parents: SOUL,
    plain: ['card', 'greetings', 'notes'],
  },
  { name: 'relational_patterns', owner: 'soul', key: ['companion_id'], parents: SOUL, plain: ['pattern'] },
  { name: 'channels', owner: 'account', key: ['id'], parents: {} },
  {
    name: 'imports',
    owner: 'account',
    key: ['id'],
    parents: {},
    optionalParents: SOUL,
    // Task reference and result of the import request; tasks are not moved.
    omitted: ['job_id', 'result', 'staging_id'],
    plain: ['report', 'analysis', 'bytes'],
  },
  {
    name: 'conversations',
    owner: 'account',
    key: ['id'],
    parents: {},
    optionalParents: { import_id: 'imports' },
    siblings: ['branched_from'],
    omitted: ['staging_id'],
    plain: ['last_seq', 'read_seq'],
  },
  {
    name: 'conversation_souls',
    owner: 'conversation',
    key: ['companion_id'],
    parents: { ...CONVERSATION, ...SOUL },
    plain: ['position'],
  },
  {
    name: 'reflection_progress',
    owner: 'conversation',
    key: ['conversation_id'],
    parents: CONVERSATION,
    plain: ['reflected_seq', 'extracted_seq', 'extraction_failures'],
  },
  {
    name: 'messages',
    owner: 'conversation',
    key: ['seq'],
    parents: CONVERSATION,
    optionalParents: { import_id: 'imports' },
    siblings: ['copy_of'],
    references: { companion_id: 'companions', sender_id: 'accounts' },
    jsonReferences: { recalled: {}, why: {}, files: { id: 'files' } },
    // Turns are work in progress, which is not moved. An analysis is computed from the text, by the weights of the installation.
    omitted: ['turn_id', 'attempt', 'retry_at', 'reading'],
    plain: ['seq', 'client_id', 'notices', 'care_tier', 'variant', 'variants'],
  },
  {
    name: 'message_variants',
    owner: 'conversation',
    from: '(SELECT v.*, m.conversation_id AS owner_id FROM message_variants v JOIN messages m ON m.id = v.message_id)',
    key: ['message_id', 'number'],
    parents: { message_id: 'messages' },
    jsonReferences: { recalled: {} },
    plain: ['number'],
  },
  {
    name: 'archive_lines',
    owner: 'soul',
    from: `(SELECT a.*, a.companion_id AS owner_id FROM archive_lines a WHERE ${isCommittedLineSql('a', 'a.companion_id')})`,
    key: ['id'],
    parents: { ...SOUL, import_id: 'imports' },
    optionalParents: { message_id: 'messages' },
  },
  {
    name: 'files',
    owner: 'account',
    // Excludes unsent uploads and archives waiting for import; they are deleted within a day.
    from: '(SELECT f.*, f.account_id AS owner_id FROM files f WHERE f.companion_id IS NOT NULL OR f.message_id IS NOT NULL)',
    key: ['id'],
    parents: {},
    optionalParents: { ...SOUL, ...CONVERSATION, message_id: 'messages' },
    // Bytes are in the archive as files; what models are sent of them is not.
    omitted: ['store_key', 'model_image'],
    plain: ['size'],
  },
  {
    name: 'memories',
    owner: 'soul',
    key: ['id'],
    parents: SOUL,
    optionalParents: { import_id: 'imports' },
    siblings: ['superseded_by'],
    references: CONVERSATION,
    typedReferences: { source_id: 'source_type' },
    keysWithId: { key: { separator: '|', tables: { offering: 'offerings', shared: 'shared_memories' } } },
    plain: ['fact', 'span', 'emotional_weight', 'significance', 'recall_count', 'version', 'emphasis'],
  },
  {
    name: 'memory_messages',
    owner: 'soul',
    from: '(SELECT s.*, m.companion_id AS owner_id FROM memory_messages s JOIN memories m ON m.id = s.memory_id)',
    key: ['memory_id', 'message_id'],
    parents: { memory_id: 'memories', message_id: 'messages' },
  },
  {
    name: 'pending_memories',
    owner: 'soul',
    key: ['id'],
    parents: SOUL,
    optionalParents: { import_id: 'imports', file_id: 'files' },
  },
  {
    name: 'session_notes',
    owner: 'soul',
    key: ['id'],
    parents: { ...SOUL, ...CONVERSATION },
    plain: ['from_seq', 'to_seq', 'span', 'version'],
  },
  {
    name: 'soul_reflections',
    owner: 'soul',
    key: ['id'],
    parents: { ...SOUL, message_id: 'messages' },
    plain: ['emotional_weight', 'reflection_depth'],
  },
  {
    name: 'objections',
    owner: 'soul',
    key: ['kind', 'ref_id'],
    parents: SOUL,
    typedReferences: { ref_id: 'kind' },
  },
  {
    name: 'feelings',
    owner: 'soul',
    key: ['message_id', 'emotion'],
    parents: { ...SOUL, message_id: 'messages' },
    references: CONVERSATION,
    plain: ['intensity'],
  },
  {
    name: 'message_depth_scores',
    owner: 'soul',
    key: ['message_id'],
    parents: { ...SOUL, message_id: 'messages' },
    plain: ['words', 'feeling', 'confided', 'kept', 'asked'],
  },
  {
    name: 'relationship_changes',
    owner: 'soul',
    key: ['id'],
    parents: SOUL,
    references: { message_id: 'messages' },
    plain: ['from_value', 'to_value'],
  },
  {
    name: 'processing_logs',
    owner: 'soul',
    key: ['message_id'],
    parents: { ...SOUL, message_id: 'messages' },
    plain: ['steps', 'adaptability_level'],
  },
  {
    name: 'recalls',
    owner: 'soul',
    key: ['message_id', 'kind', 'ref_id'],
    parents: { ...SOUL, message_id: 'messages' },
    typedReferences: { ref_id: 'kind' },
  },
  {
    name: 'offerings',
    owner: 'account',
    key: ['id'],
    parents: SOUL,
    optionalParents: { ...CONVERSATION, message_id: 'messages' },
    plain: ['suggestion'],
  },
  {
    name: 'shared_memories',
    owner: 'account',
    key: ['id'],
    parents: {},
    optionalParents: { ...CONVERSATION, message_id: 'messages' },
    plain: ['significance'],
  },
  {
    name: 'shared_memory_souls',
    owner: 'soul',
    key: ['shared_memory_id'],
    parents: { ...SOUL, shared_memory_id: 'shared_memories' },
  },
  {
    name: 'anchors',
    owner: 'account',
    key: ['id'],
    parents: {},
    optionalParents: { ...CONVERSATION, message_id: 'messages' },
    plain: ['significance'],
  },
  { name: 'anchor_souls', owner: 'soul', key: ['anchor_id'], parents: { ...SOUL, anchor_id: 'anchors' } },
  { name: 'anchor_threads', owner: 'account', key: ['id'], parents: {} },
  {
    name: 'anchor_thread_anchors',
    owner: 'account',
    from: '(SELECT a.*, t.account_id AS owner_id FROM anchor_thread_anchors a JOIN anchor_threads t ON t.id = a.thread_id)',
    key: ['thread_id', 'anchor_id'],
    parents: { thread_id: 'anchor_threads', anchor_id: 'anchors' },
  },
  {
    name: 'milestones',
    owner: 'soul',
    key: ['id'],
    parents: SOUL,
    optionalParents: { message_id: 'messages', memory_id: 'memories' },
    keysWithId: {
      key: { separator: ':', tables: { shared: 'shared_memories', anchor: 'anchors', turn: 'messages' } },
    },
    plain: ['significance', 'connection_strength', 'memory_count'],
  },
  {
    name: 'agent_runs',
    owner: 'account',
    key: ['id'],
    parents: {},
    omitted: ['job_id'],
    jsonReferences: { result: {} },
    plain: ['request', 'progress'],
  },
  {
    name: 'agent_files',
    owner: 'account',
    from: '(SELECT f.*, r.account_id AS owner_id FROM agent_files f JOIN agent_runs r ON r.id = f.run_id)',
    key: ['id'],
    parents: { run_id: 'agent_runs' },
  },
  {
    name: 'agent_run_sources',
    owner: 'account',
    from: '(SELECT s.*, r.account_id AS owner_id FROM agent_run_sources s JOIN agent_runs r ON r.id = s.run_id)',
    key: ['run_id', 'type', 'id'],
    parents: { run_id: 'agent_runs' },
    typedReferences: { id: 'type' },
  },
  {
    name: 'insight_backlogs',
    owner: 'soul',
    key: ['id'],
    parents: SOUL,
    optionalParents: { import_id: 'imports' },
    // Positions are ids and would be invalid; the backfill starts over and is idempotent.
    omitted: ['after_id', 'up_to_id'],
  },
];

const EMBEDDED_AGAIN = 'computed again by the embedding model of the importing installation';

/** Tables that are not moved, with the reason. */
export const NOT_TRANSFERRED: Readonly<Record<string, string>> = {
  accounts: 'the importing account keeps its address, password and role; settings are in rows/account-settings.jsonl',
  account_tokens: 'secrets of mailed links',
  agent_run_losses: 'bookkeeping of runs under way',
  budget_usage: 'what was used of the other installation',
  embedding_progress: EMBEDDED_AGAIN,
  import_stagings: 'imports under way',
  insight_figures: 'computed again from the rows that are transferred',
  jobs: 'background tasks of the other installation',
  known_addresses: 'network addresses of sign-ins to the other installation',
  memory_embeddings: EMBEDDED_AGAIN,
  memory_tombstones: 'cache invalidations of the other installation',
  message_embeddings: EMBEDDED_AGAIN,
  note_embeddings: EMBEDDED_AGAIN,
  open_sockets: 'connections of the other installation',
  security_events: 'a record of what happened in the other installation',
  sessions: 'credentials are never transferred',
  thread_keys: 'credentials are never transferred',
  turns: 'replies under way',
  usage_sessions: 'the current usage session',
};

/** Archive path of a table's rows. */
export const rowsPath = (table: string): string => `rows/${table}.jsonl`;

/** Archive path of the account's settings: one line. */
export const ACCOUNT_SETTINGS_PATH = rowsPath('account-settings');
