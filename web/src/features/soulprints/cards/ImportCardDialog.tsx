import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ERRORS, LIMITS, TEXTS, type SoulFromCardAnswer, SOULPRINT_TEXTS } from '@kinloom/contract';
import { textOf } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { Modal } from '../../../ui/Modal';
import { putSoul } from '../../souls/cache';
import { FilePicker } from '../FilePicker';
import { endingOf } from '../files';
import { useSoulDialog } from '../opening';
import { Progress } from '../Progress';
import { send, wasGivenUp } from '../send';
import { SoulHere } from '../SoulHere';

/** Kinds of files a card can come in. */
const ENDINGS = ['.png', '.json', '.charx'];

/** Why a file cannot be a card; null where it may be one. */
function problemOfCard(file: File | undefined): string | null {
  if (!file) return ERRORS.no_files.text;
  if (!ENDINGS.includes(endingOf(file.name))) return ERRORS.card_unreadable.text;
  return file.size > LIMITS.cardBytes ? ERRORS.card_too_large.text : null;
}

/** A soul out of a character card of another program. */
export default function ImportCardDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [asked, setAsked] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const [file] = files;
  const problem = problemOfCard(file);

  const bring = useMutation({
    mutationFn: (card: File) => {
      const body = new FormData();
      body.append('file', card, card.name);
      abort.current = new AbortController();
      setSent(0);
      return send('POST /api/companions/import-card', { body, signal: abort.current.signal, onSent: setSent });
    },
    onSuccess: ({ notes: _, ...soul }) => {
      putSoul(client, soul);
      toast({ title: TEXTS.souls.created, description: `${soul.name} is here.` });
    },
    onError: (error) => {
      if (!wasGivenUp(error)) {
        toast({ title: SOULPRINT_TEXTS.importFailed.title, description: textOf(error), tone: 'bad' });
      }
    },
    onSettled: () => setSent(null),
  });

  return (
    <Modal
      title="Import Character Card"
      description="A soul from SillyTavern, Chub, Character Hub and others: PNG, JSON or CHARX."
      stays
      onClose={onClose}
    >
      {bring.data ? (
        <CardDone answer={bring.data} onClose={onClose} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FilePicker
            label="Character card"
            endings={ENDINGS}
            bytes={LIMITS.cardBytes}
            only
            files={files}
            busy={bring.isPending}
            onChange={(next) => {
              setFiles(next);
              setAsked(false);
              bring.reset();
            }}
          />
          <p className="text-sm text-soft">
            What a card wants to put above everything else arrives switched off, and you can look at it. Pictures from
            elsewhere are not fetched.
          </p>
          {((asked && problem !== null) || (bring.error && !wasGivenUp(bring.error))) && (
            <p role="alert" className="text-sm text-bad">
              {problem ?? textOf(bring.error)}
            </p>
          )}
          {sent !== null && <Progress label="Progress of the upload" value={sent * 100} message="Sending the card…" />}
          <div className="flex flex-wrap justify-end gap-3">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {TEXTS.main.cancel}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              disabled={bring.isPending}
              onClick={() => {
                setAsked(true);
                if (file && problem === null) bring.mutate(file);
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

/** Who came with the card, and what of it is not as it was. */
function CardDone({ answer: { notes, ...soul }, onClose }: { answer: SoulFromCardAnswer; onClose: () => void }) {
  const open = useSoulDialog();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SoulHere soul={soul} words="is here." onClose={onClose} />
      <section aria-label="What was left out or changed" className="grid gap-2">
        <h3 className="text-lg">What was left out or changed</h3>
        {notes.length === 0 ? (
          <p className="text-soft">Nothing. The card came as it was.</p>
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
          Look at what it brought
        </button>
      </div>
    </div>
  );
}
