/** A reason why a backup or restore fails. `message` is one line for the operator: what is wrong and what to do. */
export class BackupError extends Error {
  constructor(line: string) {
    super(line);
    this.name = 'BackupError';
  }
}

/** Another backup of the same installation is running. */
export class BackupRunningError extends BackupError {
  constructor() {
    super('Another backup is running: wait until it has finished.');
    this.name = 'BackupRunningError';
  }
}

/** @returns the code of an error of the system, of the database or of a library, such as `ENOSPC`; empty where it has none */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** @returns the message of an error; empty where it has none */
export function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : '';
  return typeof message === 'string' ? message : '';
}
