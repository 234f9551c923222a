import { type ImportLedger } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { type FormatName, type ReadOptions } from '../types';

/** Reads all parts of an export into the ledger, in the order the format requires. */
export type Reader = (
  parts: readonly ExportPart[],
  ledger: ImportLedger,
  options: Pick<ReadOptions, 'dateOrder'>,
) => Promise<void>;

export type Readers = Readonly<Record<FormatName, Reader>>;
