import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FILE_ENDINGS, LIMITS, TEXTS, type Companion, type SoulFromFiles, SOULPRINT_TEXTS } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { formatBytes } from '../../lib/format-bytes';
import { toast } from '../../lib/toasts';
import { Modal } from '../../ui/Modal';
import { problemOfAll } from '../portal/sharing';
import { FilePicker } from './FilePicker';
import { problemOf } from './files';
import { Made } from './Made';
import { Progress } from './Progress';
import { send, wasGivenUp } from './send';
import { isAccepted, noteWork, type Work } from './works';
import { WorkView } from './WorkView';

/** Why these files cannot be added; null where they can. */
function problemOfFiles(files: readonly File[]): string | null {
  const bad = files.find((file) => problemOf(file, FILE_ENDINGS.enhance, LIMITS.fileBytes) !== null);
  if (bad) return `${bad.name}: ${problemOf(bad, FILE_ENDINGS.enhance, LIMITS.fileBytes)}`;
  return files.length === 0 ? SOULPRINT_TEXTS.noFile : problemOfAll(files);
}

/** Files for a soul that is there already, and what they change. */
export default function EnhanceDialog({ soul, onClose }: { soul: Companion; onClose: () => void }) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [made, setMade] = useState<SoulFromFiles | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const problem = problemOfFiles(files);

  const enhance = useMutation({
    mutationFn: () => {
      const body = new FormData();
      body.append('companionId', String(soul.id));
      for (const file of files) body.append('files', file, file.name);
      abort.current = new AbortController();
      setSent(0);
      return send('POST /api/companions/enhance', { body, signal: abort.current.signal, onSent: setSent });
    },
    onSuccess: (answer) => {
      if (!isAccepted(answer)) return setMade(answer);
      const begun = { jobId: answer.jobId, kind: 'enhance', name: soul.name } as const;
      noteWork(client, begun);
      setWork({ ...begun, told: false });
    },
    onError: (error) => {
      if (!wasGivenUp(error)) toast({ title: 'The files could not be added', description: textOf(error), tone: 'bad' });
    },
    onSettled: () => setSent(null),
  });

  return (
    <Modal
      title={SOULPRINT_TEXTS.enhance}
      description={`${soul.name} reads what you add, keeps it, and becomes a little more itself.`}
      wide={work !== null || made !== null}
      stays
      onClose={onClose}
    >
      {made ? (
        <Made made={made} words="has taken in what you added." onClose={onClose} />
      ) : work ? (
        <WorkView work={work} onClose={onClose} onAgain={() => setWork(null)} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FilePicker
            label={SOULPRINT_TEXTS.addFiles}
            endings={FILE_ENDINGS.enhance}
            files={files}
            busy={enhance.isPending}
            onChange={(next) => {
              setFiles(next);
              setAsked(false);
            }}
          />
          <p className="text-sm text-soft">
            At most {LIMITS.uploadFiles} files, {formatBytes(LIMITS.uploadBytes)} in all.
          </p>
          {asked && problem !== null && (
            <p role="alert" className="text-sm text-bad">
              {problem}
            </p>
          )}
          {sent !== null && <Progress label="Progress of the upload" value={sent * 100} message="Sending the files…" />}
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {TEXTS.main.cancel}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              disabled={enhance.isPending}
              onClick={() => {
                setAsked(true);
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
