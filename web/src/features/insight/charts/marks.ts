import type { MemoryLayer } from '@kinloom/contract';

/** Symbol per layer: distinguished by shape as well as by opacity. */
export const LAYER_MARKS: Record<
  MemoryLayer,
  { shape: 'circle' | 'star' | 'square' | 'triangle'; opacity: number; path: string }
> = {
  surface: { shape: 'circle', opacity: 0.55, path: 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z' },
  core: { shape: 'star', opacity: 0.9, path: 'M8 1l2 5h5l-4 3.4 1.6 5.1L8 11.4 3.4 14.5 5 9.4 1 6h5Z' },
  background: { shape: 'square', opacity: 0.28, path: 'M3 3h10v10H3Z' },
  archived: { shape: 'triangle', opacity: 0.08, path: 'M8 2l6.5 11.5h-13Z' },
};
