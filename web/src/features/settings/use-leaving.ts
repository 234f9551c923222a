import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { call, fetched, unreached } from '../../lib/api';
import { forgetKept } from '../../lib/kept';
import { changeAccount } from '../accounts/use-session';

/** Milliseconds between two tellings of how much has come. */
const TOLD = 200;

/** Taking everything along: a file is made while it comes, and saved when it is whole. */
export function useTakeEverything() {
  const [bytes, setBytes] = useState(0);
  const given = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    given.current = control;
    return () => control.abort();
  }, []);
  const take = useMutation({
    mutationFn: async () => {
      const { signal } = given.current;
      setBytes(0);
      const response = await fetched('GET /api/account/export', signal);
      let seen = 0;
      let told = 0;
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, through) => {
          seen += chunk.length;
          through.enqueue(chunk);
          if (performance.now() - told < TOLD) return;
          told = performance.now();
          setBytes(seen);
        },
      });
      let whole: Blob;
      try {
        whole = await new Response(response.body?.pipeThrough(counted)).blob();
      } catch (error) {
        // It began and broke off: nothing of it can be used.
        throw signal.aborted ? error : unreached();
      }
      if (signal.aborted) return null;
      save(new Blob([whole], { type: 'application/zip' }), nameOf(response));
      return whole.size;
    },
  });
  return { take, bytes };
}

/** What the answer says that its file is called. */
function nameOf(response: Response): string {
  const said = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return said === undefined ? `${TEXTS.product.toLowerCase()}.zip` : decodeURIComponent(said);
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save it by the time its own work comes round again.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Ending the account. Afterwards nobody is signed in here, and nothing of it is kept in this browser. */
export function useLeave() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (password: string) => call('DELETE /api/account', { body: { password } }),
    onSuccess: () => {
      forgetKept();
      changeAccount(client, null);
      // Said here, and not where it was asked: that may be gone already, with the socket and what stood behind it.
      navigate('/', { replace: true });
    },
  });
}
