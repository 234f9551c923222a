export { guessSpeakers, type SpeakersGuess } from './format-detection';
export { readExport } from './read-export';
export { JSON_SIGNS, TEXT_SIGNS } from './recognise-format';
export * from './types';
export { type Archive, type ArchiveEntry, openArchive } from './export-archive';
