import { LoaderCircle, Upload } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { LIMITS, TEXTS, UPLOAD_TYPES, MANAGEMENT_TEXTS } from '@kinloom/contract';
import { formatBytes } from '../../lib/format-bytes';
import { TextArea } from '../../ui/Field';
import { mayShare, problemOfAll } from '../portal/sharing';
import { Choice } from '../settings/Choice';
import { FilePicker } from '../soulprints/FilePicker';
import { problemOf } from '../soulprints/files';
import { Progress } from '../soulprints/Progress';
import { SoulField } from './SoulField';
import { progressOf } from './uploading';
import type { Held } from './use-soul-states';
import { useUpload, useUploads } from './use-upload';
import { EMPTY_DRAFT, missingWords, TYPE_WORDS, type Draft } from './words';

const TYPES = UPLOAD_TYPES.map((value) => ({ value, ...TYPE_WORDS[value] }));
const NAMES = UPLOAD_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].label }));

/** What a soul is brought: which soul, what it is, the files, and what is to be said of them. */
export function UploadForm({
  souls,
  draft,
  narrow = false,
  onChange,
}: {
  souls: readonly Held[];
  draft: Draft;
  /** It stands beside something: the types of files only have their names. */
  narrow?: boolean;
  onChange: (change: Partial<Draft>) => void;
}) {
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { current } = useUploads();
  const upload = useUpload();
  const busy = current !== null && current.stage !== 'complete';
  // Whoever went meanwhile is not chosen any more.
  const soul = souls.find((one) => one.id === draft.soulId) ?? null;
  const missing = missingWords({ ...draft, soulId: soul?.id ?? null });
  const problem = problemOfAll(draft.files);
  const fit = mayShare(draft.files) && draft.files.every((file) => problemOf(file, [], LIMITS.fileBytes) === null);
  const ready = missing === null && fit;

  // The button cannot be pressed in an empty form: whoever pressed it begins at the top again, once that can be reached.
  const begins = useRef(false);
  useEffect(() => {
    if (busy || !begins.current) return;
    begins.current = false;
    first.current?.focus({ preventScroll: true });
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { fileType, files, notes } = draft;
    if (busy || !ready || soul === null || fileType === null) return;
    const parcel = { soul: { id: soul.id, name: soul.face.name }, fileType, files, notes };
    upload.mutate(parcel, {
      onSuccess: () => {
        begins.current = document.activeElement === button.current;
        onChange(EMPTY_DRAFT);
      },
    });
  }

  return (
    <form className="grid gap-6" onSubmit={submit} noValidate>
      <fieldset disabled={busy} aria-label="What to upload" className="grid min-w-0 gap-6">
        <SoulField ref={first} souls={souls} chosenId={soul?.id ?? null} onChoose={(soulId) => onChange({ soulId })} />
        <Choice
          label="File type"
          options={narrow ? NAMES : TYPES}
          value={draft.fileType ?? ''}
          columns="sm:grid-cols-3"
          onChange={(fileType) => onChange({ fileType })}
        />
        <div className="grid gap-2">
          <FilePicker
            label="Files"
            endings={[]}
            files={draft.files}
            busy={busy}
            onChange={(files) => onChange({ files })}
          />
          <p className={problem === null ? 'text-sm text-soft' : 'sr-only'}>
            At most {LIMITS.uploadFiles} files, {formatBytes(LIMITS.uploadBytes)} in all.
          </p>
          {problem !== null && (
            <p role="alert" className="text-sm text-bad">
              {problem}
            </p>
          )}
        </div>
        <TextArea
          label="Notes (optional)"
          maxLength={LIMITS.noteLength}
          placeholder="Where they come from, or what they mean to you"
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </fieldset>
      {current && (
        <div className="flex items-end gap-4">
          <div className="min-w-0 flex-1">
            <Progress label={`Upload to ${current.soul.name}`} {...progressOf(current)} />
          </div>
          {current.stage === 'sending' && (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                current.stop();
                button.current?.focus({ preventScroll: true });
              }}
            >
              {TEXTS.main.cancel}
            </button>
          )}
        </div>
      )}
      <div className="grid gap-3">
        {missing !== null && current === null && (
          <p id={`${id}-missing`} className="text-sm text-soft">
            {missing}
          </p>
        )}
        <button
          ref={button}
          type="submit"
          className="btn btn-primary w-full aria-disabled:cursor-progress aria-disabled:opacity-55"
          // While it is under way the button keeps the focus, but does nothing.
          disabled={!busy && !ready}
          aria-disabled={busy}
          aria-describedby={missing !== null && current === null ? `${id}-missing` : undefined}
        >
          {busy ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Upload size={18} aria-hidden="true" />
          )}
          {MANAGEMENT_TEXTS.uploadFiles}
        </button>
      </div>
    </form>
  );
}
