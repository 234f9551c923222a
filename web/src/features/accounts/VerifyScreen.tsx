import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { ERRORS, TEXTS } from '@kinloom/contract';
import { call, textOf } from '../../lib/api';
import { AuthFrame, FormMessage } from './AuthFrame';

export default function VerifyScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // A link is good for one use: asked once, whatever the page does.
  const verified = useQuery({
    queryKey: ['verify', token],
    enabled: token !== '',
    queryFn: () => call('POST /api/auth/verify', { body: { token } }),
  });
  const problem = token === '' ? ERRORS.token_invalid.text : verified.error ? textOf(verified.error) : null;

  return (
    <AuthFrame title="Your email" intro="A last step before the door opens.">
      <div className="grid gap-5">
        {verified.isLoading && <FormMessage tone="good" text={TEXTS.shell.loading} />}
        <FormMessage tone="good" text={verified.isSuccess ? 'Your email is verified. You can sign in now.' : null} />
        <FormMessage tone="bad" text={problem} />
        <Link href="/auth/login" className="btn btn-primary">
          {TEXTS.auth.signIn}
        </Link>
      </div>
    </AuthFrame>
  );
}
