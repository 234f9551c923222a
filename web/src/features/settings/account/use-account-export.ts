import { useRef, useState, type MouseEvent } from 'react';
import { readFrameFailure, type ApiError } from '../../../lib/http/api';
import { isRecentlyAuthenticated, needsPassword, useSessions } from './use-account';

/**
 * Downloads the account export through a hidden frame: the browser streams the file to disk, so its size is not bounded
 * by memory. Error responses are rendered in the frame instead. The password is asked for before the request.
 */
export function useAccountExport() {
  const { data: sessions } = useSessions();
  const isConfirmed = useRef(false);
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
    /** For the click on the link to the export. */
    requestExport: (event: MouseEvent) => {
      setError(null);
      // Before the sessions have loaded the server decides, and its refusal opens the dialog.
      if (isConfirmed.current || sessions === undefined || isRecentlyAuthenticated(sessions)) {
        isConfirmed.current = false;
        setIsRequested(true);
        return;
      }
      event.preventDefault();
      setIsPasswordNeeded(true);
    },
    /** Follows the link after the password was accepted. */
    continueWith: (link: HTMLAnchorElement | null) => {
      setIsPasswordNeeded(false);
      isConfirmed.current = true;
      link?.click();
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
