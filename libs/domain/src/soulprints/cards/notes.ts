import type { CardNote } from './types';

/** What can be said of a card that was read. Stable: texts for people are found by these codes. */
export const NOTE_CODES = [
  // Texts and fields
  'invisible-stripped', // hidden characters taken out (count of characters)
  'field-cut', // longer than the limit
  'wrong-type', // a number, list or object where text belongs
  'name-missing', // named after the file, or not at all
  'list-cut', // more greetings, tags or sources than are kept
  'date-unreadable',
  'link-left-out', // an address a browser would run
  'html-left-as-text',
  'remote-link-in-text', // pictures from elsewhere in texts; not fetched, not shown
  'extension-left-out', // too deep, too large, or a key that must not be
  // The file
  'newer-version',
  'duplicate-card', // several cards in one file that differ; the first readable was taken
  'broken-chunk', // a card chunk that could not be read while another could
  'bad-checksum',
  'bad-encoding', // bytes that are no UTF-8
  'damaged-picture', // broken off or without an end; read as far as it goes
  'bytes-after-picture',
  'picture-left-out', // not a picture that is shown here
  'card-in-subfolder',
  'unsafe-name', // names in an archive that point outside it
  'damaged-archive',
  // Assets
  'remote-asset-not-fetched',
  'asset-left-out', // embedded pictures, sounds and code besides the main picture
  // Lore
  'lorebook-only',
  'entries-cut',
  'empty-entry', // lore without content
  'empty-key-dropped',
  'regex-key-ignored',
  'decorator-stripped',
  'instruction-waits', // reads like an instruction: kept only when the person agrees
  // Making a soul of it
  'macro-left',
  'overriding-switched-off',
  'depth-prompt-left', // an order kept in the extensions, not used
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** Gathers notes while a card is read: one line per code, in the order they first came up. */
export class Notes {
  private readonly found = new Map<NoteCode, { count: number; fields: Set<string> }>();

  add(code: NoteCode, field?: string, count = 1): void {
    if (count <= 0) return;
    const line = this.found.get(code) ?? { count: 0, fields: new Set<string>() };
    line.count += count;
    if (field !== undefined) line.fields.add(field);
    this.found.set(code, line);
  }

  list(): CardNote[] {
    return [...this.found].map(([code, { count, fields }]) => ({ code, count, fields: [...fields] }));
  }
}
