import { whenIdle } from '../../lib/idle';
import { later } from '../../lib/later';
import { isFormatted, paragraphs } from './formatting';

/** The formatting part is large: first comes what is to be read, and the place to answer. */
const Words = later(async () => {
  await whenIdle();
  return import('./Words');
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
