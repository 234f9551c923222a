import { Html, html, link, PAGE_FOOT, pageHead } from './html';
import type { ZipEntry } from './zip-writer';

/** Maximum articles per HTML page; browsers become slow with larger pages. */
const MAX_ARTICLES = 2_000;

/** Streams a JSON array with one object per line. */
export async function* jsonList(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const rows of pages) {
    let text = '';
    for (const row of rows) {
      text += between + JSON.stringify(row);
      between = ',\n';
    }
    yield text;
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

/** Path without extension, and header of an HTML page. */
export interface HtmlPage {
  path: string;
  title: string;
  lead: Html;
}

/** Streams articles as a sequence of HTML pages. */
export async function* htmlPages(
  { path, title, lead }: HtmlPage,
  lists: AsyncGenerator<Html[]>,
): AsyncGenerator<ZipEntry> {
  const up = '../'.repeat(path.split('/').length - 1);
  const called = path.split('/').at(-1) ?? path;
  let number = 1;
  let next = await lists.next();
  const page = async function* (): AsyncGenerator<string> {
    yield pageHead(number === 1 ? title : `${title}, page ${number}`, up);
    if (number === 1) yield lead.text;
    if (number === 1 && next.done) yield html`<p class="none">Nothing is kept here.</p>`.text;
    for (let written = 0; !next.done && written < MAX_ARTICLES; next = await lists.next()) {
      yield next.value.map(({ text }) => text).join('');
      written += next.value.length;
    }
    const before = number > 1 ? link(fileOf(called, number - 1), 'Page before') : '';
    const after = next.done ? '' : link(fileOf(called, number + 1), 'Next page');
    if (before !== '' || after !== '') yield html`<nav>${before}${after}</nav>`.text;
    yield PAGE_FOOT;
  };
  try {
    do {
      yield { name: fileOf(path, number), content: page() };
      number += 1;
    } while (!next.done);
  } finally {
    await lists.return(undefined);
  }
}

const fileOf = (path: string, number: number): string => `${path}${number === 1 ? '' : `-${number}`}.html`;

/** Maps each row of each page. */
export async function* mapped<A, B>(pages: AsyncIterable<readonly A[]>, make: (one: A) => B): AsyncGenerator<B[]> {
  for await (const rows of pages) yield rows.map(make);
}
