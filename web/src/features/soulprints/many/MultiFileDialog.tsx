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
import { ApiError, textOf } from '../../../lib/api';
import { formatBytes } from '../../../lib/format-bytes';
import { toast } from '../../../lib/toasts';
import { Field } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { Choice } from '../../settings/Choice';
import { capitalised } from '../../souls/soul-look';
import { AvatarField } from '../AvatarField';
import { FilePicker } from '../FilePicker';
import { Made } from '../Made';
import { Progress } from '../Progress';
import { send, wasGivenUp } from '../send';
import { FOOT } from '../TabRow';
import { isAccepted, noteWork, type Work } from '../works';
import { WorkView } from '../WorkView';
import { CATEGORY_WORDS, EMPTY_MANY, manyBody, problemOfMany, sizeOf, type ManyDraft } from './draft';

const { creationFailed, multiFile, noName, stages } = SOULPRINT_TEXTS;
const ROLES = SOUL_ROLES.map((value) => ({ value, label: capitalised(value) }));

/** A soul out of several files, each where it belongs. */
export default function MultiFileDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<ManyDraft>(EMPTY_MANY);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [made, setMade] = useState<SoulFromFiles | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const change = (change: Partial<ManyDraft>): void => setDraft((held) => ({ ...held, ...change }));

  const create = useMutation({
    mutationFn: async () => {
      abort.current = new AbortController();
      setSent(0);
      const body = await manyBody(draft);
      return send('POST /api/soulprint/multi-file-import', { body, signal: abort.current.signal, onSent: setSent });
    },
    onSuccess: (answer) => {
      if (!isAccepted(answer)) return setMade(answer);
      const begun = { jobId: answer.jobId, kind: 'multi-file', name: draft.name.trim() } as const;
      noteWork(client, begun);
      setWork({ ...begun, told: false });
    },
    onError: (error) => {
      if (wasGivenUp(error)) return;
      const description = error instanceof ApiError ? textOf(error) : error.message;
      toast({ title: creationFailed, description, tone: 'bad' });
    },
    onSettled: () => setSent(null),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemOfMany(draft);
    setProblem(found);
    if (found === null) create.mutate();
    else toast({ title: found, tone: 'bad' });
  }

  const bytes = sizeOf(draft.files);
  return (
    <Modal
      title={multiFile}
      description="A soul out of what you have of it: what was said, who it is, what it wrote."
      wide
      stays
      onClose={onClose}
    >
      {made ? (
        <Made made={made} words="is here." onClose={onClose} />
      ) : work ? (
        <WorkView work={work} onClose={onClose} onAgain={() => setWork(null)} />
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
          <Choice
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
                low
                {...CATEGORY_WORDS[category]}
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
          <div className={FOOT}>
            {sent !== null && (
              <div className="w-full">
                <Progress label="Progress of the upload" value={sent * 100} message={stages[0][1]} />
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
