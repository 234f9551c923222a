import { readFile } from 'node:fs/promises';
import {
  type CardOverrides,
  type Companion,
  DomainError,
  type ErrorCode,
  LIMITS,
  type Personality,
  type SoulFromCardAnswer,
} from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { FILE_IMAGE_LIMITS, hasPngSizeWithin } from '@kinloom/domain/images';
import { SoulsService } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import {
  type CardNote,
  type CardSource,
  type LoreEntry,
  readCard,
  sourceOf,
  UnreadableCard,
  type UnreadableCode,
  writeCardJson,
  writeCardPng,
} from '../cards';
import type { Received } from '../files';
import { avatarOf, cleanPngOf } from './avatars';
import { characterOf, descriptionOf, loreOf, ownOf, remembered, shown, soulOf } from './card-souls';
import { type CardMemory, type CardRow, CardsRepository } from './cards.repository';
import { portraitOf } from './portraits';

const UNREADABLE: Partial<Record<UnreadableCode, ErrorCode>> = {
  'encrypted-card': 'card_encrypted',
  'encrypted-archive': 'card_encrypted',
  'too-large': 'card_too_large',
};
/** Memories that go out with a card. */
const MEMORIES = 1_000;

/** A card as a file. */
export interface CardFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Souls that come from other programs as cards, and go to them. */
@Injectable()
export class CardsService {
  constructor(
    private readonly cards: CardsRepository,
    private readonly souls: SoulsService,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Makes a soul of a card. What the card wanted to put above everything is kept, and switched off.
   * @throws DomainError no_files, card_unreadable, card_encrypted, card_too_large, image_too_many_pixels, too_many_souls, storage_full
   */
  async bring(accountId: number, received: readonly Received[]): Promise<SoulFromCardAnswer> {
    const [file] = received;
    if (!file) throw new DomainError('no_files');
    await this.budgets.require('souls', accountId);
    const bytes = await readFile(file.path);
    if (!hasPngSizeWithin(bytes, FILE_IMAGE_LIMITS)) throw new DomainError('image_too_many_pixels');
    const { card, picture, notes } = await readingOf(bytes, file.name);
    const { soul, notes: more } = soulOf(card, await this.cards.personOf(accountId));
    const avatar = await avatarOf(picture, LIMITS.avatarLength);
    const left: CardNote[] = picture && !avatar ? [{ code: 'picture-left-out', count: 1, fields: ['avatar'] }] : [];
    const said = shown([...notes, ...more, ...left]);
    const { id, pending } = await this.cards.create(accountId, file.name.slice(0, LIMITS.fileNameLength), {
      name: soul.name,
      ...characterOf(soul),
      avatar,
      card,
      systemPrompt: soul.overriding.system_prompt,
      postHistory: soul.overriding.post_history_instructions,
      greetings: soul.greetings.filter((greeting) => greeting !== ''),
      notes: said,
      lore: loreOf(card, soul),
    });
    await this.souls.announce(accountId, id);
    const waits: CardNote[] = pending > 0 ? [{ code: 'instruction-waits', count: pending, fields: ['entries'] }] : [];
    return { ...(await this.souls.get(accountId, id)), notes: [...said, ...shown(waits)] };
  }

  /** What its card wanted to put above everything; empty for a soul that came from none. @throws DomainError soul_not_found */
  async overrides(accountId: number, soulId: number): Promise<CardOverrides> {
    await this.souls.get(accountId, soulId);
    const row = await this.cards.findForOwner(accountId, soulId);
    return row ? overridesOf(row) : { systemPrompt: '', postHistory: '', enabled: false, greetings: [] };
  }

  /** @throws DomainError soul_not_found; not_found where the soul came from no card */
  async enable(accountId: number, soulId: number, enabled: boolean): Promise<CardOverrides> {
    await this.souls.get(accountId, soulId);
    if (!(await this.cards.enableForOwner(accountId, soulId, { enabled }))) throw new DomainError('not_found');
    return this.overrides(accountId, soulId);
  }

  /**
   * A soul as other programs open it. What its card held and nobody here reads goes out as it came in.
   * @param memories whether what it remembers goes along, as lore
   * @throws DomainError soul_not_found
   */
  async write(accountId: number, soulId: number, format: 'json' | 'png', memories: boolean): Promise<CardFile> {
    const companion = await this.souls.get(accountId, soulId);
    const row = await this.cards.findForOwner(accountId, soulId);
    const kept = {
      memories: memories ? await this.cards.memories(soulId) : [],
      lore: await this.cards.loreKeys(soulId),
    };
    const source = this.sourceFor(companion, row, kept, await this.cards.personOf(accountId));
    if (format === 'json') {
      const bytes = Buffer.from(writeCardJson(source));
      return { name: `${companion.name}.json`, type: 'application/json', bytes };
    }
    const png = (await cleanPngOf(companion.avatar)) ?? portraitOf(companion.name);
    return { name: `${companion.name}.png`, type: 'image/png', bytes: writeCardPng(source, png) };
  }

  private sourceFor(
    { name, archetype, personality, gptInstructions, createdAt }: Companion,
    row: CardRow | null,
    kept: { memories: readonly CardMemory[]; lore: ReadonlySet<string> },
    person: string,
  ): CardSource {
    const base = row ? sourceOf(row.card) : EMPTY;
    const soul = row && soulOf(row.card, person).soul;
    const description = typeof personality === 'string' ? personality : textIn(personality, 'description');
    // As long as its person left it as it came, it goes out as it came: with its placeholders.
    const same =
      soul !== null && [descriptionOf(soul), characterOf(soul).personality['description']].includes(description);
    const book = row && soul ? remembered(row.card, soul, kept.lore) : null;
    const added = kept.memories
      .filter(({ key }) => !key.startsWith('lore:'))
      .slice(-MEMORIES)
      .map(entryOf);
    return {
      ...base,
      name,
      ...(same ? {} : { description, personality: '', scenario: '' }),
      systemPrompt: [base.systemPrompt, gptInstructions].filter((text) => text.trim() !== '').join('\n\n'),
      extensions: { ...base.extensions, kinloom: ownOf(archetype, personality) },
      book: added.length === 0 ? book : { ...(book ?? EMPTY_BOOK), entries: [...(book?.entries ?? []), ...added] },
      createdAt: base.createdAt ?? Date.parse(createdAt),
      modifiedAt: Date.now(),
    };
  }
}

async function readingOf(bytes: Buffer, name: string) {
  try {
    return await readCard(bytes, name);
  } catch (error) {
    if (error instanceof UnreadableCard) throw new DomainError(UNREADABLE[error.code] ?? 'card_unreadable');
    throw error;
  }
}

const overridesOf = ({ system_prompt, post_history, enabled, greetings }: CardRow): CardOverrides => ({
  systemPrompt: system_prompt,
  postHistory: post_history,
  enabled,
  greetings,
});

const textIn = (personality: Personality, key: string): string => {
  const value = personality[key];
  return typeof value === 'string' ? value : '';
};

const EMPTY_BOOK = {
  name: '',
  description: '',
  scan_depth: null,
  token_budget: null,
  recursive_scanning: null,
  entries: [],
  extensions: {},
  unknown: {},
};

const EMPTY: CardSource = {
  name: '',
  description: '',
  personality: '',
  scenario: '',
  greetings: [],
  examples: '',
  systemPrompt: '',
  postHistory: '',
  creatorNotes: '',
  creator: '',
  version: '',
  tags: [],
  extensions: {},
  book: null,
  createdAt: null,
  modifiedAt: null,
};

function entryOf({ title, content, tags }: CardMemory, place: number): LoreEntry {
  return {
    keys: tags.length > 0 ? tags : [title],
    secondary_keys: [],
    content,
    enabled: true,
    constant: false,
    selective: false,
    use_regex: false,
    insertion_order: place,
    case_sensitive: false,
    priority: null,
    id: null,
    name: title,
    comment: '',
    position: null,
    extensions: {},
    unknown: {},
  };
}
