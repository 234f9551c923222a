import type { QueryClient } from '@tanstack/react-query';
import { type UploadType, MANAGEMENT_TEXTS } from '@kinloom/contract';

/** Milliseconds that the progress of an upload stands after its end (specification, section 9). */
export const RESET_DELAY = 2_000;
/** How far an upload is once all of it is sent, and once it is taken in (specification, section 9). */
const SENT = 75;
const TAKEN_IN = 100;

export interface Uploader {
  id: number;
  name: string;
}

/** An upload under way, or just over. */
export interface Upload {
  run: string;
  soul: Uploader;
  fileType: UploadType;
  count: number;
  stage: 'sending' | 'processing' | 'complete';
  /** The share that is sent, 0–1. */
  share: number;
  stop: () => void;
}

/** The upload of this window, and whose whisper answers the last one. */
export interface Uploads {
  current: Upload | null;
  whisper: Pick<Upload, 'run' | 'soul'> | null;
}

/** Held beside what was fetched: it outlasts the page, and goes when another account comes. */
export const uploadsKey = ['soul-uploads'] as const;
export const NO_UPLOADS: Uploads = { current: null, whisper: null };

/** How far an upload is, 0–100, and what is being done. */
export function progressOf({ stage, share }: Pick<Upload, 'stage' | 'share'>): { value: number; message: string } {
  switch (stage) {
    case 'sending':
      return { value: SENT * Math.min(1, Math.max(0, share)), message: 'Sending the files…' };
    case 'processing':
      return { value: SENT, message: MANAGEMENT_TEXTS.processing };
    case 'complete':
      return { value: TAKEN_IN, message: MANAGEMENT_TEXTS.complete };
  }
}

/** What comes of news that so much is sent. */
export function sentSoFar(share: number): Pick<Upload, 'stage' | 'share'> {
  return { share, stage: share >= 1 ? 'processing' : 'sending' };
}

export function beginUpload(client: QueryClient, upload: Upload): void {
  client.setQueryData<Uploads>(uploadsKey, { current: upload, whisper: null });
}

/** Changes an upload; null ends it. @returns false where it is not the one under way any more: nothing is said of it then */
export function patchUpload(client: QueryClient, run: string, change: Partial<Upload> | null): boolean {
  const held = client.getQueryData<Uploads>(uploadsKey);
  if (held?.current?.run !== run) return false;
  client.setQueryData<Uploads>(uploadsKey, { ...held, current: change && { ...held.current, ...change } });
  return true;
}

/** Has the soul of the upload that came to its end say its whisper. */
export function letWhisper(client: QueryClient, { run, soul }: Pick<Upload, 'run' | 'soul'>): void {
  client.setQueryData<Uploads>(uploadsKey, (held) => held && { ...held, whisper: { run, soul } });
}
