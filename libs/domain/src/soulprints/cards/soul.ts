import { LIMITS } from '@kinloom/contract';
import { decorated } from './book';
import { dialoguesOf } from './dialogues';
import { isObject } from './json';
import { resolveMacros, type Cast } from './macros';
import { Notes } from './notes';
import { cleanLine } from './text';
import type { CardNote, CardReading, LoreEntry, NormalCard, SoulFromCard, SoulLore } from './types';

/** How a person is called who has no name. */
const SOMEBODY = 'you';
const MACRO = /\{\{[^{}]*\}\}/g;

/**
 * What a soul becomes from a card. Chances in the card's texts fall the same way for the same seed.
 * @param person the person's display name
 */
export function soulFromCard(
  { card, picture }: Pick<CardReading, 'card' | 'picture'>,
  person: string,
  seed: string,
): { soul: SoulFromCard; notes: CardNote[] } {
  const notes = new Notes();
  const calledName = card.nickname || card.name;
  const cast: Cast = {
    soul: calledName,
    person: cleanLine(person, 'person', new Notes(), LIMITS.displayNameLength) || SOMEBODY,
    seed,
  };
  const say = (text: string, field: string) => resolveMacros(text, cast, field, notes);
  const greetings = [card.first_mes, ...card.alternate_greetings].filter((text) => text.trim() !== '');
  const overriding = {
    system_prompt: say(card.system_prompt, 'system_prompt'),
    post_history_instructions: say(card.post_history_instructions, 'post_history_instructions'),
  };
  for (const [field, text] of Object.entries(overriding))
    if (text.trim() !== '') notes.add('overriding-switched-off', field);
  if (hasDepthPrompt(card)) notes.add('depth-prompt-left', 'extensions');
  const own = card.extensions.kinloom;
  const soul: SoulFromCard = {
    name: card.name,
    calledName,
    description: say(card.description, 'description').trim(),
    personality: say(card.personality, 'personality').trim(),
    scenario: say(card.scenario, 'scenario').trim(),
    greetings: greetings.map((text, index) => say(text, `greeting ${index + 1}`).trim()),
    groupGreetings: card.group_only_greetings.map((text, index) => say(text, `group greeting ${index + 1}`).trim()),
    exampleDialogues: dialoguesOf(card.mes_example, [card.name, card.nickname].filter(Boolean), notes).map(
      (turns, index) =>
        turns.map(({ speaker, text }, turn) => ({ speaker, text: say(text, `example ${index + 1}.${turn + 1}`) })),
    ),
    overriding,
    lore: (card.book?.entries ?? []).flatMap((entry, index) => loreOf(entry, index, say, notes)),
    tags: [...card.tags],
    avatar: picture,
    own: own !== undefined && isObject(own) ? own : null,
  };
  return { soul, notes: notes.list() };
}

function hasDepthPrompt(card: NormalCard): boolean {
  const found = card.extensions.depth_prompt;
  return isObject(found) && typeof found.prompt === 'string' && found.prompt.trim() !== '';
}

function loreOf(
  entry: LoreEntry,
  index: number,
  say: (text: string, field: string) => string,
  notes: Notes,
): SoulLore[] {
  const { decorators, content } = decorated(entry.content);
  if (content.trim() === '') {
    notes.add('empty-entry', 'entries');
    return [];
  }
  notes.add('decorator-stripped', 'entries', decorators.length);
  const field = `lore ${index + 1}`;
  const called = (name: string) => decorators.some((line) => line === name);
  const added = decorators.flatMap((line) => /^additional_keys (.+)$/.exec(line)?.[1]?.split(',') ?? []);
  const secondary = [...(entry.selective ? entry.secondary_keys : []), ...added];
  const keys = wordsOf(entry.keys, entry, notes).map((key) => say(key, field).trim());
  return [
    {
      title: cleanLine(entry.name || entry.comment || keys[0] || `Lore ${index + 1}`, field, notes, LIMITS.titleLength),
      keys: keys.filter((key) => key !== ''),
      secondaryKeys: wordsOf(secondary, entry, notes)
        .map((key) => say(key, field).trim())
        .filter((key) => key !== ''),
      content: say(content, field).trim(),
      enabled: entry.enabled && (called('activate') || !called('dont_activate')),
      constant: entry.constant || called('activate'),
      caseSensitive: entry.case_sensitive ?? false,
      priority: entry.priority ?? entry.insertion_order,
    },
  ];
}

/**
 * Keys as plain words. Patterns are not run: one from outside can hold a server up for hours. Many programs call every key a pattern,
 * though, and most are words or a choice of words: those are taken as what they are.
 */
function wordsOf(keys: readonly string[], entry: LoreEntry, notes: Notes): string[] {
  const words = keys.map((key) => {
    const inner = /^\/(.+)\/[a-z]*$/.exec(key)?.[1];
    if (inner === undefined)
      return !entry.use_regex || !/[\\^$*+?()[\]{}|]/.test(key.replace(MACRO, '')) ? [key] : null;
    const choice = /^(?:\\b)?(?:\((?:\?:)?([^()]*)\)|([^()]*?))(?:\\b)?$/.exec(inner);
    const parts = (choice?.[1] ?? choice?.[2] ?? '').split('|').map((part) => part.trim());
    return parts.every((part) => part !== '' && !/[\\^$.*+?()[\]{}]/.test(part)) ? parts : null;
  });
  notes.add('regex-key-ignored', 'entries', words.filter((word) => word === null).length);
  return words.flatMap((word) => word ?? []);
}
