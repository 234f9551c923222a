import { Link, useLocation, useSearchParams } from 'wouter';
import { ERRORS, TEXTS } from '@kinloom/contract';
import { safeReturnPath } from '../../lib/paths';
import { AuthLayout, FormMessage } from './AuthLayout';
import { SignupForm } from './SignupForm';
import { useSignUp, useSignupSettings } from './use-sign-up';

export default function SignupScreen() {
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  // If the state cannot be loaded, the form is shown and its response reports the problem.
  const state = useSignupSettings();
  const signUpState = useSignUp(state.data?.confirmsByMail ?? false, () =>
    navigate(safeReturnPath(query.get('next'), '/')),
  );

  if (signUpState.done) {
    return (
      <AuthLayout
        title="Welcome"
        intro={
          state.data?.confirmsByMail
            ? 'One more step: open the link in the email we sent you.'
            : 'Your account was created.'
        }
      >
        <div className="grid gap-5">
          <FormMessage tone="good" text={TEXTS.auth.created} />
          <FormMessage tone="bad" text={signUpState.problem} />
          <Link href="/auth/login" className="btn btn-primary">
            {TEXTS.auth.signIn}
          </Link>
        </div>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout title="Create an account" intro="Create your own souls, who remember you.">
      {state.isPending ? (
        <FormMessage tone="good" text={TEXTS.shell.loading} />
      ) : state.data?.mode === 'closed' ? (
        <FormMessage tone="good" text={ERRORS.signup_closed.text} />
      ) : (
        <SignupForm
          signUpState={signUpState}
          byInvitation={state.data?.mode === 'invite'}
          invite={query.get('invite') ?? ''}
        />
      )}
      <p className="mt-6 text-sm text-soft">
        Already have an account?{' '}
        <Link href="/auth/login" className="link inline-flex min-h-11 min-w-11 items-center">
          {TEXTS.auth.signIn}
        </Link>
      </p>
    </AuthLayout>
  );
}
