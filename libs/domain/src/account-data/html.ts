import { TEXTS } from '@kinloom/contract';

/** Text that is already HTML; all other values are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | readonly Part[];

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Template tag that escapes interpolated values except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, place) => text + textOf(parts[place - 1]) + string));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === null || part === undefined) return '';
  if (typeof part === 'object') return part.map(textOf).join('');
  return String(part).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}

/**
 * Start of a page; append the content and `PAGE_FOOT`.
 * @param up relative path to the archive root: '' or '../'
 */
export function pageHead(title: string, up: string): string {
  const [name, product, home] = [title, TEXTS.product, up].map((words) => html`${words}`.text);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'">
<meta name="generator" content="${product}">
<title>${name}</title>
<link rel="stylesheet" href="${home}style.css">
</head>
<body>
<main>
<p class="home"><a href="${home}index.html">${product}</a></p>
<h1 dir="auto">${name}</h1>
`;
}

export const PAGE_FOOT = '</main></body></html>\n';

/** Link to another page. */
export const link = (path: string, words: string): Html =>
  html`<a href="${path.split('/').map(encodeURIComponent).join('/')}" dir="auto">${words}</a>`;

/** Definition list; empty facts are omitted. */
export function definitionList(facts: readonly (readonly [name: string, value: Part])[]): Html {
  const present = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (present.length === 0) return html``;
  return html`<dl>
    ${present.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

/** Time element with machine-readable value. */
export function timeOf(at: string | null): Html | null {
  if (at === null) return null;
  return html`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

/** ISO 8601 timestamp as written by JSON. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Renders any JSON value. */
export function htmlOf(value: unknown): Html {
  if (value === null || value === undefined || value === '') return html`<span class="none">nothing</span>`;
  if (Array.isArray(value)) {
    if (value.length === 0) return html`<span class="none">nothing</span>`;
    return html`<ul>
      ${value.map((one) => html`<li>${htmlOf(one)}</li>`)}
    </ul>`;
  }
  if (typeof value === 'object') {
    return definitionList(Object.entries(value).map(([name, one]) => [labelOf(name), htmlOf(one)]));
  }
  if (typeof value === 'boolean') return html`${value ? 'yes' : 'no'}`;
  if (typeof value === 'number') return html`<span class="words">${value}</span>`;
  const words = value as string;
  return TIMESTAMP.test(words) ? html`${timeOf(words)}` : html`<span class="words" dir="auto">${words}</span>`;
}

/** Converts a field name to a label: `relationshipLevel` becomes "Relationship level". */
export function labelOf(name: string): string {
  const words = name
    .replace(/_+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, next: string) => `${before} ${next.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Stylesheet for light and dark color schemes; loads nothing external. */
export const STYLE = `:root { color-scheme: light dark; --ground: #f8f3ea; --ink: #2c2539; --soft: #5f566b; --line: #ddd4c6; --way: #874a14; }
@media (prefers-color-scheme: dark) { :root { --ground: #14121d; --ink: #f2ede3; --soft: #aca6ba; --line: #3a3650; --way: #f0bf80; } }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--ground); text-align: left; }
a { color: var(--way); text-underline-offset: .2em; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; font-family: Georgia, serif; font-weight: 500; }
.home, .meta, .none { color: var(--soft); font-size: .9rem; }
article { border-top: 1px solid var(--line); padding: .75rem 0; }
article h2, article h3 { margin: 0; font-size: 1.1rem; }
.words { white-space: pre-wrap; text-align: start; }
p.words { margin: .25rem 0; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr); gap: .1rem 1rem; margin: .5rem 0; font-size: .95rem; }
dt { color: var(--soft); } dd { margin: 0; }
dl dl, dd ul { margin: 0; } dd ul { padding-left: 1rem; }
img.avatar { width: 6rem; height: 6rem; object-fit: cover; border-radius: 50%; }
.mine { border-left: 3px solid #c98a3b; padding-left: .75rem; }
nav { display: flex; gap: 1rem; padding: .75rem 0; }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: .4rem; } }
`;
