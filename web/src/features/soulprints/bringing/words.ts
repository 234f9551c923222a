import type { ImportReport } from '@kinloom/contract';
import { DATES, formatNumber } from '../../../lib/locale';

/** What the programs are called whose exports are understood. */
const PROGRAMS = new Map(
  Object.entries({
    plain: 'Plain text, one entry after the other',
    transcript: 'A transcript: names, and what they say',
    table: 'A table of messages',
    whatsapp: 'A WhatsApp chat',
    signal: 'A Signal chat',
    telegram: 'A Telegram export',
    'discord-json': 'A Discord channel',
    'discord-csv': 'A Discord channel',
    'discord-txt': 'A Discord channel',
    messenger: 'A Messenger or Instagram export',
    slack: 'A Slack export',
    imessage: 'An iMessage conversation',
    sillytavern: 'A SillyTavern chat',
    'character-ai': 'A Character.AI export',
    oobabooga: 'A text-generation-webui chat',
    agnai: 'An Agnai chat',
    kobold: 'A KoboldAI story',
    risu: 'A RisuAI chat',
    replika: 'A Replika export',
    kindroid: 'A Kindroid export',
    chatgpt: 'A ChatGPT export',
    claude: 'A Claude export',
  }),
);

/** What was left, one and several of it, with its reason. */
const SKIPPED = new Map<string, readonly [string, string]>(
  Object.entries({
    system: ['notice of the program', 'notices of the program'],
    media: ['picture, sound or file without words', 'pictures, sounds or files without words'],
    deleted: ['deleted message', 'deleted messages'],
    empty: ['empty message', 'empty messages'],
    hidden: ['message that the program hides', 'messages that the program hides'],
    tool: ['call of a tool', 'calls of tools'],
    duplicate: ['message that stands there twice', 'messages that stand there twice'],
    unreadable: ['message that could not be read', 'messages that could not be read'],
    'not-current-branch': ['other wording that was not taken', 'other wordings that were not taken'],
    'too-large': ['message that is too long', 'messages that are too long'],
  }),
);

const NOTES = new Map(
  Object.entries({
    interrupted: 'The export ends in the middle. What came before is here.',
    'archive-damaged': 'Part of the archive cannot be read. The rest is here.',
    'other-files-left': 'The archive holds other files too. They were left.',
    'local-times': 'The times stand without a time zone, and were read as UTC.',
    'mixed-date-order': 'Some dates cannot be right either way round. Their messages have no time.',
    'other-calendar': 'Some years are of another calendar. Their messages have no time.',
    'times-not-trusted': 'The times are those of the export, not of the messages, and were left out.',
    'not-fully-in-order': 'It is very long: the order holds within stretches only.',
    'charset-guessed': 'It was not written in UTF-8. Look whether accents and signs are right.',
    'many-speakers': 'There are more names than are counted one by one.',
    'names-redacted': 'The program took the names away.',
    'own-words': 'No names stand in it: it is read as the soul’s own words.',
    'about-soul': 'No names stand in it: it is read as words about the soul.',
  }),
);

const day = new Intl.DateTimeFormat(DATES, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "1 message", "1,234 messages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Where an export comes from, in words. */
export function programOf(format: string | null): string {
  return PROGRAMS.get(format ?? '') ?? 'Entries, one by one';
}

/** What was not kept, most of it first, each with its reason. */
export function skippedWords({ skipped, duplicates }: Pick<ImportReport, 'skipped' | 'duplicates'>): string[] {
  const lines = Object.entries(skipped)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) =>
      counted(count, ...(SKIPPED.get(reason) ?? ['message that was left', 'messages that were left'])),
    );
  return duplicates > 0
    ? [...lines, counted(duplicates, 'message that was brought before', 'messages that were brought before')]
    : lines;
}

/** What else is to be said of an export. */
export function noteWords(notes: readonly string[]): string[] {
  return notes.flatMap((note) => NOTES.get(note) ?? []);
}

/** "3 March 2021 to 4 April 2022"; null where no message has a time. */
export function spanWords(span: ImportReport['span']): string | null {
  if (span === null) return null;
  const [from, to] = [day.format(new Date(span.from)), day.format(new Date(span.to))];
  return from === to ? from : `${from} to ${to}`;
}

/** How sure a guess is, in words. `sure` is 0–1. */
export function sureWords(sure: number): string {
  if (sure >= 0.9) return 'The export itself says so.';
  return sure >= 0.5
    ? 'This is likely. Please look whether it is right.'
    : 'This is only a guess. Please say who is who.';
}
