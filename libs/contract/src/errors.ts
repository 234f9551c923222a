import { TEXTS } from './texts';

/**
 * Every failure the product can answer with: a stable code for programs, the HTTP status, and the text for the person.
 * Services throw `DomainError(code)`; the borders turn it into an HTTP answer, a socket acknowledgement or a job's failure.
 */
export const ERRORS = {
  invalid: { status: 400, text: 'Some of what was sent cannot be used. Please check it and try again.' },
  malformed: { status: 400, text: 'The request could not be read.' },
  too_large: { status: 413, text: 'That is larger than what can be accepted.' },
  not_signed_in: { status: 401, text: 'Please sign in.' },
  foreign_origin: { status: 403, text: 'This request came from another site and was refused.' },
  not_found: { status: 404, text: 'Not found' },
  too_many: { status: 429, text: 'Too many requests. Please wait a little and try again.' },
  too_many_sign_ins: { status: 429, text: 'Too many failed attempts. Please wait a while and try again.' },
  unavailable: { status: 503, text: 'The service is busy right now. Please try again.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },

  invalid_credentials: { status: 401, text: TEXTS.auth.invalid },
  email_unverified: { status: 403, text: 'Please verify your email before signing in.' },
  account_exists: { status: 409, text: TEXTS.auth.signupRefused },
  token_invalid: { status: 400, text: 'This link is no longer valid. Please ask for a new one.' },
  wrong_password: { status: 400, text: 'The current password is not right.' },
  thread_not_found: { status: 401, text: TEXTS.auth.threadNotFound },
  thread_name_taken: { status: 409, text: 'Please choose another name for this thread.' },

  conversation_not_found: { status: 404, text: TEXTS.chat.conversationNotFound },
  soul_not_found: { status: 404, text: 'Soul not found' },
  message_not_found: { status: 404, text: 'This message is not there any more.' },
  memory_not_found: { status: 404, text: 'This memory is not there any more.' },
  message_blank: { status: 400, text: 'A message needs some words.' },
  message_too_long: { status: 413, text: 'A message may have at most 16,000 characters.' },

  voice_unreachable: { status: 502, text: TEXTS.chat.trouble },
  voice_refused: { status: 502, text: "The voice's service refused to answer. Its key or model may be set wrongly." },
  voice_timeout: { status: 504, text: 'The voice took too long to answer. Please try again.' },
  voice_interrupted: { status: 502, text: 'The voice broke off in the middle. Please try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What a failed call answers. `fields` names each field that was refused, with its reason. */
export interface Failure {
  success: false;
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}

/** The one error services throw. `retryAfter` is in whole seconds. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'DomainError';
  }
}

/** The answer for a failure: what HTTP bodies and socket acknowledgements both carry. */
export function failureOf(error: DomainError): Failure {
  const { fields } = error.details;
  const first = fields && Object.values(fields)[0];
  return {
    success: false,
    error: error.code === 'invalid' && first ? first : ERRORS[error.code].text,
    code: error.code,
    ...(fields ? { fields } : {}),
  };
}
