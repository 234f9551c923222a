import { whenIdle } from '../../../lib/idle';
import { lazyWithPlaceholder } from '../../../lib/lazy-with-placeholder';
import { isFormatted, paragraphs } from './formatting';

/** The formatting part is large: first comes what is to be read, and the place to answer. */
const Words = lazyWithPlaceholder(async () => {
  await whenIdle();
  return import('./FormattedText');
}, Plain).Component;

/** A message's words: as they are where there is nothing to format, and until the formatting part is there. */
export function MessageText({ text }: { text: string }) {
  return isFormatted(text) ? <Words text={text} /> : <Plain text={text} />;
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
