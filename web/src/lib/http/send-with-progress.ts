import type { AnswerOf, BodyOf, Route } from '@kinloom/contract';
import { buildAddress, parseResponse, unreachableError } from './api';

/** Options of an upload: progress callback (0–1) and abort signal. */
export interface UploadOptions {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * API call for large bodies with upload progress. Sends `prefer: respond-async`, so that long work is accepted as a background job.
 * Uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @throws ApiError as `call` does; an `AbortError` DOMException if aborted
 */
export function sendWithProgress<R extends Route>(
  route: R,
  { params, body, onProgress, signal }: UploadOptions & { params?: Record<string, number | string>; body: BodyOf<R> },
): Promise<AnswerOf<R>> {
  const [method = 'POST', template = ''] = route.split(' ');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, buildAddress(template, params));
    request.withCredentials = true;
    request.setRequestHeader('prefer', 'respond-async');
    if (!(body instanceof FormData)) request.setRequestHeader('content-type', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = () => onProgress?.(1);
    request.onload = () => {
      try {
        resolve(parseResponse<R>(request, request.responseText));
      } catch (failure) {
        reject(failure instanceof Error ? failure : unreachableError());
      }
    };
    request.onerror = () => reject(unreachableError());
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}

/** Whether the error is an abort by the user. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
