import { ERRORS, LIMITS } from '@kinloom/contract';

/** The properties that identify a chosen file. */
type FileIdentity = Pick<File, 'name' | 'size' | 'lastModified'>;

const isSameFile = (a: FileIdentity, b: FileIdentity): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Appends files, without duplicates by name, size and modification time. */
export function addFiles<F extends FileIdentity>(current: readonly F[], added: readonly F[]): F[] {
  return added.reduce<F[]>(
    (files, next) => (files.some((file) => isSameFile(file, next)) ? files : [...files, next]),
    [...current],
  );
}

/** Validation error of one file; null if valid. */
export function validateFileSize({ size }: Pick<File, 'size'>): string | null {
  return size > LIMITS.fileBytes ? ERRORS.file_too_large.text : null;
}

/** Validation error of all files together; null if valid. */
export function validateTotal(files: readonly Pick<File, 'size'>[]): string | null {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return files.length > LIMITS.uploadFiles || bytes > LIMITS.uploadBytes ? ERRORS.too_many_files.text : null;
}

/** Whether there are files and all of them are valid. */
export function canShare(files: readonly Pick<File, 'size'>[]): boolean {
  return files.length > 0 && validateTotal(files) === null && files.every((file) => validateFileSize(file) === null);
}
