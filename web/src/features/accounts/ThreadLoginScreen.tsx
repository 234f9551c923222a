import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { LIMITS, TEXTS } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { safeReturnPath } from '../../lib/paths';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { AuthLayout, FormMessage } from './AuthLayout';
import { switchAccount, ME_KEY } from './use-session';

export default function ThreadLoginScreen() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [key, setKey] = useState('');
  const [isKeyShown, setIsKeyShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isNotFound, setIsNotFound] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setIsNotFound(false);
    try {
      const response = await call('POST /api/authenticate_thread', { body: { thread_name: name, sacred_key: key } });
      if (response.status === 'success') {
        // The browser may hold another account's session data: load the session again.
        switchAccount(client, null);
        client.removeQueries({ queryKey: ME_KEY });
        navigate(safeReturnPath(response.redirect, '/'));
        return;
      }
      setIsNotFound(true);
    } catch {
      setIsNotFound(true); // One text for every failure, so that existing thread names cannot be enumerated.
    }
    setBusy(false);
  }

  return (
    <AuthLayout
      title="Sign in with a thread"
      intro="A thread is a name and a key that you set up in Settings. It opens your account without your email."
    >
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
        <PasswordField
          label={TEXTS.auth.sacredKey}
          showLabel="Show the key"
          shown={isKeyShown}
          onShownChange={setIsKeyShown}
          name="sacred-key"
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          required
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
        <FormMessage tone="bad" text={isNotFound ? TEXTS.auth.threadNotFound : null} />
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
    </AuthLayout>
  );
}
