import { waitUntilIdle } from '../../../lib/browser/wait-until-idle';
import { lazyWithPlaceholder } from '../../../lib/lazy-with-placeholder';
import { isFormatted, paragraphs } from './formatting';

/** The Markdown renderer is a large chunk: it loads when the page is idle. */
const Formatted = lazyWithPlaceholder(async () => {
  await waitUntilIdle();
  return import('./FormattedText');
}, PlainText).Component;

/** The text of a message. Plain paragraphs if it has no Markdown, and until the renderer is loaded. */
export function MessageText({ text }: { text: string }) {
  return isFormatted(text) ? <Formatted text={text} /> : <PlainText text={text} />;
}

function PlainText({ text }: { text: string }) {
  return (
    <div className="words">
      {paragraphs(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
