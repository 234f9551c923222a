import { Copy } from 'lucide-react';
import { isValidElement, lazy, Suspense, type ReactNode } from 'react';
import { copyText } from '../../../../lib/browser/copy-text';

const HighlightedCode = lazy(() => import('./HighlightedCode'));

/** tabIndex of the scroll container, so that it can be scrolled by keyboard. */
const FOCUSABLE = 0;
/** Characters up to which code is highlighted: longer code would delay each frame of a streaming reply. */
const MAX_HIGHLIGHTED = 20_000;

/** A fenced code block: scrolls sideways instead of widening the page, is highlighted, and can be copied. */
export function CodeBlock({ children }: { children?: ReactNode }) {
  const { text, language } = readCode(children);
  const plain = <code>{text}</code>;
  return (
    <div className="code-block">
      <div>
        <span>{language}</span>
        <button type="button" className="row-act" aria-label="Copy this code" onClick={() => void copyText(text)}>
          <Copy size={15} aria-hidden="true" />
          Copy
        </button>
      </div>
      <pre tabIndex={FOCUSABLE}>
        {language === '' || text.length > MAX_HIGHLIGHTED ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <HighlightedCode text={text} language={language} />
          </Suspense>
        )}
      </pre>
    </div>
  );
}

/** Text and language of the `code` element that the renderer puts into a `pre`. */
function readCode(children: ReactNode): { text: string; language: string } {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(children))
    return { text: textIn(children), language: '' };
  const { className = '', children: content } = children.props;
  return { text: textIn(content), language: /lang(?:uage)?-([\w+#-]+)/.exec(className)?.[1]?.toLowerCase() ?? '' };
}

function textIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textIn).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
