import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call, failureShown, type ApiError } from '../../lib/api';
import { clearStored } from '../../lib/storage';
import { needsPassword } from './use-account';
import { changeAccount } from '../accounts/use-session';

/** Taking everything along. The browser saves it while it comes, so that it may be of any size; a frame receives what is no file. */
export function useTakeEverything() {
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [passwordWanted, setPasswordWanted] = useState(false);
  // A frame that showed something makes room for a new one: it would be a step that "back" takes back.
  const [frames, setFrames] = useState(0);
  return {
    asked,
    error,
    frames,
    passwordWanted,
    stopAsking: () => setPasswordWanted(false),
    ask: () => {
      setAsked(true);
      setError(null);
    },
    arrived: (frame: HTMLIFrameElement) => {
      const failure = failureShown(frame);
      if (!failure) return;
      setAsked(false);
      if (needsPassword(failure)) setPasswordWanted(true);
      else setError(failure);
      setFrames((before) => before + 1);
    },
  };
}

/** Ending the account. Afterwards nobody is signed in here, and nothing of it is kept in this browser. */
export function useLeave() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (password: string) => call('DELETE /api/account', { body: { password } }),
    onSuccess: () => {
      clearStored();
      changeAccount(client, null);
      // Said here, and not where it was asked: that may be gone already, with the socket and what stood behind it.
      navigate('/', { replace: true });
    },
  });
}
