import { useLocation } from 'wouter';
import { textOf } from '../lib/http/api';
import { toast } from '../lib/toasts';
import { commitPending } from '../lib/pending-actions';
import { useSignOut } from '../features/accounts/use-session';

/** Returns a function that signs out and opens the landing page, or shows why that failed. */
export function useSignOutAction(): () => void {
  const signOut = useSignOut();
  const [, navigate] = useLocation();
  return () => {
    commitPending()
      .then(signOut)
      .then(
        () => navigate('/'),
        (error: unknown) => toast({ title: 'You could not be signed out', description: textOf(error), tone: 'bad' }),
      );
  };
}
