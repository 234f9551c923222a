import type { JobAccepted } from '@kinloom/contract';
import type { Response } from 'express';

/** Whether the caller waits for work to be done: unless its `Prefer` header says otherwise (RFC 7240). */
export function prefersWait(prefer: string | undefined): boolean {
  return !(prefer ?? '').split(',').some((one) => /^\s*respond-async\s*(?:[;=]|$)/i.test(one));
}

/** 202 for work that goes on, with where to ask for it; otherwise the answer with its status: 200, unless another is given. */
export function respondOrAccept<T extends object>(
  response: Response,
  answer: T | JobAccepted,
  status = 200,
): T | JobAccepted {
  if ('jobId' in answer) response.status(202).location(`/api/jobs/${answer.jobId}`);
  else response.status(status);
  return answer;
}
