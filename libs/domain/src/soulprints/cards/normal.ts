import { LIMITS } from '@kinloom/contract';
import { bookOf, standaloneBook } from './book';
import { bounded, dateOf, lineField, lineList, textField, textList, wordsOf } from './fields';
import { at, isObject, Keeper, type Loose } from './json';
import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { cleanLine, cleanText } from './text';
import { UnreadableCard, type CardAsset, type CardVersion, type NormalCard } from './types';

const V1_FIELDS = ['name', 'description', 'personality', 'scenario', 'first_mes', 'mes_example'] as const;
/** Names older programs had for the fields of V1. */
const LEGACY: Readonly<Record<(typeof V1_FIELDS)[number], readonly string[]>> = {
  name: ['char_name'],
  description: ['char_persona', 'context'],
  personality: [],
  scenario: ['world_scenario'],
  first_mes: ['char_greeting', 'greeting', 'first_message'],
  mes_example: ['example_dialogue', 'example_dialogs'],
};
const LEGACY_KEYS = new Set(Object.values(LEGACY).flat());
/** A name and a description stand in many files; one of these makes it a character. */
const TELLING = [
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'char_persona',
  'char_greeting',
  'greeting',
  'first_message',
];
const READ = new Set([
  ...V1_FIELDS,
  ...'nickname creator_notes creator_notes_multilingual system_prompt post_history_instructions alternate_greetings'.split(
    ' ',
  ),
  ...'group_only_greetings tags creator character_version source assets creation_date modification_date'.split(' '),
  ...'extensions character_book'.split(' '),
]);
/** What SillyTavern writes beside a flat card for its own use. */
const BOOKKEEPING = [
  'avatar',
  'chat',
  'create_date',
  'creatorcomment',
  'fav',
  'talkativeness',
  'json_data',
  'metadata',
];
const ROOT_READ = new Set([...READ, ...LEGACY_KEYS, ...BOOKKEEPING, 'data', 'spec', 'spec_version']);

interface Shape {
  version: CardVersion;
  data: Loose;
  read: ReadonlySet<string>;
}

/**
 * A card of any version as one shape.
 * @param fileName gives the name where the card has none
 * @throws UnreadableCard `no-card`
 */
export function normalise(file: Loose, fileName: string, notes: Notes): { card: NormalCard; version: CardVersion } {
  const keeper = new Keeper(notes);
  const shape = shapeOf(file, notes);
  if (shape !== null) return { card: cardOf(shape, fileName, notes, keeper), version: shape.version };
  const book = standaloneBook(file, notes, keeper);
  if (book === null) throw new UnreadableCard('no-card');
  notes.add('lorebook-only');
  const empty = cardOf(
    { version: 'lorebook', data: { name: book.name || nameOfFile(fileName) }, read: READ },
    fileName,
    notes,
    keeper,
  );
  return { card: { ...empty, book }, version: 'lorebook' };
}

function shapeOf(file: Loose, notes: Notes): Shape | null {
  const [spec, data] = [at(file, 'spec'), at(file, 'data')];
  const named = typeof spec === 'string' && spec.startsWith('chara_card_v');
  if (isObject(data) && (named || looksLikeCard(data))) {
    const version = versionOf(spec, at(file, 'spec_version'), notes);
    // Flat copies beside the data are older; they fill only what the data does not have at all.
    const flat = [...READ].filter((key) => at(data, key) === undefined && at(file, key) !== undefined);
    return { version, data: { ...data, ...pick(file, flat) }, read: READ };
  }
  if (!named && !looksLikeCard(file)) return null;
  const legacy = V1_FIELDS.filter((key) => at(file, key) === undefined).flatMap((key) => {
    const name = LEGACY[key].find((other) => at(file, other) !== undefined);
    return name === undefined ? [] : [[key, at(file, name)] as const];
  });
  const notesOfMaker = at(file, 'creator_notes') ?? at(file, 'creatorcomment');
  const flat = { ...file, ...Object.fromEntries(legacy), creator_notes: notesOfMaker };
  const old = legacy.length > 0 && TELLING.slice(0, 4).every((key) => at(file, key) === undefined);
  return { version: old ? 'legacy' : 'v1', data: flat, read: ROOT_READ };
}

function looksLikeCard(object: Loose): boolean {
  const named = typeof at(object, 'name') === 'string' || typeof at(object, 'char_name') === 'string';
  return named && TELLING.some((key) => typeof at(object, key) === 'string');
}

function pick(object: Loose, keys: readonly string[]): Loose {
  return Object.fromEntries(keys.map((key) => [key, at(object, key)]));
}

function versionOf(spec: unknown, specVersion: unknown, notes: Notes): CardVersion {
  const generation = typeof spec === 'string' ? parseFloat(spec.replace('chara_card_v', '')) : NaN;
  const version = parseFloat(typeof specVersion === 'string' ? specVersion : '');
  if (generation > 3 || (generation >= 3 && version > 3)) notes.add('newer-version');
  return generation >= 3 ? 'v3' : 'v2';
}

