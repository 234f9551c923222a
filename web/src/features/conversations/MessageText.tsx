import { lazy, Suspense } from 'react';
import { isFormatted, paragraphs } from './formatting';

const Words = lazy(() => import('./Words'));

/** A message's words: as they are where there is nothing to format, and until the formatting part is there. */
export function MessageText({ text }: { text: string }) {
  if (!isFormatted(text)) return <Plain text={text} />;
  return (
    <Suspense fallback={<Plain text={text} />}>
      <Words text={text} />
    </Suspense>
  );
}

function Plain({ text }: { text: string }) {
  return (
    <div className="words">
      {paragraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
