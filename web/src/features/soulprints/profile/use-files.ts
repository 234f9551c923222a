import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Companion, type CompanionFile, SOULPRINT_TEXTS } from '@kinloom/contract';
import { ApiError, call } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts';
import { putSoul, invalidateSoulState } from '../../souls/soul-cache';
import { sendWithProgress } from '../../../lib/http/send-with-progress';
import { FILE_PREVIEW } from './personality-content';

export const filesKey = (soulId: number) => ['companion-files', soulId] as const;

/** Files of a soul. */
export function useFiles(soulId: number) {
  return useQuery({
    queryKey: filesKey(soulId),
    queryFn: ({ signal }) => call('GET /api/companions/:id/files', { params: { id: soulId }, signal }),
    staleTime: 0,
  });
}

/** Returns a function that reloads the soul and its state after its files changed. */
function useReloadSoul(soulId: number): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    invalidateSoulState(client, soulId);
    putSoul(client, await call('GET /api/companions/:id', { params: { id: soulId } }));
  };
}

/** Uploads files sequentially. `sent` is the total upload progress, 0–1. */
export function useUpload(soulId: number) {
  const client = useQueryClient();
  const reloadSoul = useReloadSoul(soulId);
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const totalBytes = files.reduce((sum, { size }) => sum + size, 0) || 1;
      let sentBytes = 0;
      for (const file of files) {
        const body = new FormData();
        body.append('companionId', String(soulId));
        body.append('file', file, file.name);
        const stored = await sendWithProgress('POST /api/companions/:id/upload', {
          params: { id: soulId },
          body,
          onProgress: (share) => setProgress((sentBytes + share * file.size) / totalBytes),
        });
        sentBytes += file.size;
        client.setQueryData<CompanionFile[]>(filesKey(soulId), stored);
      }
      await reloadSoul();
    },
    onSuccess: (_, files) =>
      toast({ title: SOULPRINT_TEXTS.fileUploaded, description: files.map(({ name }) => name).join(', ') }),
    onError: () => toast({ ...SOULPRINT_TEXTS.uploadFailed, tone: 'bad' }),
    onSettled: () => setProgress(null),
  });
  return { ...upload, sent: progress };
}

/** Deletes a file of a soul. Idempotent: one that does not exist counts as deleted. */
export function useDeleteFile(soulId: number) {
  const client = useQueryClient();
  const reloadSoul = useReloadSoul(soulId);
  return useMutation({
    mutationFn: async (file: CompanionFile) => {
      try {
        await call('DELETE /api/companions/:id/files/:fileId', { params: { id: soulId, fileId: file.id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'file_not_found')) throw error;
      }
    },
    onSuccess: (_, deleted) => {
      client.setQueryData<CompanionFile[]>(filesKey(soulId), (stored) => stored?.filter(({ id }) => id !== deleted.id));
      toast({ title: SOULPRINT_TEXTS.fileDeleted, description: deleted.name });
      return reloadSoul();
    },
    onError: () => toast({ ...SOULPRINT_TEXTS.deleteFailed, tone: 'bad' }),
  });
}

/** Deletes a soul's archive. */
export function useRemoveArchive(soul: Companion) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/companions/:id/archive', { params: { id: soul.id } }),
    onSuccess: (changed) => {
      putSoul(client, changed);
      invalidateSoulState(client, soul.id);
      void client.invalidateQueries({ queryKey: filesKey(soul.id) });
      toast({ title: 'Archive removed', description: `${soul.name} keeps what it remembers of you.` });
    },
    onError: () => toast({ ...SOULPRINT_TEXTS.deleteFailed, tone: 'bad' }),
  });
}

/** Fetches the beginning of a file's text; the stream is cancelled once the preview is complete. */
export function useFilePreview(file: CompanionFile, enabled: boolean) {
  return useQuery({
    queryKey: ['file-head', file.id],
    enabled: enabled && file.unread === null,
    queryFn: async ({ signal }) => readBeginning(await fetch(file.url, { credentials: 'include', signal })),
  });
}

async function readBeginning(response: Response): Promise<string> {
  if (!response.ok || !response.body) throw new Error(`a file was not answered: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) text += value;
    if (done) return text;
    // Up to two UTF-16 units per character, and one more to detect truncation.
    if (text.length > FILE_PREVIEW * 2) {
      await reader.cancel();
      return text;
    }
  }
}
