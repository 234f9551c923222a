import type { CardNote } from './types';

/** Codes of notes about a card that was read. Stable: user-facing texts are looked up by code. */
export const NOTE_CODES = [
  // Texts and fields
  'invisible-stripped', // invisible characters removed (count of characters)
  'field-cut', // longer than the limit
  'wrong-type', // a number, list or object where text belongs
  'name-missing', // named after the file, or not at all
  'list-cut', // more greetings, tags or sources than are kept
  'date-unreadable',
  'link-left-out', // a URL with an executable scheme
  'html-left-as-text',
  'remote-link-in-text', // remote images in texts; not fetched, not shown
  'extension-left-out', // too deep, too large, or a forbidden key
  // The file
  'newer-version',
  'duplicate-card', // several different cards in one file; the first readable one is used
  'broken-chunk', // a card chunk that could not be read while another could
  'bad-checksum',
  'bad-encoding', // invalid UTF-8
  'damaged-picture', // truncated; read as far as possible
  'bytes-after-picture',
  'picture-left-out', // not a supported image
  'card-in-subfolder',
  'unsafe-name', // entry names that leave the archive
  'damaged-archive',
  // Assets
  'remote-asset-not-fetched',
  'asset-left-out', // embedded assets other than the icon
  // Lore
  'lorebook-only',
  'entries-cut',
  'empty-entry', // lore without content
  'empty-key-dropped',
  'regex-key-ignored',
  'decorator-stripped',
  'instruction-waits', // looks like an instruction: stored only with the person's consent
  // Creating the soul
  'macro-left',
  'overriding-switched-off',
  'depth-prompt-left', // a prompt in the extensions that is stored but not used
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** Collects notes while a card is read, one entry per code in order of first occurrence. */
export class CardNotes {
  private readonly entries = new Map<NoteCode, { count: number; fields: Set<string> }>();

  add(code: NoteCode, field?: string, count = 1): void {
    if (count <= 0) return;
    const entry = this.entries.get(code) ?? { count: 0, fields: new Set<string>() };
    entry.count += count;
    if (field !== undefined) entry.fields.add(field);
    this.entries.set(code, entry);
  }

  list(): CardNote[] {
    return [...this.entries].map(([code, { count, fields }]) => ({ code, count, fields: [...fields] }));
  }
}
