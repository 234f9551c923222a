import type { ImportReport } from '@kinloom/contract';
import { DATE_LOCALE, formatNumber } from '../../../lib/format/locale';

/** Labels of the supported export formats. */
const FORMAT_LABELS = new Map(
  Object.entries({
    plain: 'Plain text',
    transcript: 'A transcript with speaker names',
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

/** Labels of skipped messages by reason: singular and plural. */
const SKIPPED_LABELS = new Map<string, readonly [string, string]>(
  Object.entries({
    system: ['system message', 'system messages'],
    media: ['media file without text', 'media files without text'],
    deleted: ['deleted message', 'deleted messages'],
    empty: ['empty message', 'empty messages'],
    hidden: ['system message', 'system messages'],
    tool: ['tool call', 'tool calls'],
    duplicate: ['duplicate message', 'duplicate messages'],
    unreadable: ['message that could not be read', 'messages that could not be read'],
    'not-current-branch': ['unused variant', 'unused variants'],
    'too-large': ['message that is too long', 'messages that are too long'],
  }),
);

const NOTE_TEXTS = new Map(
  Object.entries({
    interrupted: 'The export is incomplete. Everything before the end was read.',
    'archive-damaged': 'Part of the archive cannot be read. The rest was read.',
    'other-files-left': 'The archive contains other files, which were skipped.',
    'local-times': 'The times have no time zone and were read as UTC.',
    'zoned-times': 'The times have no time zone and were read in the time zone of your browser.',
    'mixed-date-order': 'Some dates are invalid in either order. Their messages have no time.',
    'other-calendar': 'Some dates use another calendar. Their messages have no time.',
    'times-not-trusted': 'The times are those of the export and not of the messages, so they were ignored.',
    'not-fully-in-order': 'The export is very long: messages are sorted within sections only.',
    'charset-guessed': 'The text is not UTF-8. Please check accents and special characters.',
    'many-speakers': 'There are too many names to count each of them.',
    'names-redacted': 'The program removed the names.',
    'own-words': 'There are no names: the text is read as written by the soul.',
    'about-soul': 'There are no names: the text is read as a description of the soul.',
  }),
);

const dayFormat = new Intl.DateTimeFormat(DATE_LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "1 message", "1,234 messages". */
export function countText(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

/** Label of an export format. */
export function formatLabel(format: string | null): string {
  return FORMAT_LABELS.get(format ?? '') ?? 'Separate entries';
}

/** Counts of skipped messages by reason, most frequent first. */
export function skippedTexts({ skipped, duplicates }: Pick<ImportReport, 'skipped' | 'duplicates'>): string[] {
  const lines = Object.entries(skipped)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => countText(count, ...(SKIPPED_LABELS.get(reason) ?? ['other message', 'other messages'])));
  return duplicates > 0
    ? [...lines, countText(duplicates, 'message that was imported before', 'messages that were imported before')]
    : lines;
}

/** Texts of the report's notes; unknown codes are ignored. */
export function noteTexts(notes: readonly string[]): string[] {
  return notes.flatMap((note) => NOTE_TEXTS.get(note) ?? []);
}

/** "March 3, 2021 to April 4, 2022"; null if no message has a time. */
export function periodText(span: ImportReport['span']): string | null {
  if (span === null) return null;
  const [from, to] = [dayFormat.format(new Date(span.from)), dayFormat.format(new Date(span.to))];
  return from === to ? from : `${from} to ${to}`;
}

/** Text for the confidence of the speaker detection. @param sure 0–1 */
export function confidenceText(sure: number): string {
  if (sure >= 0.9) return 'The export itself says so.';
  return sure >= 0.5 ? 'This is likely. Please check it.' : 'This is only a guess. Please select the speakers.';
}
