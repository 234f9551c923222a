import { useState } from 'react';
import { readFrameFailure, type ApiError } from '../../../lib/http/api';
import { needsPassword } from './use-account';

/**
 * Downloads the account export through a hidden frame: the browser streams the file to disk, so its size is not bounded
 * by memory. Error responses are rendered in the frame instead.
 */
export function useAccountExport() {
  const [isRequested, setIsRequested] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [isPasswordNeeded, setIsPasswordNeeded] = useState(false);
  // A frame that showed an error is remounted: loading again in the same frame would add a history entry.
  const [frameKey, setFrameKey] = useState(0);
  return {
    isRequested,
    error,
    frameKey,
    isPasswordNeeded,
    closePasswordDialog: () => setIsPasswordNeeded(false),
    requestExport: () => {
      setIsRequested(true);
      setError(null);
    },
    onFrameLoad: (frame: HTMLIFrameElement) => {
      const failure = readFrameFailure(frame);
      if (!failure) return;
      setIsRequested(false);
      if (needsPassword(failure)) setIsPasswordNeeded(true);
      else setError(failure);
      setFrameKey((previous) => previous + 1);
    },
  };
}
