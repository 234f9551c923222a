import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SoulConfirmation, type UploadType, MANAGEMENT_TEXTS } from '@kinloom/contract';
import { call } from '../../lib/api';
import { toast } from '../../lib/toasts';
import { uuid } from '../../lib/uuid';
import { renewSoulState } from '../souls/cache';
import { send, wasGivenUp } from '../soulprints/send';
import {
  beginUpload,
  letWhisper,
  NO_UPLOADS,
  patchUpload,
  RESET_DELAY,
  sentSoFar,
  uploadsKey,
  type Upload,
  type Uploader,
  type Uploads,
} from './uploading';
import { uploadedWords, uploadTrouble } from './words';

/** What is uploaded: nothing of it is missing any more. */
export interface Parcel {
  soul: Uploader;
  fileType: UploadType;
  files: readonly File[];
  notes: string;
}

/** The upload of this window, on whichever page it was begun. */
export function useUploads(): Uploads {
  const client = useQueryClient();
  const held = (): Uploads => client.getQueryData<Uploads>(uploadsKey) ?? NO_UPLOADS;
  return useQuery({ queryKey: uploadsKey, queryFn: held, initialData: held, gcTime: Infinity }).data;
}

/** Brings a soul files. It goes on, and its end is told, wherever the person goes meanwhile. */
export function useUpload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ soul, fileType, files, notes }: Parcel): Promise<{ upload: Upload; pending: number }> => {
      const body = new FormData();
      body.append('soulId', String(soul.id));
      body.append('fileType', fileType);
      if (notes.trim() !== '') body.append('notes', notes.trim());
      for (const file of files) body.append('files', file, file.name);
      const abort = new AbortController();
      const run = uuid();
      const stop = (): void => abort.abort();
      const upload: Upload = { run, soul, fileType, count: files.length, stage: 'sending', share: 0, stop };
      beginUpload(client, upload);
      try {
        const { pending = 0 } = await send('POST /api/process-soul-files', {
          body,
          signal: abort.signal,
          onSent: (share) => void patchUpload(client, run, sentSoFar(share)),
        });
        return { upload, pending };
      } catch (error) {
        const shown = patchUpload(client, run, null);
        if (shown && !wasGivenUp(error)) toast({ title: uploadTrouble(error), tone: 'bad' });
        throw error;
      }
    },
    onSuccess: ({ upload, pending }) => {
      const { run, soul, fileType, count } = upload;
      if (!patchUpload(client, run, { stage: 'complete' })) return;
      toast({ title: MANAGEMENT_TEXTS.uploaded, description: uploadedWords(count, fileType, soul.name, pending) });
      letWhisper(client, upload);
      // The server tells of the soul by itself; where the connection is away, it is asked.
      renewSoulState(client, soul.id);
      setTimeout(() => patchUpload(client, run, null), RESET_DELAY);
    },
  });
}

/** What the soul says to the upload that came to its end. */
export function useWhisper(run: string) {
  return useQuery<SoulConfirmation>({
    queryKey: ['soul-whisper', run],
    queryFn: ({ signal }) => call('GET /api/soul-confirmation', { signal }),
  });
}
