import { Paperclip } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../../../lib/toasts';
import { useDrop } from '../../../../lib/use-file-drop';
import { AttachedList } from './AttachedList';
import { summed, type Attachments as Summed } from './attached';
import { useAttachments } from './use-attachments';
import { usePaste } from './use-paste';

const FOLDERS = 'A folder cannot be added as a whole. Choose the files in it.';

/**
 * The way to add files to a message: a button, dropping them on the page, pasting them into the box. To be given a new key when the
 * message has gone, so that it begins anew.
 */
export function Attachments({
  conversationId,
  box,
  place,
  onChange,
}: {
  conversationId: number;
  /** The message box: files may be pasted there, and the focus goes back to it. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Where the files are listed. */
  place: HTMLElement | null;
  /** Told what the files come to, whenever that changes. */
  onChange: (attachments: Summed) => void;
}) {
  const { all, add, remove } = useAttachments(conversationId);
  const chooser = useRef<HTMLInputElement>(null);
  const over = useDrop((files, folders) => {
    add(files);
    if (folders) toast({ title: FOLDERS, tone: 'bad' });
  });
  usePaste(box, add);
  useEffect(() => onChange(summed(all)), [all, onChange]);

  function take(key: string): void {
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
          // The same file may be chosen again.
          target.value = '';
          box.current?.focus();
        }}
      />
      {place && createPortal(<AttachedList all={all} onRemove={take} />, place)}
      {over &&
        createPortal(
          <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-room border-2 border-dashed border-lamp bg-raised/90">
            <p className="font-display text-2xl">Let go to add to your message</p>
          </div>,
          document.body,
        )}
    </>
  );
}
