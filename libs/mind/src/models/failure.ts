import { VoiceError } from '../voice/voice';
import { Answered, Unreached } from './http';

/** Milliseconds: an endpoint that asks for a longer pause than this is not asked again within the same reply. */
const LONGEST_PAUSE = 20_000;
const FIRST_PAUSE = 500;
/** Milliseconds between two questions whether a model is loaded. */
export const LOADING_PAUSE = 2_000;
const LONGEST_BACK_OFF = 8_000;
const PASSING = new Set([408, 409, 429]);

/** A failed attempt: what to tell the caller, and whether and when another attempt may help. */
export interface Failure {
  error: VoiceError;
  again: boolean;
  /** Milliseconds the endpoint asked to wait, if it did. */
  pause: number | null;
  /** The model is being loaded: the attempt does not count. */
  loading?: boolean;
}

/** A clock of ours ran out, or the answer is of no use: thrown inside an attempt. */
export class Broken extends Error {
  constructor(
    readonly failure: VoiceError,
    readonly again: boolean,
    /** There was no room left for the answer: a shorter prompt may help. */
    readonly cramped = false,
  ) {
    super(failure.code);
  }
}

/** The server counted far fewer tokens than were sent: it cut the prompt. Thrown inside an attempt. */
export class Truncated extends Error {}

/** `retry-after-ms`, or `retry-after` in seconds or as a date, measured against the answer's own date. */
function askedPause(headers: Headers): number | null {
  const exact = Number(headers.get('retry-after-ms') ?? NaN);
  if (exact >= 0) return exact;
  const given = headers.get('retry-after');
  if (!given) return null;
  const seconds = Number(given);
  if (seconds >= 0) return seconds * 1_000;
  const span = Date.parse(given) - Date.parse(headers.get('date') ?? '');
  return span >= 0 ? span : null;
}

function answeredFailure({ status, headers, tooLong, noModel, loading }: Answered): Failure {
  const pause = askedPause(headers);
  if (tooLong) {
    const detail = status === 0 ? 'the prompt is too long for the model' : `status ${status}: the prompt is too long`;
    return { error: new VoiceError('voice_refused', detail), again: false, pause };
  }
  if (status === 0) {
    return { error: new VoiceError('voice_interrupted', 'an error before the first word'), again: true, pause };
  }
  if (noModel)
    return { error: new VoiceError('voice_refused', `status ${status}: no such model`), again: false, pause };
  if (loading) {
    const error = new VoiceError('voice_unreachable', `status ${status}: the model is loading`, pause);
    return { error, again: true, pause: pause ?? LOADING_PAUSE, loading };
  }
  if (!PASSING.has(status) && status < 500) {
    return { error: new VoiceError('voice_refused', `status ${status}`), again: false, pause };
  }
  const again = pause === null || pause <= LONGEST_PAUSE;
  return { error: new VoiceError('voice_unreachable', `status ${status}`, pause), again, pause };
}

/** Reads what an attempt threw. `spoke` says whether anything had reached the caller by then. */
export function failureOf(thrown: unknown, spoke: boolean): Failure {
  // The request was not made: asking again changes nothing.
  if (thrown instanceof VoiceError) return { error: thrown, again: false, pause: null };
  if (thrown instanceof Broken) return { error: thrown.failure, again: thrown.again, pause: null };
  if (spoke) return { error: new VoiceError('voice_interrupted', 'the stream broke'), again: false, pause: null };
  if (thrown instanceof Unreached) {
    return { error: new VoiceError('voice_unreachable', thrown.code), again: true, pause: null };
  }
  if (thrown instanceof Answered) return answeredFailure(thrown);
  // An answer that is none, or a connection cut before the first word.
  return {
    error: new VoiceError('voice_interrupted', 'the answer broke before its first word'),
    again: true,
    pause: null,
  };
}

/** Milliseconds before the next attempt: what was asked for, or 0.5 s doubled with every attempt up to 8 s. */
export function backOff(attempt: number, pause: number | null): number {
  return Math.max(pause ?? 0, Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_BACK_OFF));
}
