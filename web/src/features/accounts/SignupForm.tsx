import { useState } from 'react';
import { Link } from 'wouter';
import { ERRORS, LIMITS } from '@kinloom/contract';
import { Field } from '../../ui/Field';
import { FormMessage } from './AuthFrame';
import { passwordHint } from './auth-words';
import type { useSignUp } from './use-sign-up';

export function SignupForm({
  signing: { signUp, busy, problem },
  byInvitation,
  invite: given,
}: {
  signing: ReturnType<typeof useSignUp>;
  byInvitation: boolean;
  /** From the link; empty where there was none. */
  invite: string;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [invite, setInvite] = useState(given);

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void signUp({ email, password, again, invite: invite.trim() });
      }}
    >
      {byInvitation && given === '' && <FormMessage tone="good" text={ERRORS.invite_required.text} />}
      {byInvitation && (
        <Field
          label="Invitation"
          name="invite"
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.inviteLength}
          hint={given === '' ? 'The code at the end of the invitation link.' : 'From your invitation link.'}
          required
          value={invite}
          onChange={(event) => setInvite(event.target.value)}
        />
      )}
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        maxLength={LIMITS.emailLength}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        hint={passwordHint(password)}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Field
        label="Confirm password"
        type="password"
        name="confirm-password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        required
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
      <p className="rounded-soft bg-lamp-wash px-4 py-3 text-sm text-ink">
        Kinloom is for adults, 18 and over. Souls are AI, never people, and AI companions may not be suitable for some
        minors.{' '}
        <Link href="/safety" className="link">
          How people are looked after here
        </Link>
      </p>
      <FormMessage tone="bad" text={problem} />
      <button type="submit" className="btn btn-primary" disabled={busy}>
        Create account
      </button>
    </form>
  );
}
