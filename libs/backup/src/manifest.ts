import { BackupError } from './backup-error';

/** The first entry of an archive: metadata needed before a restore. */
export const HEADER_ENTRY = 'backup.json';
/** The last entry: sizes and hashes of all others. */
export const MANIFEST_ENTRY = 'manifest.json';

export interface TableColumns {
  /** `schema.table`, unquoted. */
  name: string;
  /** In the order of the data; generated columns are excluded. */
  columns: string[];
}

export interface SequenceValue {
  /** `schema.table` whose column takes its values from the sequence. */
  table: string;
  column: string;
  /** The last value, as decimal text because it may exceed 2^53. */
  value: string;
}

export interface BackupHeader {
  product: 'kinloom';
  format: 1;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Version of the release that made the backup. */
  release: string;
  /** Names of the migrations the database had executed, in their order. */
  migrations: string[];
  tables: TableColumns[];
  sequences: SequenceValue[];
}

export interface ManifestEntry {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface BackupManifest {
  entries: ManifestEntry[];
  tables: { name: string; rows: number }[];
  /** Keys of files that the database refers to and whose bytes were not there when the backup was made. */
  missingFiles: string[];
}

/** @throws BackupError where it is not the beginning of a backup, or of one this release cannot read */
export function parseHeader(text: string): BackupHeader {
  const header = parse(text) as Partial<BackupHeader>;
  if (header.product !== 'kinloom') throw new BackupError('This file is not a backup of Kinloom.');
  if (header.format !== 1) {
    throw new BackupError(
      'This backup was made by a newer release, in a format that this one cannot read. Use that release to restore it.',
    );
  }
  if (!isTexts(header.migrations) || !Array.isArray(header.tables) || !Array.isArray(header.sequences)) throw invalid();
  return header as BackupHeader;
}

/** @throws BackupError where it is not a manifest */
export function parseManifest(text: string): BackupManifest {
  const manifest = parse(text) as Partial<BackupManifest>;
  const { entries, tables, missingFiles } = manifest;
  if (!Array.isArray(entries) || !Array.isArray(tables) || !isTexts(missingFiles)) throw invalid();
  return manifest as BackupManifest;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const invalid = () =>
  new BackupError('This backup is damaged: its list of contents cannot be read. Use another backup.');

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalid();
}
