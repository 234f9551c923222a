import { Search } from 'lucide-react';
import { findCommands, groupCommands, type Command } from './commands';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'Go to',
  label,
  Icon: Search,
  run: { path: '/' },
  ...more,
});
const COMMANDS = [
  command('Settings: Appearance', { keywords: 'theme text size' }),
  command('Memory Archive'),
  command('Switch to the light theme', { group: 'Actions' }),
  command('Ádám', { group: 'Souls', keywords: 'talk chat' }),
];
const found = (text: string) => findCommands(COMMANDS, text).map(({ label }) => label);

describe('findCommands', () => {
  it.each([
    ['', COMMANDS.map(({ label }) => label)],
    ['arch', ['Memory Archive']],
    ['ARCHIVE mem', ['Memory Archive']],
    ['size', ['Settings: Appearance']],
    ['ádá', ['Ádám']],
    ['chive', []],
    ['memory theme', []],
  ])('%j finds %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('lists labels that begin with the text first', () => {
    expect(found('t')).toEqual(['Settings: Appearance', 'Switch to the light theme', 'Ádám']);
    expect(found('s')).toEqual(['Settings: Appearance', 'Switch to the light theme']);
    expect(found('theme')).toEqual(['Settings: Appearance', 'Switch to the light theme']);
    expect(findCommands([command('Other', { keywords: 'sky' }), command('Sky')], 'sky').map(({ id }) => id)).toEqual([
      'Sky',
      'Other',
    ]);
  });
});

it('groupCommands keeps the order and leaves out empty groups', () => {
  expect(groupCommands(COMMANDS).map(({ group, commands }) => [group, commands.length])).toEqual([
    ['Go to', 2],
    ['Actions', 1],
    ['Souls', 1],
  ]);
  expect(groupCommands([])).toEqual([]);
});
