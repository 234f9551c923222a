/** Keys of the PostgreSQL advisory locks of an installation. Arbitrary fixed numbers, one per purpose. */

/** Held exclusively while the schema changes, and shared while a backup reads the database. */
export const MIGRATION_LOCK = 5_466_566;

/** Held exclusively by the one backup that may run at a time. */
export const BACKUP_LOCK = 5_466_567;

/**
 * Held exclusively while a backup copies files, and shared while the bytes of deleted files are removed: no file that the
 * snapshot of a backup refers to is removed before it has been copied.
 */
export const FILE_REMOVAL_LOCK = 5_466_568;
