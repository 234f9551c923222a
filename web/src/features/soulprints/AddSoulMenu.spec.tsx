import { aSoul } from '../../testing/fixtures';
import { screen } from '../../testing/queries';
import { show } from '../../testing/render';
import { soulsKey } from '../souls/soul-cache';
import AddSoulMenu from './AddSoulMenu';

async function open(...names: string[]) {
  const souls = names.map((name, index) => aSoul({ id: index + 1, name }));
  await show(
    <AddSoulMenu label="Add a soul" className="">
      +
    </AddSoulMenu>,
    { data: [[soulsKey, souls]] },
  );
  await screen.findByRole('menu');
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('AddSoulMenu', () => {
  it('offers all demo souls to a new account', async () => {
    await open();
    expect(items().slice(-3)).toEqual(['Lumen', 'Sol', 'Mira']);
  });

  it('leaves out those that exist', async () => {
    await open('lumen', 'Wren');
    expect(items().slice(-2)).toEqual(['Sol', 'Mira']);
    expect(items()).not.toContain('Lumen');
  });

  it('has no group of demo souls if all exist', async () => {
    await open('Lumen', 'Sol', 'Mira');
    expect(items().at(-1)).toBe('Import Character Card');
    expect(screen.queryByText('Quick demo souls')).toBeNull();
    expect(screen.queryByRole('separator')).toBeNull();
  });
});
