import { FolderOpen } from 'lucide-react';
import { useId, useRef } from 'react';
import { LIMITS } from '@kinloom/contract';
import { formatBytes } from '../../lib/format-bytes';
import { withFiles } from '../portal/sharing';
import { FileList } from './FileList';
import { problemOf } from './files';
import { useDropZone } from './use-drop-zone';

/**
 * Files, chosen or dropped, looked over with their sizes and what speaks against them. `endings` empty: any. `bytes`: what one may
 * have. With `only` there is one file, and another takes its place.
 */
export function FilePicker({
  label,
  hint,
  endings,
  bytes = LIMITS.fileBytes,
  only = false,
  low = false,
  files,
  busy = false,
  onChange,
}: {
  label: string;
  hint?: string;
  endings: readonly string[];
  bytes?: number;
  only?: boolean;
  /** A lower one, where there are several. */
  low?: boolean;
  files: readonly File[];
  busy?: boolean;
  onChange: (files: readonly File[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const add = (more: readonly File[]): void => {
    if (more.length > 0 && !busy) onChange(only ? more.slice(0, 1) : withFiles(files, more));
  };
  const { over, zone } = useDropZone(add);
  const call = only ? 'Drag a file here, or choose one' : 'Drag files here, or choose them';
  const said =
    hint ?? `${endings.length > 0 ? endings.join(' ') : 'Any type'}, up to ${formatBytes(bytes)}${only ? '' : ' each'}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <span className="text-sm font-medium text-soft">{label}</span>
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${call}`}
        aria-describedby={`${id}-hint`}
        disabled={busy}
        className={`flex w-full items-center justify-center gap-3 rounded-card border-2 border-dashed p-3 hover:bg-lamp-wash disabled:opacity-55 ${low ? 'min-h-16 text-left' : 'min-h-24 flex-col text-center'} ${over ? 'border-lamp bg-lamp-wash' : 'border-edge'}`}
        onClick={() => input.current?.click()}
        {...zone}
      >
        <FolderOpen size={low ? 20 : 26} aria-hidden="true" className="flex-none text-lamp-text" />
        <span className="min-w-0">
          <span className="block font-medium">{over ? 'Let go to add' : call}</span>
          <span id={`${id}-hint`} className="block text-sm text-soft">
            {said}
          </span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={!only}
        accept={endings.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was taken out.
          event.target.value = '';
        }}
      />
      <FileList
        label={`${label}: chosen`}
        files={files}
        problemOf={(file) => problemOf(file, endings, bytes)}
        busy={busy}
        onRemove={(place) => {
          onChange(files.filter((_, at) => at !== place));
          button.current?.focus();
        }}
      />
    </div>
  );
}
