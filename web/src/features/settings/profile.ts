import { EDITABLE_STATUSES, LIMITS, SLIDERS, type BodyOf, type Companion, type SoulStatus } from '@kinloom/contract';
import { LISTS, type ListKey } from '../soulprints/bringing/corrections';
import { heldOf, wordsIn } from '../soulprints/profile/held';
import { EVEN_TRAITS, type Traits } from '../souls/soul-form';

/** The archetypes a soul may be changed to (specification, section 3: the edit dialog's set), each in a few words. */
export const EDIT_ARCHETYPES: Readonly<Record<string, string>> = {
  companion: 'Keeps you company',
  partner: 'Stands beside you',
  creator: 'Makes things up with you',
  mentor: 'Helps you grow',
  sage: 'Thinks slowly and well',
  explorer: 'Wonders what lies beyond',
};

export const STATUS_WORDS: Record<(typeof EDITABLE_STATUSES)[number], string> = {
  active: 'Here, and ready to talk',
  resting: 'Quiet for a while',
  learning: 'Taking things in',
  archived: 'Put away, kept as it is',
};

type Lists = Readonly<Record<ListKey, readonly string[]>>;

/** What of a soul can be changed here. */
export interface Profile {
  name: string;
  archetype: string;
  traits: Traits;
  description: string;
  /** What else is said of its nature, in words. */
  lists: Lists;
  gptInstructions: string;
  status: SoulStatus;
}

/** What was changed and is not saved yet. */
export type Draft = Partial<Profile>;

type Changes = BodyOf<'PUT /api/companions/:id'>;

export function profileOf({ name, archetype, personality, gptInstructions, status }: Companion): Profile {
  const held = typeof personality === 'string' ? {} : personality;
  const traits = { ...EVEN_TRAITS };
  for (const slider of SLIDERS) traits[slider] = held[slider] ?? LIMITS.sliderDefault;
  const { description, lists } = heldOf({ personality });
  return { name, archetype, traits, description, lists, gptInstructions, status };
}

/** What to send so that the soul becomes what was drafted; null where that is what it is. */
export function changesOf(soul: Companion, draft: Draft): Changes | null {
  const before = profileOf(soul);
  const after = { ...before, ...draft };
  const changes: Changes = {};
  if (after.name.trim() !== before.name) changes.name = after.name.trim();
  if (after.archetype !== before.archetype) changes.archetype = after.archetype;
  if (after.gptInstructions !== before.gptInstructions) changes.gptInstructions = after.gptInstructions;
  const personality = personalityOf(before, after);
  if (personality) {
    // A personality that is sent takes the place of the one before: everything else in it goes along.
    const held = typeof soul.personality === 'string' ? { description: soul.personality } : soul.personality;
    changes.personality = { ...held, ...personality };
    // Some programs write it so, and it is read first.
    if ('communicationStyle' in held && personality.communication_style)
      changes.personality['communicationStyle'] = personality.communication_style;
  }
  const status = EDITABLE_STATUSES.find((one) => one === after.status);
  if (status !== undefined && status !== before.status) changes.status = status;
  return Object.keys(changes).length > 0 ? changes : null;
}

/** What of a personality was changed; null where nothing was. */
function personalityOf(before: Profile, after: Profile): Partial<Traits & Lists & { description: string }> | null {
  const moved = SLIDERS.some((slider) => after.traits[slider] !== before.traits[slider]);
  const lists = LISTS.filter((key) => after.lists[key].join('\n') !== before.lists[key].join('\n'));
  const described = after.description.trim() !== before.description;
  if (!moved && !described && lists.length === 0) return null;
  return {
    ...(moved ? after.traits : {}),
    ...(described ? { description: after.description.trim() } : {}),
    ...Object.fromEntries(lists.map((key) => [key, after.lists[key]])),
  };
}

/** A draft as it was kept for a reload. What cannot be read is no draft. */
export function readDraft(text: string): Draft {
  let held: unknown;
  try {
    held = JSON.parse(text || '{}');
  } catch {
    return {}; // Not written by this release: what it was cannot be known.
  }
  if (typeof held !== 'object' || held === null) return {};
  const given: Record<string, unknown> = { ...held };
  const draft: Draft = {};
  if (typeof given.name === 'string') draft.name = given.name;
  if (typeof given.archetype === 'string') draft.archetype = given.archetype;
  if (typeof given.gptInstructions === 'string') draft.gptInstructions = given.gptInstructions;
  if (typeof given.description === 'string') draft.description = given.description;
  const lists = listsFrom(given.lists);
  if (lists) draft.lists = lists;
  const status = EDITABLE_STATUSES.find((one) => one === given.status);
  if (status !== undefined) draft.status = status;
  const traits = traitsFrom(given.traits);
  if (traits) draft.traits = traits;
  return draft;
}

function traitsFrom(value: unknown): Traits | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Record<string, unknown> = { ...value };
  const traits = { ...EVEN_TRAITS };
  for (const slider of SLIDERS) {
    const set = given[slider];
    if (typeof set !== 'number' || !Number.isInteger(set) || set < LIMITS.sliderMin || set > LIMITS.sliderMax) {
      return null;
    }
    traits[slider] = set;
  }
  return traits;
}

function listsFrom(value: unknown): Lists | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Record<string, unknown> = { ...value };
  if (!LISTS.every((key) => Array.isArray(given[key]))) return null;
  return Object.fromEntries(LISTS.map((key) => [key, wordsIn(given[key])])) as Record<ListKey, string[]>;
}
