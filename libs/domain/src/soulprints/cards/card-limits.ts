/** Size limits of cards. No specification defines any; these are several times what is found in use. */
export const CARD_LIMITS = {
  /** Maximum bytes of a PNG or JPEG, of an archive, and of one text chunk. */
  pictureBytes: 20 * 1024 * 1024,
  archiveBytes: 100 * 1024 * 1024,
  chunkBytes: 8 * 1024 * 1024,
  /** Bytes of the card's JSON. */
  jsonBytes: 4 * 1024 * 1024,
  /** Maximum number of PNG chunks, and of card chunks that are tried. */
  chunks: 100_000,
  candidates: 6,
  /** Maximum number of archive entries, and their declared uncompressed bytes in total. */
  archiveEntries: 2_000,
  archiveInflated: 200 * 1024 * 1024,
  /** Pixels of the longer side of an image. */
  pictureSide: 10_000,
  /** Characters. */
  text: 200_000,
  label: 200,
  link: 2_000,
  key: 500,
  /** Items of a list. */
  greetings: 100,
  tags: 100,
  sources: 100,
  languages: 50,
  assets: 500,
  entries: 2_000,
  keys: 200,
  dialogues: 100,
  /** Total JSON characters and nesting depth of uninterpreted fields. */
  keptJson: 1024 * 1024,
  keptDepth: 20,
  /** Nesting depth of macros. */
  macroDepth: 16,
} as const;
