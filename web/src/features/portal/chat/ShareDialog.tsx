import { useMutation } from '@tanstack/react-query';
import { FileText, FolderOpen, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type MessageFile, PORTAL_TEXTS } from '@kinloom/contract';
import { call, textOf } from '../../../lib/http/api';
import { formatBytes } from '../../../lib/format/format-bytes';
import { useFileDrop } from '../../../lib/browser/use-file-drop';
import { Modal } from '../../../ui/Modal';
import { canShare, validateFileSize, validateTotal, addFiles } from '../../soulprints/files/file-selection';

const FOLDER_TEXT = 'A folder cannot be shared as a whole. Choose the files in it.';

/** Uploads files to a conversation: pick or drop, review, share. */
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
  const isDraggingOver = useFileDrop((dropped, withFolders) => {
    setFiles((current) => addFiles(current, dropped));
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
  const problem = validateTotal(files) ?? (share.error ? textOf(share.error) : null) ?? (folders ? FOLDER_TEXT : null);

  return (
    <Modal title="Share files" description={`${name} reads the files and remembers what they mean.`} onClose={onClose}>
      <button
        ref={zone}
        type="button"
        className={`flex min-h-32 w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed p-4 text-center hover:bg-lamp-wash ${isDraggingOver ? 'border-lamp bg-lamp-wash' : 'border-edge'}`}
        disabled={share.isPending}
        onClick={() => input.current?.click()}
      >
        <FolderOpen size={26} aria-hidden="true" className="text-lamp-text" />
        <span className="font-medium">{isDraggingOver ? 'Drop to add them' : 'Drag files here, or choose them'}</span>
        <span className="text-sm text-soft">Any type, up to 20 MB each</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to share"
        onChange={(event) => {
          setFiles(addFiles(files, [...(event.target.files ?? [])]));
          setFolders(false);
          // Reset, so that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      {files.length > 0 && (
        <ul aria-label="Files to share" className="mt-4 grid max-h-60 gap-1 overflow-y-auto">
          {files.map((file, index) => (
            <FileEntry
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              busy={share.isPending}
              onRemove={() => {
                setFiles(files.filter((_, fileIndex) => fileIndex !== index));
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
      <div className="dialog-actions mt-6">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {PORTAL_TEXTS.cancel}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!canShare(files) || share.isPending}
          aria-busy={share.isPending}
          onClick={() => share.mutate()}
        >
          {share.isPending ? 'Sharing…' : PORTAL_TEXTS.shareMemory}
        </button>
      </div>
    </Modal>
  );
}

function FileEntry({ file, busy, onRemove }: { file: File; busy: boolean; onRemove: () => void }) {
  const problem = validateFileSize(file);
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
