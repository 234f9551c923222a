import { ERRORS, LIMITS, type ErrorCode, type MessageFile } from '@kinloom/contract';
import { buildAddress, UNREACHABLE_TEXT } from '../../../../lib/http/api';

/** Upload failure with a user-facing message. */
export class UploadError extends Error {}

const textOf = (code: unknown): string =>
  ERRORS[typeof code === 'string' && code in ERRORS ? (code as ErrorCode) : 'internal'].text;

/** The reason to reject a file before uploading it; null if it is acceptable. */
export function rejectionOf(file: Pick<File, 'size'>): string | null {
  return file.size > LIMITS.fileBytes ? ERRORS.file_too_large.text : null;
}

/**
 * Uploads one file to a conversation. Uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @param onProgress called with the share that is sent, 0–1
 * @throws UploadError; the signal's reason if aborted
 */
export function uploadAttachment(
  conversationId: number,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MessageFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('files', file, file.name);
    request.open('POST', buildAddress('/api/conversations/:id/files', { id: conversationId }));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('error', () => reject(new UploadError(UNREACHABLE_TEXT)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('load', () => {
      const response = parseJson(request.responseText);
      const [first] = request.status === 201 && Array.isArray(response) ? (response as MessageFile[]) : [];
      if (first) resolve(first);
      else reject(new UploadError(textOf((response as { code?: unknown } | null)?.code)));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not JSON, for example a proxy's error page: reported as an internal error.
  }
}
