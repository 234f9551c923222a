import type { JobAccepted } from '@kinloom/contract';
import type { Response } from 'express';

/** Whether the client wants to wait for the result: yes, unless it sends `Prefer: respond-async` (RFC 7240). */
export function prefersWait(prefer: string | undefined): boolean {
  return !(prefer ?? '').split(',').some((preference) => /^\s*respond-async\s*(?:[;=]|$)/i.test(preference));
}

/**
 * Sets the status of a response: 202 with the job's location if the work continues in the background, otherwise `status`.
 * @returns the answer
 */
export function respondOrAccept<T extends object>(
  response: Response,
  answer: T | JobAccepted,
  status = 200,
): T | JobAccepted {
  if ('jobId' in answer) response.status(202).location(`/api/jobs/${answer.jobId}`);
  else response.status(status);
  return answer;
}
