import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/react';

type Node = MarkdownToJSX.ASTNode;

/** Converts Markdown to its text, one line per block, for previews that show no formatting. Raw HTML stays as it is. */
export function plainText(markdown: string): string {
  return blocksText(parser(markdown, { disableParsingRawHTML: true, forceBlock: true }));
}

function blocksText(nodes: readonly Node[]): string {
  return nodes
    .map(nodeText)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function nodeText(node: Node): string {
  switch (node.type) {
    case RuleType.text:
    case RuleType.codeInline:
      return node.text;
    case RuleType.codeBlock:
      return `${node.text}\n`;
    case RuleType.breakLine:
      return '\n';
    case RuleType.image:
      return node.alt ?? '';
    case RuleType.link:
    case RuleType.textFormatted:
      return node.children.map(nodeText).join('');
    case RuleType.heading:
    case RuleType.paragraph:
    case RuleType.blockQuote:
      return `${blocksText(node.children)}\n`;
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return `\n${node.items.map(blocksText).join('\n')}\n`;
    case RuleType.table:
      return `${[node.header, ...node.cells].map((row) => row.map(blocksText).join(' ')).join('\n')}\n`;
    case RuleType.breakThematic:
    case RuleType.footnote:
    case RuleType.footnoteReference:
    case RuleType.frontmatter:
    case RuleType.gfmTask:
    case RuleType.ref:
    case RuleType.refCollection:
      return '';
    case RuleType.htmlBlock:
    case RuleType.htmlComment:
    case RuleType.htmlSelfClosing:
      // Not parsed: raw HTML is text.
      return '';
  }
}
