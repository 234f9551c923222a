import type { ErrorCode } from '@kinloom/contract';
import type { UnreadableCode } from '../formats';

/** Maps the reasons why an export cannot be read to error codes of the API. */
export const UNREADABLE_ERRORS: Record<UnreadableCode, ErrorCode> = {
  empty: 'import_empty',
  'no-messages': 'import_empty',
  encrypted: 'import_encrypted',
  'html-export': 'import_html',
  binary: 'import_binary',
  'too-large': 'import_too_large',
  unsupported: 'import_unreadable',
  malformed: 'import_unreadable',
  'too-deep': 'import_unreadable',
  'too-many-files': 'import_unreadable',
};
