import { type ErrorCode, ERRORS } from '@kinloom/contract';
import { type Report, reported, section } from './report';
import { counted, dayInWords, listed } from './saying';
import { headingOf } from './task';

/** Something that failed. `at` in milliseconds UTC. */
export interface Trouble {
  what: 'reply' | 'job' | 'import' | 'file';
  id: number;
  /** A stable code, or for a file why it could not be read. */
  code: string | null;
  label: string;
  conversationId: number | null;
  at: number;
}

const ADVICE: Partial<Record<ErrorCode, string>> = {
  voice_unreachable:
    "Check that the voice's address is right and that its service runs; then press retry on the reply.",
  voice_refused: 'Check the key and the name of the model in the settings of the installation.',
  voice_timeout: 'The model is slow or busy: retry, or choose a smaller one.',
  voice_interrupted: 'Retry the reply; where it happens often, the connection to the voice is not steady.',
  import_unreadable: 'Export the chat again, as JSON or plain text, and bring that file.',
  import_encrypted: 'Export it again without a password.',
  import_html: 'Choose JSON or text where the other app exports.',
  import_binary: 'Choose the text or JSON that the other app exports.',
  import_empty: 'The export holds no messages: look whether the right chat was chosen.',
  import_no_soul: 'Bring it again, and say which speaker is the soul.',
  import_too_large: 'Cut the export into parts, or leave out its media.',
  upload_not_found: 'Choose the file again: uploads that nobody uses are let go of.',
  internal: 'Try it once more. If it fails again, the log of the installation says why.',
};
const KINDS: Readonly<Record<Trouble['what'], string>> = {
  reply: 'Replies that failed',
  job: 'Work that failed',
  import: 'Imports that failed',
  file: 'Files that could not be read',
};

const isCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(ERRORS, code);

/** Which kind of trouble a question is about. */
const ASKED: readonly (readonly [Trouble['what'], RegExp])[] = [
  ['import', /\b(?:import|export|chat log)/i],
  ['file', /\b(?:file|document|upload|attachment|pdf)/i],
  ['reply', /\b(?:repl(?:y|ies)|answers?|respond|silent|model|voice)/i],
  ['job', /\b(?:jobs?|tasks?|agents?|runs?|analysis|work)\b/i],
];

/**
 * What failed lately, why, and what to do about it. Where the question names a kind of trouble, only that; the others are counted.
 * @param days how far back was looked
 */
export function troublesOf(all: readonly Trouble[], task: string, days: number): Report {
  const kind = ASKED.find(([, pattern]) => pattern.test(task))?.[0];
  const troubles = kind && all.length > 0 ? all.filter(({ what }) => what === kind) : all;
  const title = headingOf(task);
  if (kind && all.length > 0 && troubles.length === 0)
    return reported(
      title,
      `In the last ${days} days, none of this failed: ${KINDS[kind].toLowerCase()}. ${counted(all.length, 'other thing')} did; ask “What failed?” to see ${all.length === 1 ? 'it' : 'them'}. If you saw something else, say what you did and what was shown instead.`,
      [],
    );
  if (troubles.length === 0)
    return reported(
      title,
      `Nothing failed in the last ${days} days: every reply came, all work ended, every file could be read.`,
      [],
    );
  const parts = (Object.keys(KINDS) as Trouble['what'][]).map((what) => {
    const own = troubles.filter((one) => one.what === what);
    const byReason = new Map<string, Trouble[]>();
    for (const one of own) byReason.set(one.code ?? '', [...(byReason.get(one.code ?? '') ?? []), one]);
    const rows = [...byReason].map(([code, some]) => {
      const why = isCode(code) ? ERRORS[code].text : what === 'file' && code !== '' ? code : 'No reason was kept.';
      const names = [...new Set(some.map(({ label }) => label))].slice(0, 5);
      const newest = Math.max(...some.map(({ at }) => at));
      const advice =
        (isCode(code) ? ADVICE[code] : undefined) ??
        (what === 'file'
          ? 'Bring it as .txt or .md.'
          : what === 'reply'
            ? 'Press retry on the reply.'
            : 'Try it once more.');
      return `- **${counted(some.length, 'time')}** (${listed(names)}; last on ${dayInWords(newest)}): ${why}\n  *What to do:* ${advice}`;
    });
    return section(KINDS[what], rows);
  });
  const counts = (Object.keys(KINDS) as Trouble['what'][]).flatMap((what) => {
    const many = troubles.filter((one) => one.what === what).length;
    const name = {
      reply: ['reply', 'replies'],
      job: ['piece of work', 'pieces of work'],
      import: ['import', 'imports'],
      file: ['file', 'files'],
    }[what] as [string, string];
    return many > 0 ? [counted(many, ...name)] : [];
  });
  return reported(title, `In the last ${days} days failed: ${listed(counts)}.`, parts);
}
