/** How much of a card is read. No specification sets limits; these hold what is found in use several times over. */
export const CARD_LIMITS = {
  /** Bytes of a PNG or JPEG, of an archive, and of one chunk with text in it. */
  pictureBytes: 20 * 1024 * 1024,
  archiveBytes: 100 * 1024 * 1024,
  chunkBytes: 8 * 1024 * 1024,
  /** Bytes of the card's JSON. */
  jsonBytes: 4 * 1024 * 1024,
  /** Chunks of a PNG, and chunks with a card in it that are tried. */
  chunks: 100_000,
  candidates: 6,
  /** Entries of an archive, and bytes they say they hold when unpacked. */
  archiveEntries: 2_000,
  archiveInflated: 200 * 1024 * 1024,
  /** Pixels of a picture's longer side. */
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
  /** Characters of JSON of what is kept unread, in all, and how deep it goes. */
  keptJson: 1024 * 1024,
  keptDepth: 20,
  /** Macros within macros. */
  macroDepth: 16,
} as const;
