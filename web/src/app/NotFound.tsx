import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../lib/title';
import { Mark } from '../ui/Mark';

/** `within`: the page stands in a shell that already marks the main part. */
export default function NotFound({ within = false }: { within?: boolean }) {
  useTitle(TEXTS.shell.notFound);
  const Frame = within ? 'div' : 'main';
  return (
    <Frame className="grid min-h-dvh place-items-center bg-(image:--room) p-8 text-center">
      <div className="flex flex-col items-center">
        <Mark size={56} />
        <h1 className="mt-8 text-4xl">{TEXTS.shell.notFound}</h1>
        <p className="mt-4 text-soft">{TEXTS.shell.notFoundHint}</p>
        <Link href="/" className="btn btn-primary mt-8">
          Back to {TEXTS.product}
        </Link>
      </div>
    </Frame>
  );
}
