import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .map((line) => /^\| ([^|]+?) +\| [^|]+ \| `([^`]+)` +\| `([^`]+)` +\|$/.exec(line)?.slice(1))
  .filter((row) => row !== undefined) as [term: string, file: string, word: string][];

/** A term may be written with a hyphen or as an identifier: `client id`, `client-id`, `clientId`. */
const joined = (text: string) => text.toLowerCase().replaceAll(/[\s*-]/g, '');

describe('the glossary', () => {
  it('lists at least 40 terms, each once, in order', () => {
    const terms = rows.map(([term]) => term);
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(terms).toEqual([...new Set(terms)].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it.each(rows)('%s is implemented in %s, which contains the term', (term, file, word) => {
    expect([file, existsSync(file)]).toEqual([file, true]);
    const text = joined(readFileSync(file, 'utf8'));
    expect([term, word].filter((part) => !text.includes(joined(part)))).toEqual([]);
  });
});

describe('the architecture', () => {
  it('names only files that exist', () => {
    const text = readFileSync('docs/architecture.md', 'utf8');
    const files = [...text.matchAll(/`((?:api|libs|tools|web|worker)\/[\w./-]+\.(?:ts|tsx|mjs))`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the decisions', () => {
  const sources = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');

  it.each(readdirSync('docs/decisions'))('%s names only source files that exist', (page) => {
    const text = readFileSync(`docs/decisions/${page}`, 'utf8');
    // A file that is gone is marked: "formerly `name.ts`". A name without its folder is the end of a path.
    const files = [...text.matchAll(/(formerly )?`([\w@./-]+\.(?:ts|tsx|mjs|cjs))`/g)]
      .filter(([, former]) => former === undefined)
      .map(([, , file]) => file ?? '');
    expect(files.filter((file) => !sources.some((source) => `/${source}`.endsWith(`/${file}`)))).toEqual([]);
  });
});
