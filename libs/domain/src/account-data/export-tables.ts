import { isCommittedLineSql } from '@kinloom/database';

/** A table of the export: written as a JSON list and as HTML pages. */
export interface ExportTable {
  /** File name: `data/<name>.json`, `<name>.html`. */
  name: string;
  title: string;
  /** Description shown to the reader. */
  about: string;
  /** Whether rows belong to the account or to a soul; `owner` is that column. */
  of: 'account' | 'soul';
  owner: string;
  from: string;
  /** Columns, separated by spaces; exported in camelCase: `said_at` becomes `saidAt`. */
  columns: string;
  /** Computed or renamed columns: SQL expression by exported name. */
  besides?: Readonly<Record<string, string>>;
  /** Unique sort key for keyset pagination. */
  keys: readonly string[];
  /** Fields shown as the article's heading; `words` are the fields shown as its text. */
  heads: readonly string[];
  /** Whether the headings are product values that are translated to words; otherwise they are user text. */
  coded?: true;
  words: readonly string[];
}

const idsOf = (column: string, from: string): string => `ARRAY(SELECT ${column} FROM ${from} ORDER BY 1)`;
const listOf = (object: string, from: string): string => `coalesce((SELECT jsonb_agg(${object}) FROM ${from}), '[]')`;

/** All exported tables. Tables not listed are part of souls, conversations or the account, or have no meaning for the user: see docs/decisions/0023-account-export-and-deletion.md. */
export const EXPORT_TABLES: readonly ExportTable[] = [
  {
    name: 'memories',
    title: 'Memories',
    about: 'What your souls remember, with where each memory comes from.',
    of: 'soul',
    owner: 'm.companion_id',
    from: 'memories m',
    columns: [
      'id companion_id kind title content fact layer status tones tags emotional_weight significance whispered said_at',
      'source_type source_id source_label source_why conversation_id import_id objection superseded_by superseded_at emphasis',
      'edited faded_at recall_count last_recalled_at created_at',
    ].join(' '),
    besides: {
      messageIds: idsOf('s.message_id', 'memory_messages s WHERE s.memory_id = m.id'),
    },
    keys: ['m.id'],
    heads: ['title'],
    words: ['content'],
  },
  {
    name: 'pending-memories',
    title: 'Imported text that waits for your decision',
    about: 'Pieces of cards and files that read like instructions. No soul remembers them until you agree.',
    of: 'soul',
    owner: 'w.companion_id',
    from: 'pending_memories w',
    columns: 'id companion_id import_id file_id kind title content tags source_type source_label created_at',
    keys: ['w.id'],
    heads: ['title'],
    words: ['content'],
  },
  {
    name: 'shared-memories',
    title: 'Shared memories',
    about: 'Moments you and your souls keep together, with what each soul said of them.',
    of: 'account',
    owner: 's.account_id',
    from: 'shared_memories s',
    columns: 'id title content personal_meaning memory_type significance conversation_id created_at',
    besides: {
      createdFromMessage: 's.message_id',
      souls: listOf(
        `jsonb_build_object('companionId', r.companion_id, 'name', p.name, 'reflection', r.reflection) ORDER BY r.companion_id`,
        'shared_memory_souls r JOIN companions p ON p.id = r.companion_id WHERE r.shared_memory_id = s.id',
      ),
    },
    keys: ['s.id'],
    heads: ['title'],
    words: ['content', 'personalMeaning'],
  },
  {
    name: 'anchors',
    title: 'Conversation anchors',
    about: 'Moments of conversations that you marked.',
    of: 'account',
    owner: 'a.account_id',
    from: 'anchors a',
    columns: 'id title notes anchor_type significance tags conversation_id message_id created_at',
    besides: {
      content: 'coalesce(a.content, (SELECT m.content FROM messages m WHERE m.id = a.message_id))',
      companionIds: idsOf('s.companion_id', 'anchor_souls s WHERE s.anchor_id = a.id'),
    },
    keys: ['a.id'],
    heads: ['title'],
    words: ['content', 'notes'],
  },
  {
    name: 'threads',
    title: 'Conversation threads',
    about: 'Anchors that you strung together.',
    of: 'account',
    owner: 't.account_id',
    from: 'anchor_threads t',
    columns: 'id title description thread_type is_active',
    besides: {
      anchorIds: idsOf('a.anchor_id', 'anchor_thread_anchors a WHERE a.thread_id = t.id'),
      lastUpdated: 't.updated_at',
    },
    keys: ['t.id'],
    heads: ['title'],
    words: ['description'],
  },
  {
    name: 'offerings',
    title: 'Memory offerings',
    about: 'What you offered your souls, and what they offered you.',
    of: 'soul',
    owner: 'o.companion_id',
    from: 'offerings o',
    columns:
      'id companion_id by_soul content personal_note file_name state suggestion conversation_id message_id created_at decided_at',
    keys: ['o.id'],
    heads: ['fileName'],
    words: ['content', 'personalNote'],
  },
  {
    name: 'reflections',
    title: 'Reflections',
    about: 'What your souls thought by themselves after something was said.',
    of: 'soul',
    owner: 'r.companion_id',
    from: 'soul_reflections r',
    columns: 'id companion_id message_id content tone_label trigger_type emotional_weight reflection_depth created_at',
    keys: ['r.message_id'],
    heads: ['toneLabel'],
    coded: true,
    words: ['content'],
  },
  {
    name: 'notes',
    title: 'Notes on conversations',
    about: 'What your souls noted of stretches of your conversations.',
    of: 'soul',
    owner: 'n.companion_id',
    from: 'session_notes n',
    columns: 'id companion_id conversation_id from_seq to_seq title content keywords feelings span whispered',
    keys: ['n.conversation_id', 'n.from_seq'],
    heads: ['title'],
    words: ['content'],
  },
  {
    name: 'feelings',
    title: 'Feelings',
    about:
      'What your messages showed of how you felt, as each soul took it in. It was worked out by rules, and may be wrong.',
    of: 'soul',
    owner: 'f.companion_id',
    from: 'feelings f',
    columns: 'companion_id message_id conversation_id emotion intensity dominant topics felt_at',
    keys: ['f.message_id', 'f.emotion'],
    heads: ['emotion'],
    coded: true,
    words: [],
  },
  {
    name: 'depths',
    title: 'Depth of conversations',
    about: 'How much your messages gave, from 0 to 100, as the figures of your souls count it.',
    of: 'soul',
    owner: 'd.companion_id',
    from: 'message_depth_scores d',
    columns: 'companion_id message_id depth words feeling confided kept asked vulnerable said_at',
    keys: ['d.message_id'],
    heads: ['depth'],
    words: [],
  },
  {
    name: 'milestones',
    title: 'Milestones',
    about: 'What you and your souls reached together.',
    of: 'soul',
    owner: 's.companion_id',
    from: 'milestones s',
    columns:
      'id companion_id type significance message_id memory_id connection_strength memory_count celebrated reached_at',
    besides: {
      of: 's.key',
    },
    keys: ['s.id'],
    heads: ['type'],
    coded: true,
    words: [],
  },
  {
    name: 'relationship',
    title: 'How trust and level moved',
    about: 'Every change of what is between you and your souls, and why.',
    of: 'soul',
    owner: 'r.companion_id',
    from: 'relationship_changes r',
    columns: 'id companion_id what message_id reason created_at',
    besides: {
      from: 'r.from_value',
      to: 'r.to_value',
    },
    keys: ['r.id'],
    heads: ['what'],
    coded: true,
    words: ['reason'],
  },
  {
    name: 'objections',
    title: 'What you objected to',
    about: 'What your souls recalled and you said is wrong, outdated, or never to be mentioned.',
    of: 'soul',
    owner: 'o.companion_id',
    from: 'objections o',
    columns: 'companion_id kind objection created_at',
    besides: {
      id: 'o.ref_id',
    },
    keys: ['o.kind', 'o.ref_id'],
    heads: ['objection'],
    coded: true,
    words: [],
  },
  {
    name: 'archive',
    title: 'Archives',
    about: 'What was said elsewhere and brought to your souls.',
    of: 'soul',
    owner: 'l.companion_id',
    from: `(SELECT a.* FROM archive_lines a WHERE ${isCommittedLineSql('a', 'a.companion_id')}) l`,
    columns: 'id companion_id import_id thread speaker voice content said_at message_id',
    keys: ['l.id'],
    heads: ['speaker'],
    words: ['content'],
  },
  {
    name: 'imports',
    title: 'Imports',
    about: 'What was brought to your souls at once, and what was understood of it.',
    of: 'account',
    owner: 'i.account_id',
    from: 'imports i',
    columns: 'id companion_id kind name made_soul report analysis created_at',
    keys: ['i.id'],
    heads: ['name'],
    words: [],
  },
  {
    name: 'runs',
    title: 'Agents at work',
    about: 'What you asked agents to do, what came of it, and the files they made.',
    of: 'account',
    owner: 'r.account_id',
    from: 'agent_runs r',
    columns:
      'id kind task_type request priority state progress message state_path result error withdrawn created_at started_at ended_at',
    besides: {
      sources: listOf(
        `jsonb_build_object('type', s.type, 'id', s.id) ORDER BY s.type, s.id`,
        'agent_run_sources s WHERE s.run_id = r.id',
      ),
      files: listOf(
        `jsonb_build_object('id', f.id, 'name', f.name, 'path', f.path) ORDER BY f.id`,
        'agent_files f WHERE f.run_id = r.id',
      ),
    },
    keys: ['r.id'],
    heads: ['taskType'],
    coded: true,
    words: [],
  },
  {
    name: 'files',
    title: 'Files',
    about: 'What you uploaded. The files themselves are in the folder “files”, as they came.',
    of: 'account',
    owner: 'f.account_id',
    from: 'files f',
    columns: 'id name type size companion_id conversation_id message_id category notes unread created_at',
    keys: ['f.id'],
    heads: ['name'],
    words: ['notes'],
  },
  {
    name: 'replies',
    title: 'How replies came about',
    about: 'The steps of each reply of your souls, and the rules that changed it. What was said is not repeated here.',
    of: 'soul',
    owner: 'g.companion_id',
    from: 'processing_logs g',
    columns: 'companion_id message_id steps constraints_applied cognitive_framework adaptability_level created_at',
    keys: ['g.message_id'],
    heads: ['cognitiveFramework'],
    coded: true,
    words: [],
  },
  {
    name: 'security-log',
    title: 'Security log',
    about: 'Sign-ins, changes and other events of your account in the last 90 days.',
    of: 'account',
    owner: 'e.account_id',
    from: 'security_events e',
    columns: 'id at kind outcome actor network client',
    keys: ['e.id'],
    heads: ['kind'],
    coded: true,
    words: [],
  },
  {
    name: 'work',
    title: 'Work that was done for you',
    about: 'Imports, analyses and other work of the last weeks.',
    of: 'account',
    owner: 'j.account_id',
    from: 'jobs j',
    columns: 'id kind state progress message error created_at changed_at',
    keys: ['j.id'],
    heads: ['kind'],
    coded: true,
    words: ['message'],
  },
];
