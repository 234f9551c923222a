import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ERRORS, type ImportResult, type SoulprintPreview } from '@kinloom/contract';
import { importFailureToast, resultOf, serverErrorText } from '../jobs/job-outcome';
import { sendWithProgress, isAborted, type UploadOptions } from '../../../lib/http/send-with-progress';
import { useShowInDialog } from '../jobs/jobs-in-dialog';
import { useJob } from '../jobs/use-job';
import { untrackJob, isAccepted, trackJob } from '../jobs/tracked-jobs';
import type { Corrections } from './analysis-corrections';
import { importBody, previewBody, type ImportChoices, type ImportDraft } from './import-draft';
import type { TrackedJob } from '../../souls/soul-dialog-context';

/** State machine of the import dialog: upload, preview job, import job. Running uploads are aborted on unmount. */
export function useSoulprintImport(resumedPreview: TrackedJob | undefined) {
  const client = useQueryClient();
  const [previewJob, setPreviewJob] = useState<TrackedJob | null>(resumedPreview ?? null);
  const [direct, setDirect] = useState<SoulprintPreview | null>(null);
  const [shown, setShown] = useState<SoulprintPreview | null>(null);
  const [importJob, setImportJob] = useState<TrackedJob | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<ReturnType<typeof importFailureToast> | null>(null);
  const abort = useRef<AbortController | null>(null);
  const previewId = previewJob?.jobId ?? null;
  const job = useJob(previewId);
  useShowInDialog(previewId);
  const latestPreview = direct ?? resultOf('preview', job.result);
  // Keep the last preview visible while it is recomputed.
  if (latestPreview && latestPreview !== shown) setShown(latestPreview);
  const errorText =
    job.result?.state === 'failed' ? (job.result.error ?? '') : job.isUnknown ? ERRORS.job_not_found.text : null;

  const dismissPreviewJob = (): void => {
    if (previewId !== null && job.result) untrackJob(client, previewId);
  };
  useEffect(() => () => abort.current?.abort(), []);
  // The preview is on screen, so stop tracking its job.
  const isShown = latestPreview !== null && direct === null;
  useEffect(() => {
    if (isShown && previewId !== null) untrackJob(client, previewId);
  }, [client, previewId, isShown]);

  function startUpload(): UploadOptions {
    abort.current?.abort();
    abort.current = new AbortController();
    setUploadProgress(0);
    setFailure(null);
    return { signal: abort.current.signal, onProgress: setUploadProgress };
  }
  const fail = (reason: string): void => setFailure(importFailureToast(reason));
  const onError = (error: unknown): void => {
    if (!isAborted(error)) fail(serverErrorText(error));
  };

  const preview = useMutation({
    mutationFn: ({ draft, choices, isRepeat }: { draft: ImportDraft; choices: ImportChoices; isRepeat: boolean }) =>
      sendWithProgress('POST /api/soulprints/preview', {
        body: previewBody(draft, isRepeat && shown ? shown.uploadId : null, choices),
        ...startUpload(),
      }),
    onSuccess: (answer, { draft }) => {
      if (!isAccepted(answer)) return setDirect(answer);
      const job = { jobId: answer.jobId, kind: 'preview', name: draft.name.trim() } as const;
      trackJob(client, job);
      dismissPreviewJob();
      setDirect(null);
      setPreviewJob({ ...job, notified: false });
    },
    onError,
    onSettled: () => setUploadProgress(null),
  });

  const startImport = useMutation({
    mutationFn: ({
      draft,
      choices,
      corrections,
    }: {
      draft: ImportDraft;
      choices: ImportChoices;
      corrections: Corrections;
    }) =>
      sendWithProgress('POST /api/soulprints/import', {
        body: importBody(draft, shown?.uploadId ?? null, choices, corrections),
        ...startUpload(),
      }),
    onSuccess: (answer, { draft }) => {
      if (!isAccepted(answer)) return setResult(answer);
      const job = { jobId: answer.jobId, kind: 'import', name: draft.name.trim() } as const;
      trackJob(client, job);
      setImportJob({ ...job, notified: false });
    },
    onError,
    onSettled: () => setUploadProgress(null),
  });

  return {
    /** The latest preview. */
    shown,
    /** Progress of the running preview; null if none runs. */
    reading:
      previewJob && !direct && !job.result && !job.isUnknown ? (job.progress ?? { progress: 0, message: '' }) : null,
    /** Error text of a failed preview; null otherwise. */
    errorText,
    /** Why the draft is refused, or the last request failed; null otherwise. */
    failure,
    fail,
    /** Upload progress, 0–1; null if nothing is being sent. */
    sent: uploadProgress,
    busy: preview.isPending || startImport.isPending,
    brought: importJob,
    result,
    preview: preview.mutate,
    bring: startImport.mutate,
    stop: () => abort.current?.abort(),
    clearFailure: () => setFailure(null),
    /** Discards the preview after the export changed. */
    forget: () => {
      dismissPreviewJob();
      setPreviewJob(null);
      setDirect(null);
      setShown(null);
    },
    again: () => {
      // The failure was shown in this dialog, so stop tracking the job.
      if (importJob) untrackJob(client, importJob.jobId);
      setImportJob(null);
    },
    /** Stops tracking an ended preview job. */
    dismiss: dismissPreviewJob,
  };
}
