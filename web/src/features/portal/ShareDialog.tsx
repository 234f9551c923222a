import { useMutation } from '@tanstack/react-query';
import { FileText, FolderOpen, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type MessageFile, PORTAL_TEXTS } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { formatBytes } from '../../lib/format-bytes';
import { useDrop } from '../../lib/use-file-drop';
import { Modal } from '../../ui/Modal';
import { mayShare, problemOf, problemOfAll, withFiles } from './sharing';

const FOLDERS = 'A folder cannot be shared as a whole. Choose the files in it.';

/** Files for a soul to read and keep: chosen or dropped, looked over, and shared together. */
export default function ShareDialog({
  conversationId,
  name,
  onClose,
  onShared,
}: {
  conversationId: number;
  name: string;
  onClose: () => void;
  onShared: (files: readonly MessageFile[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLButtonElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [folders, setFolders] = useState(false);
  const over = useDrop((dropped, withFolders) => {
    setFiles((held) => withFiles(held, dropped));
    setFolders(withFolders);
  });
  const share = useMutation({
    mutationFn: () => {
      const body = new FormData();
      for (const file of files) body.append('files', file, file.name);
      return call('POST /api/conversations/:id/files', { params: { id: conversationId }, body });
    },
    onSuccess: onShared,
  });
  const problem = problemOfAll(files) ?? (share.error ? textOf(share.error) : null) ?? (folders ? FOLDERS : null);

  return (
    <Modal
      title="Share files"
      description={`${name} reads what can be read of them, and remembers what they mean.`}
      onClose={onClose}
    >
      <button
        ref={zone}
        type="button"
        className={`flex min-h-32 w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed p-4 text-center hover:bg-lamp-wash ${over ? 'border-lamp bg-lamp-wash' : 'border-edge'}`}
        disabled={share.isPending}
        onClick={() => input.current?.click()}
      >
        <FolderOpen size={26} aria-hidden="true" className="text-lamp-text" />
        <span className="font-medium">{over ? 'Let go to add them' : 'Drag files here, or choose them'}</span>
        <span className="text-sm text-soft">Any type, up to 20 MB each</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to share"
        onChange={(event) => {
          setFiles(withFiles(files, [...(event.target.files ?? [])]));
          setFolders(false);
          // The same file can be chosen again after it was taken out.
          event.target.value = '';
        }}
      />
      {files.length > 0 && (
        <ul aria-label="Files to share" className="mt-4 grid max-h-60 gap-1 overflow-y-auto">
          {files.map((file, place) => (
            <Entry
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              busy={share.isPending}
              onRemove={() => {
                setFiles(files.filter((_, at) => at !== place));
                zone.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className="mt-4 text-sm text-bad">
          {problem}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {PORTAL_TEXTS.cancel}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!mayShare(files) || share.isPending}
          aria-busy={share.isPending}
          onClick={() => share.mutate()}
        >
          {share.isPending ? 'Sharing…' : PORTAL_TEXTS.shareMemory}
        </button>
      </div>
    </Modal>
  );
}

function Entry({ file, busy, onRemove }: { file: File; busy: boolean; onRemove: () => void }) {
  const problem = problemOf(file);
  return (
    <li className="flex items-center gap-3 rounded-soft bg-ground py-1 pr-1 pl-3">
      <FileText size={18} aria-hidden="true" className="flex-none text-faint" />
      <span className="min-w-0 flex-1 py-1">
        <span className="block truncate" title={file.name}>
          {file.name}
        </span>
        <span className={`block text-sm ${problem === null ? 'text-soft' : 'text-bad'}`}>
          {formatBytes(file.size)}
          {problem !== null && ` · ${problem}`}
        </span>
      </span>
      <button type="button" className="icon-btn" aria-label={`Remove ${file.name}`} disabled={busy} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
