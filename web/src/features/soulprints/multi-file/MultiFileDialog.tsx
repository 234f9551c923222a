import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  FILE_CATEGORIES,
  FILE_ENDINGS,
  LIMITS,
  SOUL_ROLES,
  TEXTS,
  type SoulFromFiles,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { ApiError, textOf } from '../../../lib/http/api';
import { formatBytes } from '../../../lib/format/format-bytes';
import { focusInvalidField } from '../../../lib/focus/focus-invalid-field';
import { Field } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { RadioTiles } from '../../../ui/RadioTiles';
import { capitalised } from '../../souls/soul-appearance';
import { AvatarField } from '../files/AvatarField';
import { FilePicker } from '../files/FilePicker';
import { FailureNote } from '../FailureNote';
import { FilesResult } from '../FilesResult';
import { Progress } from '../files/Progress';
import { sendWithProgress, isAborted } from '../../../lib/http/send-with-progress';
import { isAccepted, trackJob } from '../jobs/tracked-jobs';
import { JobView } from '../jobs/JobView';
import {
  CATEGORY_TEXTS,
  EMPTY_MULTI_FILE_DRAFT,
  buildMultiFileBody,
  validateMultiFileDraft,
  totalSize,
  type MultiFileDraft,
} from './multi-file-draft';
import type { TrackedJob } from '../../souls/soul-dialog-context';

const { creationFailed, multiFile, noName, stages } = SOULPRINT_TEXTS;
const ROLES = SOUL_ROLES.map((value) => ({ value, label: capitalised(value) }));

/** Creates a soul from several categorised files. */
export default function MultiFileDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<MultiFileDraft>(EMPTY_MULTI_FILE_DRAFT);
  const [problem, setProblem] = useState<string | null>(null);
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const [job, setJob] = useState<TrackedJob | null>(null);
  const [result, setResult] = useState<SoulFromFiles | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const change = (change: Partial<MultiFileDraft>): void => setDraft((current) => ({ ...current, ...change }));

  const create = useMutation({
    mutationFn: async () => {
      abort.current = new AbortController();
      setUploadProgress(0);
      const body = await buildMultiFileBody(draft);
      return sendWithProgress('POST /api/soulprint/multi-file-import', {
        body,
        signal: abort.current.signal,
        onProgress: setUploadProgress,
      });
    },
    onSuccess: (answer) => {
      if (!isAccepted(answer)) return setResult(answer);
      const trackedJob = { jobId: answer.jobId, kind: 'multi-file', name: draft.name.trim() } as const;
      trackJob(client, trackedJob);
      setJob({ ...trackedJob, notified: false });
    },
    onSettled: () => setUploadProgress(null),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = validateMultiFileDraft(draft);
    create.reset();
    focusInvalidField(event.currentTarget, () => setProblem(found));
    if (found === null) create.mutate();
  }

  const bytes = totalSize(draft.files);
  return (
    <Modal
      title={multiFile}
      description="Creates a soul from chats, descriptions, memories and letters."
      wide
      stays
      onClose={onClose}
    >
      {result ? (
        <FilesResult result={result} text="is ready." onClose={onClose} />
      ) : job ? (
        <JobView job={job} onClose={onClose} onRetry={() => setJob(null)} />
      ) : (
        <form className="grid gap-6" noValidate onSubmit={submit}>
          <Field
            label="Name"
            name="soul-name"
            autoComplete="off"
            maxLength={LIMITS.soulNameLength}
            placeholder="What is this soul called?"
            problem={problem === noName ? noName : undefined}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <AvatarField
            name={draft.name}
            archetype={draft.role}
            avatar={draft.avatar}
            onChange={(avatar) => change({ avatar })}
          />
          <RadioTiles
            label="Role"
            columns="grid-cols-2 sm:grid-cols-4"
            options={ROLES}
            value={draft.role}
            onChange={(role) => change({ role })}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
            {FILE_CATEGORIES.map((category) => (
              <FilePicker
                key={category}
                compact
                {...CATEGORY_TEXTS[category]}
                endings={FILE_ENDINGS.multiFile}
                files={draft.files[category]}
                busy={create.isPending}
                onChange={(files) => change({ files: { ...draft.files, [category]: files } })}
              />
            ))}
          </div>
          <p className="text-sm text-soft">
            {FILE_ENDINGS.multiFile.join(' ')} · at most {LIMITS.uploadFiles} files of {formatBytes(LIMITS.fileBytes)}{' '}
            each, {formatBytes(LIMITS.exportTextBytes)} in all{bytes > 0 && ` · ${formatBytes(bytes)} chosen`}
          </p>
          {problem !== null && problem !== noName && (
            <p role="alert" className="text-sm text-bad">
              {problem}
            </p>
          )}
          <div className="dialog-actions mt-6">
            {create.error && !isAborted(create.error) && (
              <FailureNote
                title={creationFailed}
                description={create.error instanceof ApiError ? textOf(create.error) : create.error.message}
              />
            )}
            {uploadProgress !== null && (
              <div className="w-full">
                <Progress label="Progress of the upload" value={uploadProgress * 100} message={stages[0][1]} />
              </div>
            )}
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {TEXTS.main.cancel}
            </button>
            <button type="submit" className="btn btn-primary" disabled={create.isPending}>
              Create Soul
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}
