/** A colour of `app/tokens.css` without its leading dashes, and its use. */
export interface ColourToken {
  name: string;
  use: string;
}

/** All colours that differ by theme. A test compares the list with `app/tokens.css`. */
export const COLOURS: readonly ColourToken[] = [
  { name: 'ground', use: 'Page background, background of fields' },
  { name: 'surface', use: 'Sections and cards' },
  { name: 'raised', use: 'Dialogs, menus and toasts' },
  { name: 'line', use: 'Borders and separators' },
  { name: 'edge', use: 'Borders of controls' },
  { name: 'ink', use: 'Text' },
  { name: 'ink-soft', use: 'Secondary text' },
  { name: 'ink-faint', use: 'Hints and placeholders' },
  { name: 'lamp', use: 'Primary buttons, checked controls, focus ring' },
  { name: 'lamp-ink', use: 'Text on the primary colour' },
  { name: 'lamp-wash', use: 'Hovered and selected background' },
  { name: 'lamp-text', use: 'Links' },
  { name: 'good', use: 'Success' },
  { name: 'warn', use: 'Warning' },
  { name: 'calm', use: 'Status: calm' },
  { name: 'calm-deep', use: 'Status: calm, strong' },
  { name: 'rest', use: 'Status: resting' },
  { name: 'bad', use: 'Errors' },
  { name: 'bad-fill', use: 'Buttons of irreversible actions' },
  { name: 'bad-ink', use: 'Text on such buttons' },
  { name: 'code-keyword', use: 'Code: keywords' },
  { name: 'code-string', use: 'Code: strings' },
  { name: 'code-number', use: 'Code: numbers' },
  { name: 'code-name', use: 'Code: names' },
  { name: 'veil', use: 'Backdrop of dialogs' },
];

/** Radii with the utility class of each. */
export const RADII = [
  { name: 'radius-s', utility: 'rounded-soft', use: 'Small controls' },
  { name: 'radius-m', utility: 'rounded-card', use: 'Buttons, fields and cards' },
  { name: 'radius-l', utility: 'rounded-room', use: 'Sections' },
] as const;

/** Type sizes, from small to large. */
export const TYPE_SIZES = [
  { utility: 'text-xs', use: 'Labels within controls' },
  { utility: 'text-sm', use: 'Hints, labels and tables' },
  { utility: 'text-base', use: 'Text' },
  { utility: 'text-lg', use: 'Introductions' },
  { utility: 'text-xl', use: 'Titles of sections' },
  { utility: 'text-2xl', use: 'Titles of dialogs' },
  { utility: 'text-3xl', use: 'Titles of panels' },
  { utility: 'text-4xl', use: 'Large titles' },
  { utility: 'text-5xl', use: 'Titles of public pages' },
] as const;
