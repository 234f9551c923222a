import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Companion, type CompanionFile, SOULPRINT_TEXTS } from '@kinloom/contract';
import { ApiError, call } from '../../../lib/api';
import { toast } from '../../../lib/toasts';
import { putSoul, renewSoulState } from '../../souls/cache';
import { send } from '../send';
import { FILE_PREVIEW } from './held';

export const filesKey = (soulId: number) => ['companion-files', soulId] as const;

/** The files that a soul holds. */
export function useFiles(soulId: number) {
  return useQuery({
    queryKey: filesKey(soulId),
    queryFn: ({ signal }) => call('GET /api/companions/:id/files', { params: { id: soulId }, signal }),
    staleTime: 0,
  });
}

/** What a soul holds has changed: who it is, and how it is, is read anew. */
function useRenewed(soulId: number): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    renewSoulState(client, soulId);
    putSoul(client, await call('GET /api/companions/:id', { params: { id: soulId } }));
  };
}

/** Brings files to a soul, one after the other. `sent` is how much of all of them was sent, 0–1. */
export function useUpload(soulId: number) {
  const client = useQueryClient();
  const renewed = useRenewed(soulId);
  const [sent, setSent] = useState<number | null>(null);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const whole = files.reduce((sum, { size }) => sum + size, 0) || 1;
      let before = 0;
      for (const file of files) {
        const body = new FormData();
        body.append('companionId', String(soulId));
        body.append('file', file, file.name);
        const held = await send('POST /api/companions/:id/upload', {
          params: { id: soulId },
          body,
          onSent: (share) => setSent((before + share * file.size) / whole),
        });
        before += file.size;
        client.setQueryData<CompanionFile[]>(filesKey(soulId), held);
      }
      await renewed();
    },
    onSuccess: (_, files) =>
      toast({ title: SOULPRINT_TEXTS.fileUploaded, description: files.map(({ name }) => name).join(', ') }),
    onError: () => toast({ ...SOULPRINT_TEXTS.uploadFailed, tone: 'bad' }),
    onSettled: () => setSent(null),
  });
  return { ...upload, sent };
}

/** Takes a file from a soul; one that is gone already counts as deleted. */
export function useDeleteFile(soulId: number) {
  const client = useQueryClient();
  const renewed = useRenewed(soulId);
  return useMutation({
    mutationFn: async (file: CompanionFile) => {
      try {
        await call('DELETE /api/companions/:id/files/:fileId', { params: { id: soulId, fileId: file.id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'file_not_found')) throw error;
      }
    },
    onSuccess: (_, gone) => {
      client.setQueryData<CompanionFile[]>(filesKey(soulId), (held) => held?.filter(({ id }) => id !== gone.id));
      toast({ title: SOULPRINT_TEXTS.fileDeleted, description: gone.name });
      return renewed();
    },
    onError: () => toast({ ...SOULPRINT_TEXTS.deleteFailed, tone: 'bad' }),
  });
}

/** Takes a soul's whole archive from it. */
export function useRemoveArchive(soul: Companion) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/companions/:id/archive', { params: { id: soul.id } }),
    onSuccess: (changed) => {
      putSoul(client, changed);
      renewSoulState(client, soul.id);
      void client.invalidateQueries({ queryKey: filesKey(soul.id) });
      toast({ title: 'Archive removed', description: `${soul.name} keeps what it remembers of you.` });
    },
    onError: () => toast({ ...SOULPRINT_TEXTS.deleteFailed, tone: 'bad' }),
  });
}

/** The beginning of a file's text: no more of it is fetched than is shown. */
export function useFileHead(file: CompanionFile, wanted: boolean) {
  return useQuery({
    queryKey: ['file-head', file.id],
    enabled: wanted && file.unread === null,
    queryFn: async ({ signal }) => headOf(await fetch(file.url, { credentials: 'include', signal })),
  });
}

async function headOf(response: Response): Promise<string> {
  if (!response.ok || !response.body) throw new Error(`a file was not answered: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) text += value;
    if (done) return text;
    // Of two units each, with one to show that there is more.
    if (text.length > FILE_PREVIEW * 2) {
      await reader.cancel();
      return text;
    }
  }
}
