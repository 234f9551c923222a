import { LIMITS, type MessageFile } from '@kinloom/contract';

/** A file attached to the next message: uploading, uploaded or rejected. */
export interface AttachedFile {
  key: string;
  name: string;
  size: number;
  /** Upload progress, 0–1. */
  progress: number;
  /** The stored file; null until the upload has finished. */
  file: MessageFile | null;
  /** User-facing error text; null unless the upload failed. */
  failure: string | null;
}

/** Summary of the attached files for the composer. */
export interface AttachmentSummary {
  /** Ids of the uploaded files, sent with the message. */
  fileIds: number[];
  /** An upload is in progress: sending is blocked until it ends. */
  isUploading: boolean;
}

export const NONE: AttachmentSummary = { fileIds: [], isUploading: false };

export function summarizeAttachments(all: readonly AttachedFile[]): AttachmentSummary {
  return {
    fileIds: all.flatMap(({ file }) => (file ? [file.id] : [])),
    isUploading: all.some(({ file, failure }) => file === null && failure === null),
  };
}

/** The first of `more` that fit within the file limit of a message. */
export function takeWithinLimit<T>(all: readonly AttachedFile[], more: readonly T[]): T[] {
  return more.slice(0, Math.max(0, LIMITS.uploadFiles - all.length));
}

export function updateAttachedFile(
  all: readonly AttachedFile[],
  key: string,
  change: Partial<AttachedFile>,
): AttachedFile[] {
  return all.map((attachedFile) => (attachedFile.key === key ? { ...attachedFile, ...change } : attachedFile));
}

/** The status text below a file's name. */
export function attachmentStatusText({ progress, file, failure }: AttachedFile): string {
  if (failure !== null) return failure;
  if (file) return file.unread ?? 'Ready';
  return progress < 1 ? `${Math.round(progress * 100)} % sent` : 'Reading…';
}
