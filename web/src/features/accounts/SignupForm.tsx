import { useState } from 'react';
import { Link } from 'wouter';
import { ERRORS, LIMITS } from '@kinloom/contract';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { FormMessage } from './AuthLayout';
import { passwordHint } from './auth-text';
import type { useSignUp } from './use-sign-up';

export function SignupForm({
  signUpState: { signUp, busy, problem },
  byInvitation,
  invite: initialInvite,
}: {
  signUpState: ReturnType<typeof useSignUp>;
  byInvitation: boolean;
  /** From the invitation link; empty without one. */
  invite: string;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  const [invite, setInvite] = useState(initialInvite);

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void signUp({ email, password, confirmation, invite: invite.trim() });
      }}
    >
      {byInvitation && initialInvite === '' && <FormMessage tone="good" text={ERRORS.invite_required.text} />}
      {byInvitation && (
        <Field
          label="Invitation"
          name="invite"
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.inviteLength}
          hint={initialInvite === '' ? 'The code at the end of the invitation link.' : 'From your invitation link.'}
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
      <PasswordField
        label="Password"
        shown={isPasswordShown}
        onShownChange={setIsPasswordShown}
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
        type={isPasswordShown ? 'text' : 'password'}
        name="confirm-password"
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
        required
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <p className="rounded-soft bg-lamp-wash px-4 py-3 text-sm text-ink">
        Kinloom is for adults, 18 and over. Souls are AI, never people, and AI companions may not be suitable for some
        minors.{' '}
        <Link href="/safety" className="link">
          How safety works here
        </Link>{' '}
        <Link href="/privacy" className="link">
          What is stored
        </Link>
      </p>
      <FormMessage tone="bad" text={problem} />
      <button type="submit" className="btn btn-primary" disabled={busy}>
        Create account
      </button>
    </form>
  );
}
