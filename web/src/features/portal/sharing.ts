import { ERRORS, LIMITS } from '@kinloom/contract';

/** What is looked at of a file before it is sent. */
type Chosen = Pick<File, 'name' | 'size' | 'lastModified'>;

const same = (a: Chosen, b: Chosen): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files with these behind them; one that is chosen already is not chosen twice. */
export function withFiles<F extends Chosen>(held: readonly F[], more: readonly F[]): F[] {
  return more.reduce<F[]>((files, one) => (files.some((file) => same(file, one)) ? files : [...files, one]), [...held]);
}

/** Why a file cannot be shared; null where it can. */
export function problemOf({ size }: Pick<File, 'size'>): string | null {
  return size > LIMITS.fileBytes ? ERRORS.file_too_large.text : null;
}

/** Why all of them together cannot be shared; null where they can. */
export function problemOfAll(files: readonly Pick<File, 'size'>[]): string | null {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return files.length > LIMITS.uploadFiles || bytes > LIMITS.uploadBytes ? ERRORS.too_many_files.text : null;
}

/** Whether they can be shared as they are. */
export function mayShare(files: readonly Pick<File, 'size'>[]): boolean {
  return files.length > 0 && problemOfAll(files) === null && files.every((file) => problemOf(file) === null);
}
