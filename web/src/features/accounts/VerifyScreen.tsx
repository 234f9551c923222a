import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { ERRORS, TEXTS } from '@kinloom/contract';
import { call, textOf } from '../../lib/http/api';
import { AuthLayout, FormMessage } from './AuthLayout';

export default function VerifyScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // The token is single-use: cached data never goes stale, so it is sent once.
  const verified = useQuery({
    queryKey: ['verify', token],
    enabled: token !== '',
    queryFn: () => call('POST /api/auth/verify', { body: { token } }),
  });
  const problem = token === '' ? ERRORS.token_invalid.text : verified.error ? textOf(verified.error) : null;

  return (
    <AuthLayout title="Your email" intro="Confirming your email address.">
      <div className="grid gap-5">
        {verified.isLoading && <FormMessage tone="good" text={TEXTS.shell.loading} />}
        <FormMessage tone="good" text={verified.isSuccess ? 'Your email is verified. You can sign in now.' : null} />
        <FormMessage tone="bad" text={problem} />
        <Link href="/auth/login" className="btn btn-primary">
          {TEXTS.auth.signIn}
        </Link>
      </div>
    </AuthLayout>
  );
}
