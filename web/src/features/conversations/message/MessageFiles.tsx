import { Paperclip } from 'lucide-react';
import type { MessageFile } from '@kinloom/contract';
import { buildAddress } from '../../../lib/http/api';
import { formatBytes } from '../../../lib/format/format-bytes';

/** Files of a message as download links, with whether their text could be read. */
export default function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  return (
    <ul className="mt-2 grid gap-1.5" aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className="flex items-start gap-2 text-sm">
          <Paperclip size={15} aria-hidden="true" className="mt-1 flex-none text-faint" />
          <span className="min-w-0">
            <a
              href={buildAddress('/api/files/:id', { id: file.id })}
              download={file.name}
              className="link [overflow-wrap:anywhere]"
            >
              {file.name}
            </a>{' '}
            <span className="whitespace-nowrap text-soft">{formatBytes(file.size)}</span>
            <span className="block text-soft">{file.read ? 'Read' : (file.unread ?? 'Not read')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
