import { LIMITS } from '@kinloom/contract';
import { splitDecorators } from './lorebook';
import { parseExampleDialogues } from './example-dialogues';
import { isObject } from './card-json';
import { resolveMacros, type MacroValues } from './macros';
import { CardNotes } from './card-notes';
import { cleanLine } from './clean-text';
import type { CardNote, CardReading, LoreEntry, NormalCard, SoulFromCard, SoulLore } from './types';

/** Replacement of `{{user}}` for a person without a display name. */
const DEFAULT_PERSON = 'you';
const MACRO_PATTERN = /\{\{[^{}]*\}\}/g;

/**
 * Derives a soul from a card. Random choices in the card's texts are deterministic per seed.
 * @param person display name of the person
 */
export function soulFromCard(
  { card, picture }: Pick<CardReading, 'card' | 'picture'>,
  person: string,
  seed: string,
): { soul: SoulFromCard; notes: CardNote[] } {
  const notes = new CardNotes();
  const calledName = card.nickname || card.name;
  const values: MacroValues = {
    soul: calledName,
    person: cleanLine(person, 'person', new CardNotes(), LIMITS.displayNameLength) || DEFAULT_PERSON,
    seed,
  };
  const resolve = (text: string, field: string) => resolveMacros(text, values, field, notes);
  const greetings = [card.first_mes, ...card.alternate_greetings].filter((text) => text.trim() !== '');
  const overridingPrompts = {
    system_prompt: resolve(card.system_prompt, 'system_prompt'),
    post_history_instructions: resolve(card.post_history_instructions, 'post_history_instructions'),
  };
  for (const [field, text] of Object.entries(overridingPrompts))
    if (text.trim() !== '') notes.add('overriding-switched-off', field);
  if (hasDepthPrompt(card)) notes.add('depth-prompt-left', 'extensions');
  const ownExtension = card.extensions.kinloom;
  const soul: SoulFromCard = {
    name: card.name,
    calledName,
    description: resolve(card.description, 'description').trim(),
    personality: resolve(card.personality, 'personality').trim(),
    scenario: resolve(card.scenario, 'scenario').trim(),
    greetings: greetings.map((text, index) => resolve(text, `greeting ${index + 1}`).trim()),
    groupGreetings: card.group_only_greetings.map((text, index) => resolve(text, `group greeting ${index + 1}`).trim()),
    exampleDialogues: parseExampleDialogues(card.mes_example, [card.name, card.nickname].filter(Boolean), notes).map(
      (turns, index) =>
        turns.map(({ speaker, text }, turn) => ({ speaker, text: resolve(text, `example ${index + 1}.${turn + 1}`) })),
    ),
    overriding: overridingPrompts,
    lore: (card.book?.entries ?? []).flatMap((entry, index) => toSoulLore(entry, index, resolve, notes)),
    tags: [...card.tags],
    avatar: picture,
    own: ownExtension !== undefined && isObject(ownExtension) ? ownExtension : null,
  };
  return { soul, notes: notes.list() };
}

function hasDepthPrompt(card: NormalCard): boolean {
  const depthPrompt = card.extensions.depth_prompt;
  return isObject(depthPrompt) && typeof depthPrompt.prompt === 'string' && depthPrompt.prompt.trim() !== '';
}

function toSoulLore(
  entry: LoreEntry,
  index: number,
  resolve: (text: string, field: string) => string,
  notes: CardNotes,
): SoulLore[] {
  const { decorators, content } = splitDecorators(entry.content);
  if (content.trim() === '') {
    notes.add('empty-entry', 'entries');
    return [];
  }
  notes.add('decorator-stripped', 'entries', decorators.length);
  const field = `lore ${index + 1}`;
  const hasDecorator = (name: string) => decorators.some((line) => line === name);
  const additionalKeys = decorators.flatMap((line) => /^additional_keys (.+)$/.exec(line)?.[1]?.split(',') ?? []);
  const secondary = [...(entry.selective ? entry.secondary_keys : []), ...additionalKeys];
  const keys = toPlainKeys(entry.keys, entry, notes).map((key) => resolve(key, field).trim());
  return [
    {
      title: cleanLine(entry.name || entry.comment || keys[0] || `Lore ${index + 1}`, field, notes, LIMITS.titleLength),
      keys: keys.filter((key) => key !== ''),
      secondaryKeys: toPlainKeys(secondary, entry, notes)
        .map((key) => resolve(key, field).trim())
        .filter((key) => key !== ''),
      content: resolve(content, field).trim(),
      enabled: entry.enabled && (hasDecorator('activate') || !hasDecorator('dont_activate')),
      constant: entry.constant || hasDecorator('activate'),
      caseSensitive: entry.case_sensitive ?? false,
      priority: entry.priority ?? entry.insertion_order,
    },
  ];
}

/**
 * Converts lore keys to plain words. Regular expressions are not executed (ReDoS); many programs mark every key as a pattern, so patterns
 * that are plain words or alternatives of words are converted.
 */
function toPlainKeys(keys: readonly string[], entry: LoreEntry, notes: CardNotes): string[] {
  const plainKeys = keys.map((key) => {
    const pattern = /^\/(.+)\/[a-z]*$/.exec(key)?.[1];
    if (pattern === undefined)
      return !entry.use_regex || !/[\\^$*+?()[\]{}|]/.test(key.replace(MACRO_PATTERN, '')) ? [key] : null;
    const alternatives = /^(?:\\b)?(?:\((?:\?:)?([^()]*)\)|([^()]*?))(?:\\b)?$/.exec(pattern);
    const parts = (alternatives?.[1] ?? alternatives?.[2] ?? '').split('|').map((part) => part.trim());
    return parts.every((part) => part !== '' && !/[\\^$.*+?()[\]{}]/.test(part)) ? parts : null;
  });
  notes.add('regex-key-ignored', 'entries', plainKeys.filter((word) => word === null).length);
  return plainKeys.flatMap((word) => word ?? []);
}
