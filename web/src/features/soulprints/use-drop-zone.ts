import { useEffect, useRef, useState, type DragEvent } from 'react';

const carriesFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') === true;

/** The files among what was dropped; folders are none. */
function filesIn(transfer: DataTransfer): File[] {
  return [...transfer.items]
    .filter((item) => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true)
    .flatMap((item) => item.getAsFile() ?? []);
}

/**
 * A place files are dropped on. What is dropped beside it while it is there does not open in place of the page.
 * @returns whether some are being dragged over it, and what to put on the element
 */
export function useDropZone(onDrop: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  // Entering a part within the place comes before leaving the place's edge.
  const depth = useRef(0);
  useEffect(() => {
    const guard = (event: globalThis.DragEvent): void => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', guard);
    window.addEventListener('drop', guard);
    return () => {
      window.removeEventListener('dragover', guard);
      window.removeEventListener('drop', guard);
    };
  }, []);
  const moved = (by: number): void => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return {
    over,
    zone: {
      onDragEnter: (event: DragEvent) => carriesFiles(event.dataTransfer) && moved(1),
      onDragLeave: (event: DragEvent) => carriesFiles(event.dataTransfer) && moved(-1),
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event.dataTransfer)) return;
        depth.current = 0;
        setOver(false);
        onDrop(filesIn(event.dataTransfer));
      },
    },
  };
}
