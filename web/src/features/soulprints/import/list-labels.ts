import type { ListKey } from './analysis-corrections';

/** Labels of the analysis lists: heading, name of one entry, and the text of an empty list. */
export const LIST_LABELS: readonly { key: ListKey; label: string; entryName: string; empty: string }[] = [
  { key: 'traits', label: 'Traits', entryName: 'a trait', empty: 'No trait stands out.' },
  {
    key: 'communication_style',
    label: 'Way of speaking',
    entryName: 'a way of speaking',
    empty: 'Too little to tell.',
  },
  { key: 'interests', label: 'Interests', entryName: 'an interest', empty: 'No topic comes up often.' },
  { key: 'emotional_patterns', label: 'Emotional patterns', entryName: 'a feeling', empty: 'No feeling stands out.' },
];
