import { type Html, html, link, PAGE_FOOT, pageHead, htmlOf, labelOf } from './html';
import type { ExportedConversation } from './account-export.repository';
import { type ExportTable, EXPORT_TABLES } from './export-tables';
import { articleOf, namesOf } from './html-pages';
import { fileExtension, archiveFileName, fileStem } from './archive-paths';
import { htmlPages } from './archive-streams';

describe('export HTML', () => {
  it('escapes all interpolated values', () => {
    const evil = `"><script>alert('1')</script>&`;
    const safe = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';
    expect(html`<p title="${evil}">${evil}${[evil, html`<b>${evil}</b>`]}</p>`.text).toBe(
      `<p title="${safe}">${safe}${safe}<b>${safe}</b></p>`,
    );
    expect(htmlOf({ [evil]: [evil, { a: evil }] }).text).not.toContain('<script');
    expect(link(`souls/${evil}.html`, evil).text).toBe(
      `<a href="souls/%22%3E%3Cscript%3Ealert(&#39;1&#39;)%3C/script%3E%26.html" dir="auto">${safe}</a>`,
    );
    expect(html`${null}${undefined}${0}`.text).toBe('0');
  });

  it('frames a page with balanced tags', () => {
    const page = `${pageHead('A <b>talk</b>', '../')}<article>held</article>${PAGE_FOOT}`;
    expect(page).toMatch(/<main>[\s\S]*<article>held<\/article>[\s\S]*<\/main><\/body><\/html>\n$/);
    for (const tag of ['html', 'head', 'body', 'main', 'title'])
      expect([tag, page.split(`</${tag}>`).length]).toEqual([tag, 2]);
    expect(page).toContain('<title>A &lt;b&gt;talk&lt;/b&gt;</title>');
    expect(page).toContain('href="../style.css"');
  });

  it('renders JSON values as text', () => {
    expect(labelOf('relationshipLevel')).toBe('Relationship level');
    expect(labelOf('communication_style')).toBe('Communication style');
    const told = htmlOf({ relationshipLevel: 3, traits: ['warm', 'dry'], none: [], on: true, gone: null }).text;
    expect(
      told
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('Relationship level 3 Traits warm dry None nothing On yes Gone nothing');
  });

  it('sets the text direction per value, and marks up times', () => {
    const name = 'نور \u202Eevil';
    const talk = { souls: [{ name }, { name: 'Ilse' }] } as ExportedConversation;
    expect(html`${namesOf(talk)}`.text).toBe(`<bdi>${name}</bdi>, <bdi>Ilse</bdi>`);
    expect(pageHead(name, '')).toContain(`<h1 dir="auto">${name}</h1>`);
    expect(htmlOf({ at: '2026-11-22T14:00:04.394Z', note: 'on 2026-11-22T14:00:04.394Z' }).text).toMatch(
      /<time datetime="2026-11-22T14:00:04\.394Z">2026-11-22 14:00 UTC<\/time>[\s\S]*dir="auto">on 2026-11-22T14:00:04\.394Z</,
    );
    const row = { id: 1, type: 'first_memory', title: 'my_own', notes: name };
    const kindOf = (wanted: string) => EXPORT_TABLES.find((kind) => kind.name === wanted) as ExportTable;
    expect(articleOf(kindOf('milestones'), row, () => undefined).text).toContain('<h2 dir="auto">First memory</h2>');
    const anchor = articleOf(kindOf('anchors'), row, () => undefined).text;
    expect(anchor).toContain('<h2 dir="auto">my_own</h2>');
    expect(anchor).toContain(`<p class="words" dir="auto">${name}</p>`);
  });

  it('is split into linked pages while streaming', async () => {
    const lists = async function* (): AsyncGenerator<Html[]> {
      for (let from = 0; from < 4_200; from += 200) {
        yield Array.from({ length: 200 }, (_, place) => html`<article>${from + place}</article>`);
      }
    };
    const found: Record<string, string> = {};
    const page = { path: 'conversations/7-talk', title: 'Talk', lead: html`<p>lead</p>` };
    for await (const { name, content } of htmlPages(page, lists())) {
      found[name] = '';
      for await (const piece of content) found[name] += String(piece);
    }
    expect(Object.keys(found)).toEqual(['', '-2', '-3'].map((part) => `conversations/7-talk${part}.html`));
    const [first = '', second = '', third = ''] = Object.values(found);
    expect([first, second, third].map((text) => text.match(/<article>/g)?.length)).toEqual([2_000, 2_000, 200]);
    expect([first, second, third].map((text) => text.includes('<p>lead</p>'))).toEqual([true, false, false]);
    expect(first).toContain('href="7-talk-2.html"');
    expect(second).toContain('href="7-talk.html"');
    expect(second).toContain('href="7-talk-3.html"');
    expect(third).not.toContain('7-talk-4');
    expect(third).toContain('<article>4199</article>');
  });
});

describe('archive file names', () => {
  it.each([
    ['Lumen', '7-Lumen'],
    ['../../etc/passwd', '7-etc-passwd'],
    ['C:\\Windows\\system32', '7-C-Windows-system32'],
    ['<script>alert(1)</script>', '7-script-alert-1-script'],
    ['..', '7'],
    ['', '7'],
    ['CON', '7-CON'],
    ['a\u0000b\u202Ec', '7-abc'],
    ['Ünlü 灯', '7-Ünlü-灯'],
    ['half \ud83d of one', '7-half-of-one'],
    ['x'.repeat(500), `7-${'x'.repeat(60)}`],
    ['ends with dots...', '7-ends-with-dots'],
  ])('%s is %s', (called, name) => {
    expect(archiveFileName(7, called)).toBe(name);
  });

  it('keep a valid extension', () => {
    expect([fileExtension('a.TXT'), fileStem('a.TXT')]).toEqual(['.txt', 'a']);
    expect([fileExtension('a.b/../c'), fileStem('a.b/../c')]).toEqual(['', 'a.b/../c']);
    expect(fileExtension('a.')).toBe('');
    expect(fileExtension('no')).toBe('');
  });
});
