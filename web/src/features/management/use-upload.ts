import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SoulConfirmation, type UploadType, MANAGEMENT_TEXTS } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { uuid } from '../../lib/uuid';
import { invalidateSoulState } from '../souls/soul-cache';
import { sendWithProgress, isAborted } from '../../lib/http/send-with-progress';
import {
  startUpload,
  showWhisper,
  NO_UPLOADS,
  patchUpload,
  RESET_DELAY,
  progressChange,
  uploadsKey,
  type Upload,
  type UploadTarget,
  type Uploads,
} from './upload-state';
import { uploadedText, uploadErrorText } from './upload-texts';

/** A complete upload request. */
export interface UploadRequest {
  soul: UploadTarget;
  fileType: UploadType;
  files: readonly File[];
  notes: string;
}

/** The upload of this window, independent of the page. */
export function useUploads(): Uploads {
  const client = useQueryClient();
  const readUploads = (): Uploads => client.getQueryData<Uploads>(uploadsKey) ?? NO_UPLOADS;
  return useQuery({ queryKey: uploadsKey, queryFn: readUploads, initialData: readUploads, gcTime: Infinity }).data;
}

/** Uploads files to a soul. Continues across navigation and notifies its end. */
export function useUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      soul,
      fileType,
      files,
      notes,
    }: UploadRequest): Promise<{ upload: Upload; pending: number }> => {
      const body = new FormData();
      body.append('soulId', String(soul.id));
      body.append('fileType', fileType);
      if (notes.trim() !== '') body.append('notes', notes.trim());
      for (const file of files) body.append('files', file, file.name);
      const abort = new AbortController();
      const uploadId = uuid();
      const stop = (): void => abort.abort();
      const upload: Upload = { uploadId, soul, fileType, count: files.length, stage: 'sending', sentShare: 0, stop };
      startUpload(client, upload);
      try {
        const { pending = 0 } = await sendWithProgress('POST /api/process-soul-files', {
          body,
          signal: abort.signal,
          onProgress: (share) => void patchUpload(client, uploadId, progressChange(share)),
        });
        return { upload, pending };
      } catch (error) {
        const shown = patchUpload(client, uploadId, null);
        if (shown && !isAborted(error)) toast({ title: uploadErrorText(error), tone: 'bad' });
        throw error;
      }
    },
    onSuccess: ({ upload, pending }) => {
      const { uploadId, soul, fileType, count } = upload;
      if (!patchUpload(client, uploadId, { stage: 'complete' })) return;
      toast({ title: MANAGEMENT_TEXTS.uploaded, description: uploadedText(count, fileType, soul.name, pending) });
      showWhisper(client, { uploadId, soul, fileType, count, pending });
      // Socket events push the soul's state; this refetch covers a disconnected socket.
      invalidateSoulState(client, soul.id);
      setTimeout(() => patchUpload(client, uploadId, null), RESET_DELAY);
    },
  });
}

/** The soul's reply to a completed upload. */
export function useWhisper(uploadId: string) {
  return useQuery<SoulConfirmation>({
    queryKey: ['soul-whisper', uploadId],
    queryFn: ({ signal }) => call('GET /api/soul-confirmation', { signal }),
  });
}
