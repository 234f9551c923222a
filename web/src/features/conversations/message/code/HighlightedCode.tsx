import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { useMemo, type ReactNode } from 'react';

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  go,
  java,
  javascript,
  json,
  markdown,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
});

type Highlighted = ReturnType<typeof lowlight.highlight>;
type Node = Highlighted['children'][number];

/** Code with its syntax highlighted; plain if the language is unknown. Loaded with the first code block that names a language. */
export default function HighlightedCode({ text, language }: { text: string; language: string }) {
  const tree = useMemo(
    () => (lowlight.registered(language) ? lowlight.highlight(language, text) : null),
    [language, text],
  );
  return <code>{tree ? tree.children.map(render) : text}</code>;
}

/** Renders tokens as elements: the text never becomes markup. */
function render(node: Node, index: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const { className } = node.properties;
  return (
    <span key={index} className={Array.isArray(className) ? className.join(' ') : undefined}>
      {node.children.map(render)}
    </span>
  );
}
