import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../lib/browser/title';
import { Logo } from '../ui/Logo';

/** `within`: rendered inside the shell, which already has a main landmark. */
export default function NotFound({ insideShell = false }: { insideShell?: boolean }) {
  useTitle(TEXTS.shell.notFound);
  const Frame = insideShell ? 'div' : 'main';
  return (
    <Frame className="grid min-h-dvh place-items-center bg-(image:--room) p-8 text-center">
      <div className="flex flex-col items-center">
        <Logo size={56} />
        <h1 className="mt-8 text-4xl">{TEXTS.shell.notFound}</h1>
        <p className="mt-4 text-soft">
          There is nothing at this address. It may be mistyped, or what was here is gone.
        </p>
        <p className="mt-2 text-sm text-faint">{TEXTS.shell.notFoundHint}</p>
        <Link href="/" className="btn btn-primary mt-8">
          Back to {TEXTS.product}
        </Link>
      </div>
    </Frame>
  );
}
