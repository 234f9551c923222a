import { Copy, Download, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AgentFile } from '@kinloom/contract';
import { ApiError, textOf } from '../../lib/http/api';
import { useNow } from '../../lib/format/now';
import { formatBytes } from '../../lib/format/format-bytes';
import { relativeTime, fullTime } from '../../lib/format/time';
import { toast } from '../../lib/toasts';
import { fileAddress, useFileText } from './use-file-text';

const Modal = lazy(() => import('../../ui/Modal').then(({ Modal }) => ({ default: Modal })));

/** Copies text to the clipboard and confirms with a toast. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch (error) {
    toast({ title: 'It could not be copied', description: textOf(error), tone: 'bad' });
  }
}

/** Files created by runs: open, copy, download. An open file stays open if it is erased, and says so. */
export function Files({ files }: { files: readonly AgentFile[] }) {
  const [open, setOpen] = useState<AgentFile | null>(null);
  const now = useNow();
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-2">
            <button
              type="button"
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-soft px-2 text-left hover:bg-raised"
              onClick={() => setOpen(file)}
            >
              <FileText size={18} aria-hidden="true" className="flex-none text-lamp-text" />
              <span className="min-w-0 flex-1 py-1">
                <span className="block truncate" title={file.path}>
                  {file.path}
                </span>
                <span className="block text-sm text-soft">
                  {formatBytes(file.size)} ·{' '}
                  <time dateTime={file.createdAt} title={fullTime(file.createdAt)}>
                    {relativeTime(file.createdAt, now)}
                  </time>
                </span>
              </span>
            </button>
            <a className="icon-btn" href={fileAddress(file)} download={file.name} aria-label={`Download ${file.name}`}>
              <Download size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <FileDialog file={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function FileDialog({ file, onClose }: { file: AgentFile; onClose: () => void }) {
  const content = useFileText(file);
  return (
    <Modal title={file.name} description={file.path} wide onClose={onClose}>
      {content.error ? (
        <p role="alert" className="text-bad">
          {content.error instanceof ApiError ? content.error.text : 'This file could not be opened.'}
        </p>
      ) : (
        <pre
          aria-busy={content.isPending}
          // Focusable, so that it can be scrolled with the keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-[55dvh] overflow-auto rounded-card border border-line bg-ground p-4 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {content.data}
        </pre>
      )}
      {!content.error && (
        <div className="mt-4 flex justify-end gap-3">
          <button
            type="button"
            className="btn btn-quiet"
            disabled={content.data === undefined}
            onClick={() => void copyText(content.data ?? '')}
          >
            <Copy size={17} aria-hidden="true" />
            Copy
          </button>
          <a className="btn btn-primary" href={fileAddress(file)} download={file.name}>
            <Download size={17} aria-hidden="true" />
            Download
          </a>
        </div>
      )}
    </Modal>
  );
}
