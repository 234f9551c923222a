import { EDITABLE_STATUSES, LIMITS, SLIDERS, type BodyOf, type Companion, type SoulStatus } from '@kinloom/contract';
import { PERSONALITY_LISTS, type ListKey } from '../import/analysis-corrections';
import { parsePersonality, parseTexts } from './personality-content';
import { DEFAULT_TRAITS, type Traits } from '../../souls/soul-form';

/** The archetypes of the edit dialog (specification, section 3), each with a short hint. */
export const ARCHETYPE_HINTS: Readonly<Record<string, string>> = {
  companion: 'A companion for everyday talk',
  partner: 'An equal partner',
  creator: 'Creates and invents with you',
  mentor: 'Helps you grow',
  sage: 'Thoughtful and wise',
  explorer: 'Curious about new things',
};

export const STATUS_HINTS: Record<(typeof EDITABLE_STATUSES)[number], string> = {
  active: 'Ready to talk',
  resting: 'Quiet for a while',
  learning: 'Learning from new material',
  archived: 'Archived, nothing is deleted',
};

type Lists = Readonly<Record<ListKey, readonly string[]>>;

/** The editable fields of a soul. */
export interface SoulProfile {
  name: string;
  archetype: string;
  traits: Traits;
  description: string;
  /** The personality's word lists. */
  lists: Lists;
  gptInstructions: string;
  status: SoulStatus;
}

/** Unsaved changes. */
export type ProfileDraft = Partial<SoulProfile>;

type ProfileChanges = BodyOf<'PUT /api/companions/:id'>;

export function toProfile({ name, archetype, personality, gptInstructions, status }: Companion): SoulProfile {
  const fields = typeof personality === 'string' ? {} : personality;
  const traits = { ...DEFAULT_TRAITS };
  for (const slider of SLIDERS) traits[slider] = fields[slider] ?? LIMITS.sliderDefault;
  const { description, lists } = parsePersonality({ personality });
  return { name, archetype, traits, description, lists, gptInstructions, status };
}

/** Computes the request body that turns the soul into the draft; null if nothing differs. */
export function diffProfile(soul: Companion, draft: ProfileDraft): ProfileChanges | null {
  const before = toProfile(soul);
  const after = { ...before, ...draft };
  const changes: ProfileChanges = {};
  if (after.name.trim() !== before.name) changes.name = after.name.trim();
  if (after.archetype !== before.archetype) changes.archetype = after.archetype;
  if (after.gptInstructions !== before.gptInstructions) changes.gptInstructions = after.gptInstructions;
  const personality = diffPersonality(before, after);
  if (personality) {
    // The server replaces the whole personality, so unchanged fields are sent along.
    const previous = typeof soul.personality === 'string' ? { description: soul.personality } : soul.personality;
    changes.personality = { ...previous, ...personality };
    // Imported personalities may use this alias, and readers prefer it.
    if ('communicationStyle' in previous && personality.communication_style)
      changes.personality['communicationStyle'] = personality.communication_style;
  }
  const status = EDITABLE_STATUSES.find((one) => one === after.status);
  if (status !== undefined && status !== before.status) changes.status = status;
  return Object.keys(changes).length > 0 ? changes : null;
}

/** Returns the changed personality fields; null if none changed. */
function diffPersonality(
  before: SoulProfile,
  after: SoulProfile,
): Partial<Traits & Lists & { description: string }> | null {
  const traitsChanged = SLIDERS.some((slider) => after.traits[slider] !== before.traits[slider]);
  const lists = PERSONALITY_LISTS.filter((key) => after.lists[key].join('\n') !== before.lists[key].join('\n'));
  const descriptionChanged = after.description.trim() !== before.description;
  if (!traitsChanged && !descriptionChanged && lists.length === 0) return null;
  return {
    ...(traitsChanged ? after.traits : {}),
    ...(descriptionChanged ? { description: after.description.trim() } : {}),
    ...Object.fromEntries(lists.map((key) => [key, after.lists[key]])),
  };
}

/** Parses a draft from storage. Unreadable or invalid parts are dropped. */
export function parseDraft(text: string): ProfileDraft {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text || '{}');
  } catch {
    return {}; // Written by another release or corrupted.
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const given: Record<string, unknown> = { ...parsed };
  const draft: ProfileDraft = {};
  if (typeof given.name === 'string') draft.name = given.name;
  if (typeof given.archetype === 'string') draft.archetype = given.archetype;
  if (typeof given.gptInstructions === 'string') draft.gptInstructions = given.gptInstructions;
  if (typeof given.description === 'string') draft.description = given.description;
  const lists = parseLists(given.lists);
  if (lists) draft.lists = lists;
  const status = EDITABLE_STATUSES.find((one) => one === given.status);
  if (status !== undefined) draft.status = status;
  const traits = parseTraits(given.traits);
  if (traits) draft.traits = traits;
  return draft;
}

function parseTraits(value: unknown): Traits | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Record<string, unknown> = { ...value };
  const traits = { ...DEFAULT_TRAITS };
  for (const slider of SLIDERS) {
    const value = given[slider];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < LIMITS.sliderMin || value > LIMITS.sliderMax) {
      return null;
    }
    traits[slider] = value;
  }
  return traits;
}

function parseLists(value: unknown): Lists | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Record<string, unknown> = { ...value };
  if (!PERSONALITY_LISTS.every((key) => Array.isArray(given[key]))) return null;
  return Object.fromEntries(PERSONALITY_LISTS.map((key) => [key, parseTexts(given[key])])) as Record<ListKey, string[]>;
}
