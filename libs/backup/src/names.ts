import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** `scheduled` backups are removed when newer ones have taken their place; `manual` ones stay. */
export type BackupTrigger = 'manual' | 'scheduled';

const SCHEDULED = /^kinloom-scheduled-\d{8}T\d{6}Z\.tar\.gz(\.enc)?$/;

/** The name of a backup made at this moment: `kinloom-[scheduled-]20261122T231500Z.tar.gz`, with `.enc` where it is encrypted. */
export function backupName(trigger: BackupTrigger, at: Date, encrypted: boolean): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `kinloom-${trigger === 'scheduled' ? 'scheduled-' : ''}${stamp}.tar.gz${encrypted ? '.enc' : ''}`;
}

/**
 * Removes the oldest scheduled backups of a folder. Files with any other name are never touched.
 * @param keep how many stay, at least 1
 * @returns the names of those removed
 */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => SCHEDULED.test(name)).sort();
  const old = names.slice(0, -Math.max(1, keep));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
