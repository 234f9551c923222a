import { useEffect, useRef, useState } from 'react';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** What was dropped, and whether folders were among it, which are no files. */
function filesIn(transfer: DataTransfer): { files: File[]; folders: boolean } {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const whole = items.filter((item) => item.webkitGetAsEntry()?.isDirectory !== true);
  return { files: whole.flatMap((item) => item.getAsFile() ?? []), folders: whole.length < items.length };
}

/**
 * Takes in files that are dropped anywhere on the page, so that none opens in place of it.
 * @returns whether some are being dragged over it
 */
export function useDrop(onDrop: (files: File[], folders: boolean) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });
  useEffect(() => {
    const onOver = (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      // Only where it leaves the page itself, not from one part of it to the next.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDropped = (event: DragEvent): void => {
      if (!event.dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const { files, folders } = filesIn(event.dataTransfer);
      take.current(files, folders);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDropped);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDropped);
    };
  }, []);
  return over;
}
