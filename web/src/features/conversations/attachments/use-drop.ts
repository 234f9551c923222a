import { useEffect, useRef, useState, type RefObject } from 'react';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/**
 * Files that are dropped anywhere on the page, or pasted into the message box.
 * @returns whether some are being dragged over the page
 */
export function useDrop(box: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  // Going from one element to the next leaves the one after the other was entered.
  const depth = useRef(0);

  useEffect(() => {
    const at = (now: number): void => {
      depth.current = now;
      setOver(now > 0);
    };
    const ofFiles = (listener: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      listener(event);
    };
    const listeners = {
      dragenter: ofFiles(() => at(depth.current + 1)),
      dragleave: ofFiles(() => at(Math.max(0, depth.current - 1))),
      dragover: ofFiles(() => undefined),
      drop: ofFiles((event) => {
        at(0);
        onFiles([...(event.dataTransfer?.files ?? [])]);
      }),
    };
    const names = ['dragenter', 'dragleave', 'dragover', 'drop'] as const;
    for (const name of names) document.addEventListener(name, listeners[name]);
    return () => {
      for (const name of names) document.removeEventListener(name, listeners[name]);
    };
  }, [onFiles]);

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

  return over;
}
