import { LoaderCircle, Upload } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { LIMITS, TEXTS, UPLOAD_TYPES, MANAGEMENT_TEXTS } from '@kinloom/contract';
import { formatBytes } from '../../lib/format/format-bytes';
import { TextArea } from '../../ui/Field';
import { canShare, validateTotal } from '../soulprints/files/file-selection';
import { RadioTiles } from '../../ui/RadioTiles';
import { FilePicker } from '../soulprints/files/FilePicker';
import { validateFile } from '../soulprints/files/file-validation';
import { Progress } from '../soulprints/files/Progress';
import { SoulField } from './SoulField';
import { uploadProgress } from './upload-state';
import type { ManagedSoul } from './use-soul-states';
import { useUpload, useUploads } from './use-upload';
import { EMPTY_UPLOAD_DRAFT, missingFieldsText, TYPE_TEXTS, type UploadDraft } from './upload-texts';

const TYPE_OPTIONS = UPLOAD_TYPES.map((value) => ({ value, ...TYPE_TEXTS[value] }));
const TYPE_HINTS = UPLOAD_TYPES.map(
  (value) => `${TYPE_TEXTS[value].label}: ${TYPE_TEXTS[value].hint.toLowerCase()}.`,
).join(' ');
const TYPE_NAMES = UPLOAD_TYPES.map((value) => ({ value, label: TYPE_TEXTS[value].label }));

/** Upload form: soul, file type, files and notes. */
export function UploadForm({
  souls,
  draft,
  narrow = false,
  onChange,
}: {
  souls: readonly ManagedSoul[];
  draft: UploadDraft;
  /** Narrow layout: file types without hints. */
  narrow?: boolean;
  onChange: (change: Partial<UploadDraft>) => void;
}) {
  const id = useId();
  const soulSelect = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { current } = useUploads();
  const upload = useUpload();
  const busy = current !== null && current.stage !== 'complete';
  // A soul that was deleted meanwhile is no longer selected.
  const soul = souls.find((managedSoul) => managedSoul.id === draft.soulId) ?? null;
  const missing = missingFieldsText({ ...draft, soulId: soul?.id ?? null });
  const problem = validateTotal(draft.files);
  const areFilesValid =
    canShare(draft.files) && draft.files.every((file) => validateFile(file, [], LIMITS.fileBytes) === null);
  const ready = missing === null && areFilesValid;

  // The button is disabled in the emptied form, so the focus returns to the first field once that is enabled.
  const refocusPending = useRef(false);
  useEffect(() => {
    if (busy || !refocusPending.current) return;
    refocusPending.current = false;
    soulSelect.current?.focus({ preventScroll: true });
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { fileType, files, notes } = draft;
    if (busy || !ready || soul === null || fileType === null) return;
    const request = { soul: { id: soul.id, name: soul.face.name }, fileType, files, notes };
    upload.mutate(request, {
      onSuccess: () => {
        refocusPending.current = document.activeElement === button.current;
        onChange(EMPTY_UPLOAD_DRAFT);
      },
    });
  }

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <fieldset disabled={busy} aria-label="What to upload" className="grid min-w-0 gap-5">
        <SoulField
          ref={soulSelect}
          souls={souls}
          chosenId={soul?.id ?? null}
          onChoose={(soulId) => onChange({ soulId })}
        />
        <div className="grid gap-2">
          <RadioTiles
            label="File type"
            options={narrow ? TYPE_NAMES : TYPE_OPTIONS}
            value={draft.fileType ?? ''}
            columns="grid-cols-3"
            onChange={(fileType) => onChange({ fileType })}
          />
          {/* Where the tiles have no room for the hints. */}
          <p className={`text-sm text-soft ${narrow ? '' : 'sm:hidden'}`}>{TYPE_HINTS}</p>
        </div>
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
          rows={2}
          maxLength={LIMITS.noteLength}
          placeholder="Origin or meaning of the files"
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </fieldset>
      {current && (
        <div className="flex items-end gap-4">
          <div className="min-w-0 flex-1">
            <Progress label={`Upload to ${current.soul.name}`} {...uploadProgress(current)} />
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
          // aria-disabled during the upload: the button keeps the focus.
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
