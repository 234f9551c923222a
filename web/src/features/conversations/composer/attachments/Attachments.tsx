import { Paperclip } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../../../lib/toasts';
import { useFileDrop } from '../../../../lib/browser/use-file-drop';
import { AttachedList } from './AttachedList';
import { summarizeAttachments, type AttachmentSummary as Summed } from './attached-file';
import { useAttachments } from './use-attachments';
import { usePaste } from './use-paste';

const FOLDER_TEXT = 'A folder cannot be added as a whole. Choose the files in it.';

/**
 * Adds files to a message by button, drop or paste. Give it a new `key` after each sent message to reset it.
 */
export function Attachments({
  conversationId,
  box,
  listElement,
  onChange,
}: {
  conversationId: number;
  /** The message box: accepts pasted files and receives the focus afterwards. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Element that the file list is rendered into. */
  listElement: HTMLElement | null;
  /** Called with the summary of all files whenever it changes. */
  onChange: (attachments: Summed) => void;
}) {
  const { all, add, remove } = useAttachments(conversationId);
  const chooser = useRef<HTMLInputElement>(null);
  const isDraggingOver = useFileDrop((files, folders) => {
    add(files);
    if (folders) toast({ title: FOLDER_TEXT, tone: 'bad' });
  });
  usePaste(box, add);
  useEffect(() => onChange(summarizeAttachments(all)), [all, onChange]);

  function removeAndFocus(key: string): void {
    remove(key);
    box.current?.focus();
  }

  return (
    <>
      <button type="button" className="icon-btn" aria-label="Add files" onClick={() => chooser.current?.click()}>
        <Paperclip size={20} aria-hidden="true" />
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Files to add"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          box.current?.focus();
        }}
      />
      {listElement && createPortal(<AttachedList all={all} onRemove={removeAndFocus} />, listElement)}
      {isDraggingOver &&
        createPortal(
          <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-room border-2 border-dashed border-lamp bg-raised/90">
            <p className="font-display text-2xl">Drop files to attach</p>
          </div>,
          document.body,
        )}
    </>
  );
}