function cardOf({ data, read }: Shape, fileName: string, notes: Notes, keeper: Keeper): NormalCard {
  const avatar = at(data, 'avatar');
  if (typeof avatar === 'string' && /^https?:/i.test(avatar)) notes.add('remote-asset-not-fetched', 'avatar');
  return {
    name: nameOf(data, fileName, notes),
    nickname: lineField(data, 'nickname', notes, LIMITS.soulNameLength),
    description: textField(data, 'description', notes),
    personality: textField(data, 'personality', notes),
    scenario: textField(data, 'scenario', notes),
    first_mes: textField(data, 'first_mes', notes),
    mes_example: textField(data, 'mes_example', notes),
    creator_notes: textField(data, 'creator_notes', notes),
    creator_notes_multilingual: languagesOf(at(data, 'creator_notes_multilingual'), notes),
    system_prompt: textField(data, 'system_prompt', notes),
    post_history_instructions: textField(data, 'post_history_instructions', notes),
    alternate_greetings: textList(at(data, 'alternate_greetings'), 'alternate_greetings', notes, CARD_LIMITS.greetings),
    group_only_greetings: textList(
      at(data, 'group_only_greetings'),
      'group_only_greetings',
      notes,
      CARD_LIMITS.greetings,
    ),
    tags: lineList(at(data, 'tags'), 'tags', notes, CARD_LIMITS.tags, CARD_LIMITS.label),
    creator: lineField(data, 'creator', notes),
    character_version: lineField(data, 'character_version', notes),
    source: sourcesOf(at(data, 'source'), notes),
    assets: assetsOf(at(data, 'assets'), notes),
    creation_date: dateOf(at(data, 'creation_date'), 'creation_date', notes),
    modification_date: dateOf(at(data, 'modification_date'), 'modification_date', notes),
    extensions: keeper.keep(at(data, 'extensions'), 'extensions'),
    book: bookOf(at(data, 'character_book'), notes, keeper),
    unknown: keeper.keep(data, 'data', read),
  };
}

/** The card's name, else its nickname, else the file's name; a soul is never nameless. */
function nameOf(data: Loose, fileName: string, notes: Notes): string {
  const name = lineField(data, 'name', notes, LIMITS.soulNameLength);
  if (name !== '') return name;
  notes.add('name-missing', 'name');
  const nickname = lineField(data, 'nickname', notes, LIMITS.soulNameLength);
  return nickname || cleanLine(nameOfFile(fileName), 'name', notes, LIMITS.soulNameLength) || 'Unnamed';
}

function nameOfFile(fileName: string): string {
  return fileName.replace(/^.*[/\\]/, '').replace(/(?:\.card)?\.[a-z0-9]{1,8}$/i, '');
}

function languagesOf(value: unknown, notes: Notes): Record<string, string> {
  if (!isObject(value)) return {};
  const spoken = Object.keys(value).filter((key) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/i.test(key));
  const kept = bounded(spoken, CARD_LIMITS.languages, 'creator_notes_multilingual', notes);
  return Object.fromEntries(
    kept.map((key) => {
      const text = wordsOf(value[key], 'creator_notes_multilingual', notes);
      return [key, cleanText(text, 'creator_notes_multilingual', notes)];
    }),
  );
}

/** Addresses are shown as links one day: only what no browser runs is kept. */
function sourcesOf(value: unknown, notes: Notes): string[] {
  const sources = typeof value === 'string' ? [value] : value;
  const lines = lineList(sources, 'source', notes, CARD_LIMITS.sources, CARD_LIMITS.link);
  const safe = lines.filter((line) => !/^\s*(?:javascript|data|vbscript|file|blob):/i.test(line));
  notes.add('link-left-out', 'source', lines.length - safe.length);
  return safe;
}

/** Embedded pictures and sounds are not kept with the card, so what points to them is not either. */
function assetsOf(value: unknown, notes: Notes): CardAsset[] {
  if (!Array.isArray(value)) return [];
  return bounded<unknown>(value, CARD_LIMITS.assets, 'assets', notes).flatMap((item) => {
    const uri = isObject(item) ? at(item, 'uri') : undefined;
    if (!isObject(item) || typeof uri !== 'string') return [];
    const remote = /^https?:\/\//i.test(uri);
    if (remote) notes.add('remote-asset-not-fetched', 'assets');
    if (!remote && uri !== 'ccdefault:') return [];
    const field = (key: string) => lineField(item, key, notes);
    return [
      {
        type: field('type'),
        uri: cleanLine(uri, 'assets', notes, CARD_LIMITS.link),
        name: field('name'),
        ext: field('ext'),
      },
    ];
  });
}
