import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { CodeBlock } from './code/CodeBlock';
import { linkTarget } from './link-target';

type WithChildren = { children?: ReactNode };

function SafeLink({ href, children }: WithChildren & { href?: string }) {
  const target = linkTarget(href);
  if (target === null) return <span>{children}</span>;
  return (
    <a href={target} target="_blank" rel="noopener noreferrer" className="link">
      {children}
    </a>
  );
}

/** Renders an image as a link with its alt text. Remote images are never fetched, so that no third party learns of the view. */
function ImageLink({ src, alt }: { src?: string; alt?: string }) {
  const label = alt ? `picture: ${alt}` : 'picture';
  return <SafeLink {...(src === undefined ? {} : { href: src })}>[{label}]</SafeLink>;
}

function Heading({ children }: WithChildren) {
  return <p className="heading">{children}</p>;
}

function Checkbox({ checked }: { checked?: boolean }) {
  return <span>{checked ? '☑ ' : '☐ '}</span>;
}

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: 'div',
  forceWrapper: true,
  overrides: {
    a: SafeLink,
    img: ImageLink,
    input: Checkbox,
    pre: CodeBlock,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
} as const;

/** Renders a message's Markdown. Raw HTML is shown as text. */
export default function FormattedText({ text }: { text: string }) {
  return (
    <Markdown className="words" options={options}>
      {text}
    </Markdown>
  );
}
