import { FolderOpen } from 'lucide-react';
import { useId, useRef } from 'react';
import { LIMITS } from '@kinloom/contract';
import { formatBytes } from '../../../lib/format/format-bytes';
import { addFiles } from './file-selection';
import { FileList } from './FileList';
import { validateFile } from './file-validation';
import { useDropZone } from './use-drop-zone';

/**
 * Picks files by dialog or drop and shows their sizes and validation errors. Empty `endings` accept any file; `bytes` is the size
 * limit per file. With `only`, a single file is accepted and another one replaces it.
 */
export function FilePicker({
  label,
  hint,
  endings,
  bytes = LIMITS.fileBytes,
  single = false,
  compact = false,
  files,
  busy = false,
  onChange,
}: {
  label: string;
  hint?: string;
  endings: readonly string[];
  bytes?: number;
  single?: boolean;
  /** Compact height, for forms with several pickers. */
  compact?: boolean;
  files: readonly File[];
  busy?: boolean;
  onChange: (files: readonly File[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const add = (added: readonly File[]): void => {
    if (added.length > 0 && !busy) onChange(single ? added.slice(0, 1) : addFiles(files, added));
  };
  const { over, dropHandlers: zone } = useDropZone(add);
  const prompt = single ? 'Drag a file here, or choose one' : 'Drag files here, or choose them';
  const hintText =
    hint ??
    `${endings.length > 0 ? endings.join(' ') : 'Any type'}, up to ${formatBytes(bytes)}${single ? '' : ' each'}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <span className="text-sm font-medium text-soft">{label}</span>
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${prompt}`}
        aria-describedby={`${id}-hint`}
        disabled={busy}
        className={`flex w-full items-center justify-center gap-3 rounded-card border-2 border-dashed p-3 hover:bg-lamp-wash disabled:opacity-55 ${compact ? 'min-h-16 text-left' : 'min-h-24 flex-col text-center'} ${over ? 'border-lamp bg-lamp-wash' : 'border-edge'}`}
        onClick={() => input.current?.click()}
        {...zone}
      >
        <FolderOpen size={compact ? 20 : 26} aria-hidden="true" className="flex-none text-lamp-text" />
        <span className="min-w-0">
          <span className="block font-medium">{over ? 'Drop to add' : prompt}</span>
          <span id={`${id}-hint`} className="block text-sm text-soft">
            {hintText}
          </span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={!single}
        accept={endings.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // Reset, so that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <FileList
        label={`${label}: chosen`}
        files={files}
        validate={(file) => validateFile(file, endings, bytes)}
        busy={busy}
        onRemove={(index) => {
          onChange(files.filter((_, fileIndex) => fileIndex !== index));
          button.current?.focus();
        }}
      />
    </div>
  );
}
