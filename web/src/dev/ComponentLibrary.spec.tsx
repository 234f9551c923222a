import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { button, screen, waitFor } from '../testing/queries';
import { show } from '../testing/render';
import ComponentLibrary from './ComponentLibrary';
import { COLOURS, RADII } from './tokens';

const UI = join(__dirname, '../ui');

/** Names of the components that `web/src/ui` exports. */
const COMPONENTS = readdirSync(UI)
  .filter((file) => /(?<!\.spec)\.tsx$/.test(file))
  .flatMap((file) => [
    ...readFileSync(join(UI, file), 'utf8').matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm),
  ])
  .map(([, name]) => name)
  .filter((name) => !name?.endsWith('Context'));

const headings = (level: number): (string | null)[] =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('ComponentLibrary', () => {
  it('has a heading for each group, and a link to it', async () => {
    await show(<ComponentLibrary />, { at: '/dev/ui' });
    expect(headings(1)).toEqual(['Component library']);
    expect(headings(2)).toEqual(
      expect.arrayContaining([
        'Design tokens',
        'Buttons and links',
        'Text fields',
        'Select fields',
        'Choices',
        'Content',
        'Overlays',
        'Loading, errors and missing content',
        'Headers',
      ]),
    );
    const links = screen.getByRole('navigation', { name: 'Groups' }).querySelectorAll('a');
    expect(links).toHaveLength(9);
    for (const link of links) expect(document.querySelector(`h2#${link.hash.slice(1)}-title`)).toBeTruthy();
  });

  it('shows every component of web/src/ui', async () => {
    await show(<ComponentLibrary />);
    const named = headings(3).flatMap((heading) => heading?.split(/\W+/) ?? []);
    expect(COMPONENTS.length).toBeGreaterThan(30);
    expect(COMPONENTS.filter((name) => name !== undefined && !named.includes(name))).toEqual([]);
  });

  it('lists every colour and radius of the design tokens', () => {
    const css = readFileSync(join(__dirname, '../app/tokens.css'), 'utf8');
    const namesOf = (pattern: RegExp): string[] =>
      [...new Set([...css.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();
    const listed = (tokens: readonly { name: string }[]): string[] => tokens.map(({ name }) => name).sort();
    expect(listed(COLOURS)).toEqual(namesOf(/^ {2}--(?!soul)([\w-]+): oklch\([\d.]/gm));
    expect(listed(RADII)).toEqual(namesOf(/--(radius-\w+):/g));
  });

  it('reports a loading button and an invalid field', async () => {
    const { user } = await show(<ComponentLibrary />);
    const [save] = screen.getAllByRole('button', { name: 'Save' });
    if (save) await user.click(save);
    expect(save?.getAttribute('aria-busy')).toBe('true');
    const invalid = screen.getAllByLabelText('Name').find((field) => field.getAttribute('aria-invalid') === 'true');
    if (invalid) await user.type(invalid, 'Ada');
    expect(invalid?.getAttribute('aria-invalid')).toBe('false');
  });

  it('opens dialogs, menus and toasts', async () => {
    const { user } = await show(<ComponentLibrary />);
    await user.click(button('Open the question'));
    expect(await screen.findByRole('alertdialog', { name: 'Delete the example' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [menu] = screen.getAllByRole('button', { name: 'Actions' });
    if (menu) await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    expect(await screen.findByText('“Rename” was chosen', { selector: 'li *' })).toBeTruthy();
  });

  it('switches the theme', async () => {
    const { user } = await show(<ComponentLibrary />);
    const [toggle] = screen.getAllByRole('button', { name: 'Switch to the light theme' });
    if (toggle) await user.click(toggle);
    expect(document.documentElement.dataset.theme).toBe('light');
    const [back] = screen.getAllByRole('button', { name: 'Switch to the dark theme' });
    if (back) await user.click(back);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('shows a missing page and returns', async () => {
    const { user } = await show(<ComponentLibrary />);
    await user.click(button('Show it as a whole page'));
    expect(headings(1)).toEqual(['This example does not exist']);
    await user.click(button('Back to the component library'));
    expect(headings(1)).toEqual(['Component library']);
  });
});
