import { type Ledger } from '../ledger';
import { type Part } from '../part';
import { type FormatName, type ReadOptions } from '../types';

/** Reads all parts of one export, in the order it needs them, into the ledger. */
export type Reader = (parts: readonly Part[], ledger: Ledger, options: Pick<ReadOptions, 'dateOrder'>) => Promise<void>;

export type Readers = Readonly<Record<FormatName, Reader>>;
