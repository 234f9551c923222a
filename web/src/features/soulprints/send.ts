import type { AnswerOf, BodyOf, Route } from '@kinloom/contract';
import { addressOf, answerFrom, unreached } from '../../lib/api';

/** How a large body is sent: how far it has come (0–1), and how to give it up. */
export interface Sending {
  onSent?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * One call with a body that may be large, and an answer that may be long in the making: it says how much of it was sent, and does not
 * wait for work that is done behind the call. Answers and fails as `call` does. (`fetch` cannot tell how much was sent.)
 */
export function send<R extends Route>(
  route: R,
  { params, body, onSent, signal }: Sending & { params?: Record<string, number | string>; body: BodyOf<R> },
): Promise<AnswerOf<R>> {
  const [method = 'POST', template = ''] = route.split(' ');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf(template, params));
    request.withCredentials = true;
    request.setRequestHeader('prefer', 'respond-async');
    if (!(body instanceof FormData)) request.setRequestHeader('content-type', 'application/json');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent?.(loaded / total);
    };
    request.upload.onload = () => onSent?.(1);
    request.onload = () => {
      try {
        resolve(answerFrom<R>(request, request.responseText));
      } catch (failure) {
        reject(failure instanceof Error ? failure : unreached());
      }
    };
    request.onerror = () => reject(unreached());
    request.onabort = () => reject(new DOMException('The sending was given up.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}

/** Whether a failure is nothing but somebody's change of mind. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
