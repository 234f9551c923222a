import { useEffect, useRef, useState, type DragEvent } from 'react';

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') === true;

/** The dropped files, without folders. */
function filesOf(transfer: DataTransfer): File[] {
  return [...transfer.items]
    .filter((item) => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true)
    .flatMap((item) => item.getAsFile() ?? []);
}

/**
 * File drop zone. While mounted, files dropped elsewhere on the page are ignored instead of opened by the browser.
 * @returns whether files are dragged over the zone, and the event handlers for its element
 */
export function useDropZone(onDrop: (files: File[]) => void) {
  const [isDraggingOver, setIsDraggingOver] = useState(false);
  // dragenter of a child fires before dragleave of its parent, so nested enters are counted.
  const depth = useRef(0);
  useEffect(() => {
    const preventOpen = (event: globalThis.DragEvent): void => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', preventOpen);
    window.addEventListener('drop', preventOpen);
    return () => {
      window.removeEventListener('dragover', preventOpen);
      window.removeEventListener('drop', preventOpen);
    };
  }, []);
  const changeDepth = (by: number): void => {
    depth.current = Math.max(0, depth.current + by);
    setIsDraggingOver(depth.current > 0);
  };
  return {
    over: isDraggingOver,
    dropHandlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event.dataTransfer) && changeDepth(1),
      onDragLeave: (event: DragEvent) => hasFiles(event.dataTransfer) && changeDepth(-1),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        depth.current = 0;
        setIsDraggingOver(false);
        onDrop(filesOf(event.dataTransfer));
      },
    },
  };
}
