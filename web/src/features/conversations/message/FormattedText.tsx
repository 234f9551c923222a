import Markdown from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { linkTarget } from './link-target';

/** What scrolls must be reachable by keyboard, though it is no control. */
const IN_ORDER = 0;

type Part = { children?: ReactNode };

function SafeLink({ href, children }: Part & { href?: string }) {
  const target = linkTarget(href);
  if (target === null) return <span>{children}</span>;
  return (
    <a href={target} target="_blank" rel="noopener noreferrer" className="link">
      {children}
    </a>
  );
}

/** A picture from elsewhere is never fetched: its words stand for it, and lead to it if somebody wants to see it. */
function NamedPicture({ src, alt }: { src?: string; alt?: string }) {
  const words = alt ? `picture: ${alt}` : 'picture';
  return <SafeLink {...(src === undefined ? {} : { href: src })}>[{words}]</SafeLink>;
}

function Heading({ children }: Part) {
  return <p className="heading">{children}</p>;
}

/** Wide things scroll by themselves, also by keyboard, instead of making the page wide. */
function Scrolling({ children }: Part) {
  return <pre tabIndex={IN_ORDER}>{children}</pre>;
}

function Tick({ checked }: { checked?: boolean }) {
  return <span>{checked ? '☑ ' : '☐ '}</span>;
}

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: 'div',
  forceWrapper: true,
  overrides: {
    a: SafeLink,
    img: NamedPicture,
    input: Tick,
    pre: Scrolling,
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
} as const;

/** A message's words with their marks of emphasis, lists and links. HTML in them is only text. */
export default function FormattedText({ text }: { text: string }) {
  return (
    <Markdown className="words" options={options}>
      {text}
    </Markdown>
  );
}
