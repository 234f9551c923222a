import { useEffect, useRef, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Returns the dropped files, and whether folders were among them. */
function splitDroppedItems(transfer: DataTransfer): { files: File[]; folders: boolean } {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const fileItems = items.filter((item) => item.webkitGetAsEntry()?.isDirectory !== true);
  return { files: fileItems.flatMap((item) => item.getAsFile() ?? []), folders: fileItems.length < items.length };
}

/**
 * Accepts files dropped anywhere on the page, which also prevents the browser from opening them.
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(onDrop: (files: File[], folders: boolean) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const latestOnDrop = useRef(onDrop);
  useEffect(() => {
    latestOnDrop.current = onDrop;
  });
  useEffect(() => {
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const onLeave = (event: DragEvent): void => {
      // Fires for nested elements too; `relatedTarget` is null only when leaving the page.
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const onDropped = (event: DragEvent): void => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(false);
      const { files, folders } = splitDroppedItems(event.dataTransfer);
      latestOnDrop.current(files, folders);
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
  return isDragging;
}
