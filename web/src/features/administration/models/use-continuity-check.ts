import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../../lib/http/api';
import {
  keyOf,
  nextStep,
  NO_RESULTS,
  repliesBefore,
  type Results,
  type Step,
  type StepResult,
} from './continuity-results';

type Request = BodyOf<'POST /api/admin/models/continuity'>;
export type Candidate = NonNullable<Request['candidate']>;

/**
 * Runs a continuity check, one request per reply. The results are in this component only: leaving the page ends the check and discards
 * them.
 */
export function useContinuityCheck(candidate: Candidate) {
  const [soulIds, setSoulIds] = useState<readonly number[]>([]);
  const [results, setResults] = useState<Results>(NO_RESULTS);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function run(ids: readonly number[], from: Results): Promise<void> {
    const { signal } = (control.current = new AbortController());
    setSoulIds(ids);
    setResults(from);
    setError(null);
    setIsRunning(true);
    try {
      await runSteps(ids, from, candidate, signal, setResults);
    } catch (failed) {
      if (!signal.aborted) setError(textOf(failed));
    }
    if (control.current?.signal === signal) setIsRunning(false);
  }

  return {
    soulIds,
    results,
    isRunning,
    /** Why the check stopped; a failed reply does not stop it. */
    error,
    start: (ids: readonly number[]) => void run(ids, NO_RESULTS),
    /** Continues a check that was cancelled or interrupted. */
    resume: () => void run(soulIds, results),
    cancel: () => control.current?.abort(),
  };
}

/** @throws the abort, and ApiError if Kinloom itself cannot be reached or the session has ended */
async function runSteps(
  soulIds: readonly number[],
  from: Results,
  candidate: Candidate,
  signal: AbortSignal,
  onResults: (results: Results) => void,
): Promise<void> {
  let results = from;
  for (let step = nextStep(soulIds, results); step; step = nextStep(soulIds, results)) {
    const result = await requestReply(step, results, candidate, signal);
    signal.throwIfAborted();
    results = new Map(results).set(keyOf(step), result);
    onResults(results);
  }
}

async function requestReply(
  step: Step,
  results: Results,
  candidate: Candidate,
  signal: AbortSignal,
): Promise<StepResult> {
  const { soulId, prompt, side } = step;
  const body: Request = { soulId, prompt, replies: repliesBefore(step, results) };
  if (side === 'candidate') body.candidate = candidate;
  try {
    return { reply: await call('POST /api/admin/models/continuity', { body, signal }) };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.reached || error.status === 401) throw error;
    return { failure: error.text };
  }
}
