import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { LIMITS, TEXTS } from '@kinloom/contract';
import { call } from '../../lib/api';
import { safeReturnPath } from '../../lib/paths';
import { Field } from '../../ui/Field';
import { AuthFrame, FormMessage } from './AuthFrame';
import { changeAccount, meKey } from './use-session';

export default function ThreadLoginScreen() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setLost(false);
    try {
      const answer = await call('POST /api/authenticate_thread', { body: { thread_name: name, sacred_key: key } });
      if (answer.status === 'success') {
        // Someone else may have been known here before: ask again who is in.
        changeAccount(client, null);
        client.removeQueries({ queryKey: meKey });
        navigate(safeReturnPath(answer.redirect, '/'));
        return;
      }
      setLost(true);
    } catch {
      setLost(true); // One text for every failure, so that nothing is told about which threads there are.
    }
    setBusy(false);
  }

  return (
    <AuthFrame title="Follow your thread" intro="A named thread leads straight back to where you left off.">
      <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field
          label={TEXTS.auth.threadName}
          name="thread-name"
          autoComplete="username"
          maxLength={LIMITS.threadNameLength}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={TEXTS.auth.sacredKey}
          type="password"
          name="sacred-key"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          required
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
        <FormMessage tone="bad" text={lost ? TEXTS.auth.threadNotFound : null} />
        <button type="submit" className="btn btn-primary" disabled={busy}>
          Enter {TEXTS.product}
        </button>
      </form>
      <p className="mt-6 text-sm text-soft">
        No thread yet?{' '}
        <Link href="/auth/login" className="link inline-flex min-h-11 items-center">
          Sign in with your email
        </Link>
      </p>
    </AuthFrame>
  );
}
