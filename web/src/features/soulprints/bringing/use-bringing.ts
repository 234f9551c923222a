import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportResult, SoulprintPreview } from '@kinloom/contract';
import { toast } from '../../../lib/toasts';
import { importTrouble, resultOf, saidBy } from '../ends';
import { send, wasGivenUp } from '../send';
import { useJob } from '../use-job';
import { dropWork, isAccepted, noteWork, type Work } from '../works';
import type { Corrections } from './corrections';
import { importBody, previewBody, type Choices, type Draft } from './draft';

/** Says why an export could not be brought or looked at. */
export function sayTrouble(said: string): void {
  toast(importTrouble(said));
}

/** Sends an export to be looked at or brought; what is still on its way when the dialog closes is given up. */
export function useBringing(first: Work | undefined) {
  const client = useQueryClient();
  const [previewWork, setPreviewWork] = useState<Work | null>(first ?? null);
  const [direct, setDirect] = useState<SoulprintPreview | null>(null);
  const [shown, setShown] = useState<SoulprintPreview | null>(null);
  const [brought, setBrought] = useState<Work | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  const previewId = previewWork?.jobId ?? null;
  const job = useJob(previewId);
  const read = direct ?? resultOf('preview', job.end);
  // What was read stays in sight while it is read again.
  if (read && read !== shown) setShown(read);
  const trouble = job.end?.state === 'failed' ? (job.end.error ?? '') : job.gone ? '' : null;

  const putAway = (): void => {
    if (previewId !== null && job.end) dropWork(client, previewId);
  };
  useEffect(() => () => abort.current?.abort(), []);
  // Its end is in sight here: nothing needs to remind of it. A failure is told by who follows the work.
  const seen = read !== null && direct === null;
  useEffect(() => {
    if (seen && previewId !== null) dropWork(client, previewId);
  }, [client, previewId, seen]);

  function sending() {
    abort.current?.abort();
    abort.current = new AbortController();
    setSent(0);
    return { signal: abort.current.signal, onSent: setSent };
  }
  const refused = (error: unknown): void => {
    if (!wasGivenUp(error)) sayTrouble(saidBy(error));
  };

  const preview = useMutation({
    mutationFn: ({ draft, choices, again }: { draft: Draft; choices: Choices; again: boolean }) =>
      send('POST /api/soulprints/preview', {
        body: previewBody(draft, again && shown ? shown.uploadId : null, choices),
        ...sending(),
      }),
    onSuccess: (answer, { draft }) => {
      if (!isAccepted(answer)) return setDirect(answer);
      const work = { jobId: answer.jobId, kind: 'preview', name: draft.name.trim() } as const;
      noteWork(client, work);
      putAway();
      setDirect(null);
      setPreviewWork({ ...work, told: false });
    },
    onError: refused,
    onSettled: () => setSent(null),
  });

  const bring = useMutation({
    mutationFn: ({ draft, choices, corrections }: { draft: Draft; choices: Choices; corrections: Corrections }) =>
      send('POST /api/soulprints/import', {
        body: importBody(draft, shown?.uploadId ?? null, choices, corrections),
        ...sending(),
      }),
    onSuccess: (answer, { draft }) => {
      if (!isAccepted(answer)) return setResult(answer);
      const work = { jobId: answer.jobId, kind: 'import', name: draft.name.trim() } as const;
      noteWork(client, work);
      setBrought({ ...work, told: false });
    },
    onError: refused,
    onSettled: () => setSent(null),
  });

  return {
    /** What was understood, the last time it was read. */
    shown,
    /** The preview is being read: how far, and what is being done. */
    reading: previewWork && !direct && !job.end && !job.gone ? (job.news ?? { progress: 0, message: '' }) : null,
    /** Why it could not be read; null where it could, or is not over. */
    trouble,
    /** How much was sent (0–1), while something is. */
    sent,
    busy: preview.isPending || bring.isPending,
    brought,
    result,
    preview: preview.mutate,
    bring: bring.mutate,
    stop: () => abort.current?.abort(),
    /** Another export: what was read of the one before does not count. */
    forget: () => {
      putAway();
      setPreviewWork(null);
      setDirect(null);
      setShown(null);
    },
    again: () => {
      // Why it failed was read here: no notice needs to come after it.
      if (brought) dropWork(client, brought.jobId);
      setBrought(null);
    },
    /** What failed was seen to fail. */
    putAway,
  };
}
