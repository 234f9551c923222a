import type { QueryClient } from '@tanstack/react-query';
import { type UploadType, MANAGEMENT_TEXTS } from '@kinloom/contract';

/** Milliseconds for which the progress stays visible after the upload ended (specification, section 9). */
export const RESET_DELAY = 2_000;
/** Progress in percent once everything is sent, and once it is processed (specification, section 9). */
const SENT_PERCENT = 75;
const COMPLETE_PERCENT = 100;

export interface UploadTarget {
  id: number;
  name: string;
}

/** A running upload, or one that just ended. */
export interface Upload {
  uploadId: string;
  soul: UploadTarget;
  fileType: UploadType;
  count: number;
  stage: 'sending' | 'processing' | 'complete';
  /** Sent share, 0–1. */
  sentShare: number;
  stop: () => void;
}

/** The upload of this window, and the upload whose whisper is shown. */
export interface Uploads {
  current: Upload | null;
  whisper: CompletedUpload | null;
}

export interface CompletedUpload extends Pick<Upload, 'uploadId' | 'soul' | 'fileType' | 'count'> {
  /** Pieces that await the user's decision. */
  pending: number;
}

/** Kept in the query cache: survives navigation and is cleared when the account changes. */
export const uploadsKey = ['soul-uploads'] as const;
export const NO_UPLOADS: Uploads = { current: null, whisper: null };

/** Progress of an upload, 0–100, with its status text. */
export function uploadProgress({ stage, sentShare }: Pick<Upload, 'stage' | 'sentShare'>): {
  value: number;
  message: string;
} {
  switch (stage) {
    case 'sending':
      return { value: SENT_PERCENT * Math.min(1, Math.max(0, sentShare)), message: 'Sending the files…' };
    case 'processing':
      return { value: SENT_PERCENT, message: MANAGEMENT_TEXTS.processing };
    case 'complete':
      return { value: COMPLETE_PERCENT, message: MANAGEMENT_TEXTS.complete };
  }
}

/** Stage and share for an upload progress event. */
export function progressChange(sentShare: number): Pick<Upload, 'stage' | 'sentShare'> {
  return { sentShare, stage: sentShare >= 1 ? 'processing' : 'sending' };
}

export function startUpload(client: QueryClient, upload: Upload): void {
  client.setQueryData<Uploads>(uploadsKey, { current: upload, whisper: null });
}

/** Updates an upload; null clears it. @returns false if it is no longer the current one, so that no notice is shown */
export function patchUpload(client: QueryClient, uploadId: string, change: Partial<Upload> | null): boolean {
  const cached = client.getQueryData<Uploads>(uploadsKey);
  if (cached?.current?.uploadId !== uploadId) return false;
  client.setQueryData<Uploads>(uploadsKey, { ...cached, current: change && { ...cached.current, ...change } });
  return true;
}

/** Shows the whisper of the soul for a completed upload. */
export function showWhisper(client: QueryClient, whisper: CompletedUpload): void {
  client.setQueryData<Uploads>(uploadsKey, (cached) => cached && { ...cached, whisper });
}
