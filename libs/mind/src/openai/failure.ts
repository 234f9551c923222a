import { APIConnectionError, APIError } from 'openai';
import { VoiceError } from '../voice';

/** Milliseconds: an endpoint that asks for a longer pause than this is not asked again within the same reply. */
const LONGEST_PAUSE = 20_000;
const FIRST_PAUSE = 500;
const LONGEST_BACK_OFF = 8_000;
const PASSING = new Set([408, 409, 429]);

/** A failed attempt: what to tell the caller, and whether and when another attempt may help. */
export interface Failure {
  error: VoiceError;
  again: boolean;
  /** Milliseconds the endpoint asked to wait, if it did. */
  pause: number | null;
}

/** A clock of ours ran out, or the stream ended early: thrown inside an attempt. */
export class Broken extends Error {
  constructor(
    readonly failure: VoiceError,
    readonly again: boolean,
  ) {
    super(failure.code);
  }
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date, measured against the answer's own date. */
function askedPause(headers: Headers | undefined): number | null {
  const exact = Number(headers?.get('retry-after-ms') ?? NaN);
  if (exact >= 0) return exact;
  const given = headers?.get('retry-after');
  if (!given) return null;
  const seconds = Number(given);
  if (seconds >= 0) return seconds * 1_000;
  const span = Date.parse(given) - Date.parse(headers?.get('date') ?? '');
  return span >= 0 ? span : null;
}

/** The socket's code (`ECONNREFUSED` …), which `fetch` hides some causes deep. */
function socketCode(error: unknown): string {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_]+$/.test(at.code)) return at.code;
    at = 'cause' in at ? at.cause : null;
  }
  return 'no connection';
}

/** Reads what an attempt threw. `spoke` says whether any text had reached the caller by then. */
export function failureOf(thrown: unknown, spoke: boolean): Failure {
  if (thrown instanceof Broken) return { error: thrown.failure, again: thrown.again, pause: null };
  if (spoke) return { error: new VoiceError('voice_interrupted', 'the stream broke'), again: false, pause: null };
  if (thrown instanceof APIConnectionError) {
    return { error: new VoiceError('voice_unreachable', socketCode(thrown)), again: true, pause: null };
  }
  if (isApiError(thrown) && thrown.status !== undefined) {
    const status = Number(thrown.status);
    const pause = askedPause(thrown.headers);
    if (!PASSING.has(status) && status < 500) {
      return { error: new VoiceError('voice_refused', `status ${status}`), again: false, pause };
    }
    const again = pause === null || pause <= LONGEST_PAUSE;
    return { error: new VoiceError('voice_unreachable', `status ${status}`), again, pause };
  }
  // An error event within the stream, a body that is no event stream, or a connection cut before the first word.
  return {
    error: new VoiceError('voice_interrupted', 'the stream broke before its first word'),
    again: true,
    pause: null,
  };
}

/** Milliseconds before the next attempt: what was asked for, or 0.5 s doubled with every attempt up to 8 s. */
export function backOff(attempt: number, pause: number | null): number {
  return Math.max(pause ?? 0, Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_BACK_OFF));
}

/** The client's errors are generic in what they carry; here they carry what HTTP does. */
function isApiError(thrown: unknown): thrown is APIError<number | undefined, Headers | undefined> {
  return thrown instanceof APIError;
}
