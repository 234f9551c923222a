import { TextDecoder } from 'node:util';
// `render.tsx` cleans up itself: toasts are closed while they are still mounted.
import '@testing-library/react/dont-cleanup-after-each';

/** Parts of a browser that jsdom lacks and the components use. Layout is not emulated: every element measures zero. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, TextDecoder });

window.matchMedia = (query) => {
  const list = new EventTarget();
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
};

// Otherwise set by the automatic cleanup of Testing Library.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

Blob.prototype.arrayBuffer = function (this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('a file could not be read'));
    reader.readAsArrayBuffer(this);
  });
};

Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
