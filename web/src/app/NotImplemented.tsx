import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { PlainHeader } from '../ui/PlainHeader';
import { useTitle } from '../lib/browser/title';

/** Placeholder for a screen without an implementation. */
export default function NotImplemented({ title, signedIn }: { title: string; signedIn: boolean }) {
  useTitle(title);
  const Frame = signedIn ? 'div' : 'main';
  return (
    <Frame className={`flex flex-col bg-(image:--room) ${signedIn ? 'h-full' : 'min-h-dvh'}`}>
      <PlainHeader title={TEXTS.product} heading={false} />
      <div className="grid flex-1 place-items-center p-8 text-center">
        <div className="flex max-w-md flex-col items-center">
          <svg
            width="120"
            height="96"
            viewBox="0 0 120 96"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M20 8v80M40 8v80M60 8v80M80 8v80M100 8v80" stroke="var(--line)" />
            <path d="M8 24c8 0 8-8 16-8s8 8 16 8 8-8 16-8 8 8 16 8 8-8 16-8 8 8 24 8" stroke="var(--lamp)" />
            <path d="M8 42c8 0 8 8 16 8s8-8 16-8 8 8 16 8" stroke="var(--lamp)" opacity="0.55" />
          </svg>
          <h1 className="mt-8 text-4xl">{title}</h1>
          <p className="mt-4 text-soft">This page is not implemented yet.</p>
          <Link href="/" className="btn btn-primary mt-8">
            {signedIn ? 'Back to your souls' : 'Back'}
          </Link>
        </div>
      </div>
    </Frame>
  );
}
