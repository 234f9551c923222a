/** Keys of the advisory locks that processes of one installation share. Any fixed numbers; each is used for one purpose only. */

/** Held exclusively while the schema changes, and shared while a backup reads the database. */
export const MIGRATION_LOCK = 5_466_566;

/** Held exclusively by the one backup that may run at a time. */
export const BACKUP_LOCK = 5_466_567;

/**
 * Held exclusively while a backup copies files, and shared by whatever removes the bytes of deleted files: no file that the
 * snapshot of a backup refers to is removed before it has been copied.
 */
export const FILE_REMOVAL_LOCK = 5_466_568;
