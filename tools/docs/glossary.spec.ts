import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .map((line) => /^\| ([^|]+?) +\| [^|]+ \| `([^`]+)` +\| `([^`]+)` +\|$/.exec(line)?.slice(1))
  .filter((row) => row !== undefined) as [term: string, file: string, word: string][];

describe('the glossary', () => {
  it('lists at least 40 terms, each once, in order', () => {
    const terms = rows.map(([term]) => term);
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(terms).toEqual([...new Set(terms)].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it.each(rows)('%s is implemented in %s', (_term, file, word) => {
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect([file, word, readFileSync(file, 'utf8').toLowerCase().includes(word.toLowerCase())]).toEqual([
      file,
      word,
      true,
    ]);
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
