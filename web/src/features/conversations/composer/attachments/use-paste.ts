import { useEffect, type RefObject } from 'react';

/** Takes in files that are pasted into the message box. */
export function usePaste(box: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const element = box.current;
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Words copied from a document come with a picture of themselves: then the words are meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    };
    element?.addEventListener('paste', onPaste);
    return () => element?.removeEventListener('paste', onPaste);
  }, [box, onFiles]);
}
