import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type AccountDeletionState, ERRORS, POLLING, TEXTS } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../lib/http/api';
import { AuthLayout, FormMessage } from './AuthLayout';

/** Shows how far the deletion of an account is, after the account's session has ended. */
export default function AccountDeletionScreen() {
  // Read once: a change of the fragment loads no other deletion.
  const [token] = useState(() => window.location.hash.slice(1));
  const deletion = useQuery({
    queryKey: ['account-deletion', token],
    enabled: token !== '',
    queryFn: () => call('POST /api/account/deletion', { body: { token } }),
    refetchInterval: ({ state: { data, error } }) =>
      data?.state === 'done' || isUnknown(error) ? false : POLLING.messages,
  });
  const unknown = token === '' || isUnknown(deletion.error);
  return (
    <AuthLayout
      title="Account deletion"
      intro={
        unknown
          ? 'Shows how far the deletion of an account is.'
          : 'You are signed out. You do not need to keep this page open.'
      }
    >
      <div className="grid gap-5">
        {deletion.data && <Progress deletion={deletion.data} />}
        <FormMessage
          tone="bad"
          text={unknown ? 'No deletion is known for this link.' : deletion.error ? textOf(deletion.error) : null}
        />
        <Link href="/" className="link inline-flex min-h-11 items-center justify-self-start text-sm">
          Back to {TEXTS.product}
        </Link>
      </div>
    </AuthLayout>
  );
}

function Progress({ deletion: { state, finishedSteps, steps } }: { deletion: AccountDeletionState }) {
  if (state === 'done') return <FormMessage tone="good" text="Everything in your account has been deleted." />;
  return (
    <div className="grid gap-2">
      <p role="status">
        {finishedSteps} of {steps} steps are finished. The rest continues by itself.
      </p>
      <progress className="w-full" aria-label="Deletion" max={steps} value={finishedSteps} />
    </div>
  );
}

const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === ERRORS.not_found.status;
