import { useEffect, type RefObject } from 'react';

/** Calls `onFiles` with files pasted into the message box. */
export function usePaste(box: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const element = box.current;
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Text copied from a document also carries an image of itself: prefer the text.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    };
    element?.addEventListener('paste', onPaste);
    return () => element?.removeEventListener('paste', onPaste);
  }, [box, onFiles]);
}
