import type { ErrorCode } from '@kinloom/contract';
import type { UnreadableCode } from '../formats';

/** Why an export cannot be read, as it is answered. */
export const UNREADABLE: Record<UnreadableCode, ErrorCode> = {
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
