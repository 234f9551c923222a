import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { LIMITS, TEXTS } from '@kinloom/contract';
import { ownPath } from '../../lib/paths';
import { Field } from '../../ui/Field';
import { AuthFrame, FormMessage } from './AuthFrame';
import { useSignUp } from './use-sign-up';

export default function SignupScreen() {
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const { signUp, busy, problem, done } = useSignUp(() => navigate(ownPath(query.get('next'), '/')));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');

  if (done) {
    return (
      <AuthFrame title="Welcome" intro="Your place is made.">
        <div className="grid gap-5">
          <FormMessage tone="good" text={TEXTS.auth.created} />
          <FormMessage tone="bad" text={problem} />
          <Link href="/auth/login" className="btn btn-primary">
            {TEXTS.auth.signIn}
          </Link>
        </div>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title="Create an account" intro="A place of your own, and souls who remember you.">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void signUp({ email, password, again });
        }}
      >
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
          hint={`At least ${LIMITS.passwordMin} characters.`}
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
      <p className="mt-6 text-sm text-soft">
        Already here?{' '}
        <Link href="/auth/login" className="link inline-flex min-h-11 min-w-11 items-center">
          {TEXTS.auth.signIn}
        </Link>
      </p>
    </AuthFrame>
  );
}
