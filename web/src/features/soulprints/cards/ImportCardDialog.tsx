import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ERRORS, LIMITS, TEXTS, type SoulFromCardAnswer, SOULPRINT_TEXTS } from '@kinloom/contract';
import { textOf } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { Modal } from '../../../ui/Modal';
import { putSoul } from '../../souls/soul-cache';
import { FailureNote } from '../FailureNote';
import { FilePicker } from '../files/FilePicker';
import { endingOf } from '../files/file-validation';
import { useSoulDialog } from '../../souls/soul-dialog-context';
import { Progress } from '../files/Progress';
import { sendWithProgress, isAborted } from '../../../lib/http/send-with-progress';
import { SoulReady } from '../SoulReady';

/** File endings of character cards. */
const ENDINGS = ['.png', '.json', '.charx'];

/** Validation error of a card file; null if acceptable. */
function validateCard(file: File | undefined): string | null {
  if (!file) return ERRORS.no_files.text;
  if (!ENDINGS.includes(endingOf(file.name))) return ERRORS.card_unreadable.text;
  return file.size > LIMITS.cardBytes ? ERRORS.card_too_large.text : null;
}

/** Imports a character card of another program as a soul. */
export default function ImportCardDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const [file] = files;
  const problem = validateCard(file);

  const importCard = useMutation({
    mutationFn: (card: File) => {
      const body = new FormData();
      body.append('file', card, card.name);
      abort.current = new AbortController();
      setUploadProgress(0);
      return sendWithProgress('POST /api/companions/import-card', {
        body,
        signal: abort.current.signal,
        onProgress: setUploadProgress,
      });
    },
    onSuccess: ({ notes: _, ...soul }) => {
      putSoul(client, soul);
      toast({ title: TEXTS.souls.created, description: `${soul.name} is ready.` });
    },
    onSettled: () => setUploadProgress(null),
  });

  return (
    <Modal
      title="Import Character Card"
      description="A soul from SillyTavern, Chub, Character Hub and others: PNG, JSON or CHARX."
      stays
      onClose={onClose}
    >
      {importCard.data ? (
        <CardDone answer={importCard.data} onClose={onClose} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FilePicker
            label="Character card"
            endings={ENDINGS}
            bytes={LIMITS.cardBytes}
            single
            files={files}
            busy={importCard.isPending}
            onChange={(next) => {
              setFiles(next);
              setIsSubmitted(false);
              importCard.reset();
            }}
          />
          <p className="text-sm text-soft">
            System prompts of a card are imported but switched off, so that you can review them. Remote pictures are not
            fetched.
          </p>
          {isSubmitted && problem !== null && (
            <p role="alert" className="text-sm text-bad">
              {problem}
            </p>
          )}
          {importCard.error && !isAborted(importCard.error) && (
            <FailureNote title={SOULPRINT_TEXTS.importFailed.title} description={textOf(importCard.error)} />
          )}
          {uploadProgress !== null && (
            <Progress label="Progress of the upload" value={uploadProgress * 100} message="Sending the card…" />
          )}
          <div className="dialog-actions">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {TEXTS.main.cancel}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              disabled={importCard.isPending}
              onClick={() => {
                setIsSubmitted(true);
                if (file && problem === null) importCard.mutate(file);
              }}
            >
              Import Card
            </button>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** Result of a card import: the soul, and what was left out or changed. */
function CardDone({ answer: { notes, ...soul }, onClose }: { answer: SoulFromCardAnswer; onClose: () => void }) {
  const open = useSoulDialog();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SoulReady soul={soul} text="is ready." onClose={onClose} />
      <section aria-label="What was left out or changed" className="grid gap-2">
        <h3 className="text-lg">What was left out or changed</h3>
        {notes.length === 0 ? (
          <p className="text-soft">Nothing. The card was imported unchanged.</p>
        ) : (
          <ul className="grid gap-1 text-sm">
            {notes.map(({ code, count, text }) => (
              <li key={code} className="flex gap-3 rounded-soft bg-ground px-3 py-2">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
                {count > 1 && <span className="flex-none text-soft tabular-nums">× {count}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="flex justify-end">
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => open({ kind: 'profile', soul, tab: 'advanced' })}
        >
          View the profile
        </button>
      </div>
    </div>
  );
}
