import { ERRORS, LIMITS, type ErrorCode, type MessageFile } from '@kinloom/contract';
import { addressOf, UNREACHABLE_TEXT } from '../../../../lib/api';

/** Why a file did not get through, in words for the person. */
export class UploadError extends Error {}

const textOf = (code: unknown): string =>
  ERRORS[typeof code === 'string' && code in ERRORS ? (code as ErrorCode) : 'internal'].text;

/** Why a file need not even be sent; null where it may be. */
export function refusalOf(file: Pick<File, 'size'>): string | null {
  return file.size > LIMITS.fileBytes ? ERRORS.file_too_large.text : null;
}

/**
 * Brings one file to a conversation. Not by `fetch`, which tells nothing of how far it has come.
 * @param onProgress told the share that is sent, from 0 to 1
 * @throws UploadError; the signal's reason where it is given up
 */
export function upload(
  conversationId: number,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MessageFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('files', file, file.name);
    request.open('POST', addressOf('/api/conversations/:id/files', { id: conversationId }));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('error', () => reject(new UploadError(UNREACHABLE_TEXT)));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('load', () => {
      const came = filesIn(request.responseText);
      const [first] = request.status === 201 && Array.isArray(came) ? (came as MessageFile[]) : [];
      if (first) resolve(first);
      else reject(new UploadError(textOf((came as { code?: unknown } | null)?.code)));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function filesIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A proxy's page, say: the person is told that something went wrong.
  }
}
