import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FILE_ENDINGS, LIMITS, TEXTS, type Companion, type SoulFromFiles, SOULPRINT_TEXTS } from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { browserTimeZone } from '../../lib/format/time-zone';
import { formatBytes } from '../../lib/format/format-bytes';
import { Modal } from '../../ui/Modal';
import { validateTotal } from './files/file-selection';
import { FilePicker } from './files/FilePicker';
import { validateFile } from './files/file-validation';
import { FailureNote } from './FailureNote';
import { FilesResult } from './FilesResult';
import { Progress } from './files/Progress';
import { sendWithProgress, isAborted } from '../../lib/http/send-with-progress';
import { isAccepted, trackJob } from './jobs/tracked-jobs';
import { JobView } from './jobs/JobView';
import type { TrackedJob } from '../souls/soul-dialog-context';

/** Validation error for the chosen files; null if valid. */
function validateFiles(files: readonly File[]): string | null {
  const invalidFile = files.find((file) => validateFile(file, FILE_ENDINGS.enhance, LIMITS.fileBytes) !== null);
  if (invalidFile) return `${invalidFile.name}: ${validateFile(invalidFile, FILE_ENDINGS.enhance, LIMITS.fileBytes)}`;
  return files.length === 0 ? SOULPRINT_TEXTS.noFile : validateTotal(files);
}

/** Adds files to an existing soul and shows what they changed. */
export default function EnhanceDialog({ soul, onClose }: { soul: Companion; onClose: () => void }) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const [job, setJob] = useState<TrackedJob | null>(null);
  const [result, setResult] = useState<SoulFromFiles | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const problem = validateFiles(files);

  const enhance = useMutation({
    mutationFn: () => {
      const body = new FormData();
      body.append('companionId', String(soul.id));
      body.append('timeZone', browserTimeZone());
      for (const file of files) body.append('files', file, file.name);
      abort.current = new AbortController();
      setUploadProgress(0);
      return sendWithProgress('POST /api/companions/enhance', {
        body,
        signal: abort.current.signal,
        onProgress: setUploadProgress,
      });
    },
    onSuccess: (answer) => {
      if (!isAccepted(answer)) return setResult(answer);
      const trackedJob = { jobId: answer.jobId, kind: 'enhance', name: soul.name } as const;
      trackJob(client, trackedJob);
      setJob({ ...trackedJob, notified: false });
    },
    onSettled: () => setUploadProgress(null),
  });

  return (
    <Modal
      title={SOULPRINT_TEXTS.enhance}
      description={`${soul.name} reads the files that you add and remembers them.`}
      wide={job !== null || result !== null}
      stays
      onClose={onClose}
    >
      {result ? (
        <FilesResult result={result} text="has read the files." onClose={onClose} />
      ) : job ? (
        <JobView job={job} onClose={onClose} onRetry={() => setJob(null)} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FilePicker
            label={SOULPRINT_TEXTS.addFiles}
            endings={FILE_ENDINGS.enhance}
            files={files}
            busy={enhance.isPending}
            onChange={(next) => {
              setFiles(next);
              setIsSubmitted(false);
              enhance.reset();
            }}
          />
          <p className="text-sm text-soft">
            At most {LIMITS.uploadFiles} files, {formatBytes(LIMITS.uploadBytes)} in all.
          </p>
          {isSubmitted && problem !== null && (
            <p role="alert" className="text-sm text-bad">
              {problem}
            </p>
          )}
          {enhance.error && !isAborted(enhance.error) && (
            <FailureNote title="The files could not be added" description={textOf(enhance.error)} />
          )}
          {uploadProgress !== null && (
            <Progress label="Progress of the upload" value={uploadProgress * 100} message="Sending the files…" />
          )}
          <div className="dialog-actions">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {TEXTS.main.cancel}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              disabled={enhance.isPending}
              onClick={() => {
                setIsSubmitted(true);
                if (problem === null) enhance.mutate();
              }}
            >
              {SOULPRINT_TEXTS.enhance}
            </button>
          </div>
        </div>
      )}
    </Modal>
  );
}
