/** The word to type to confirm account deletion. */
export const DELETION_WORD = 'delete';

/** Compares case-insensitively and ignores surrounding white space: phone keyboards capitalise the first letter. */
export const isDeletionConfirmed = (typed: string): boolean => typed.trim().toLowerCase() === DELETION_WORD;
