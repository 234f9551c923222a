import { Link, useLocation, useSearchParams } from 'wouter';
import { ERRORS, TEXTS } from '@kinloom/contract';
import { safeReturnPath } from '../../lib/paths';
import { AuthFrame, FormMessage } from './AuthFrame';
import { SignupForm } from './SignupForm';
import { useSignUp, useSignupState } from './use-sign-up';

export default function SignupScreen() {
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  // Where it cannot be asked the form is shown, and the answer to it says what is the matter.
  const state = useSignupState();
  const signing = useSignUp(state.data?.confirmsByMail ?? false, () =>
    navigate(safeReturnPath(query.get('next'), '/')),
  );

  if (signing.done) {
    return (
      <AuthFrame
        title="Welcome"
        intro={state.data?.confirmsByMail ? 'One more step: the mail we sent you.' : 'Your place is made.'}
      >
        <div className="grid gap-5">
          <FormMessage tone="good" text={TEXTS.auth.created} />
          <FormMessage tone="bad" text={signing.problem} />
          <Link href="/auth/login" className="btn btn-primary">
            {TEXTS.auth.signIn}
          </Link>
        </div>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title="Create an account" intro="A place of your own, and souls who remember you.">
      {state.isPending ? (
        <FormMessage tone="good" text={TEXTS.shell.loading} />
      ) : state.data?.mode === 'closed' ? (
        <FormMessage tone="good" text={ERRORS.signup_closed.text} />
      ) : (
        <SignupForm signing={signing} byInvitation={state.data?.mode === 'invite'} invite={query.get('invite') ?? ''} />
      )}
      <p className="mt-6 text-sm text-soft">
        Already here?{' '}
        <Link href="/auth/login" className="link inline-flex min-h-11 min-w-11 items-center">
          {TEXTS.auth.signIn}
        </Link>
      </p>
    </AuthFrame>
  );
}
