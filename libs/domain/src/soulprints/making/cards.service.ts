import { readFile } from 'node:fs/promises';
import {
  type CardOverrides,
  type Companion,
  DomainError,
  type ErrorCode,
  LIMITS,
  type Personality,
  type Sampling,
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
  toCardSource,
  UnreadableCardError,
  type UnreadableCode,
  writeCardJson,
  writeCardPng,
} from '../cards';
import type { ReceivedFile } from '../files';
import { toAvatar, toCleanPng } from './avatars';
import {
  toCharacter,
  toDescription,
  toLoreMemories,
  toOwnExtension,
  toSampling,
  withoutErasedLore,
  toShownNotes,
  toSoul,
} from './card-souls';
import { type CardMemory, type CardRow, CardsRepository } from './cards.repository';
import { drawPortrait } from './portraits';

const UNREADABLE_ERRORS: Partial<Record<UnreadableCode, ErrorCode>> = {
  'encrypted-card': 'card_encrypted',
  'encrypted-archive': 'card_encrypted',
  'too-large': 'card_too_large',
};
/** Maximum number of memories exported with a card. */
const MAX_EXPORTED_MEMORIES = 1_000;

/** A card file to download. */
export interface CardFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Imports souls from character cards and exports them as cards. */
@Injectable()
export class CardsService {
  constructor(
    private readonly cards: CardsRepository,
    private readonly souls: SoulsService,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Creates a soul from a card. The card's overriding prompts are stored disabled.
   * @throws DomainError no_files, card_unreadable, card_encrypted, card_too_large, image_too_many_pixels, too_many_souls, storage_full
   */
  async bring(accountId: number, received: readonly ReceivedFile[]): Promise<SoulFromCardAnswer> {
    const [file] = received;
    if (!file) throw new DomainError('no_files');
    await this.budgets.require('souls', accountId);
    const bytes = await readFile(file.path);
    if (!hasPngSizeWithin(bytes, FILE_IMAGE_LIMITS)) throw new DomainError('image_too_many_pixels');
    const { card, picture, notes } = await readCardOrThrow(bytes, file.name);
    const { soul, notes: more } = toSoul(card, await this.cards.findPersonName(accountId));
    const avatar = await toAvatar(picture, LIMITS.avatarLength);
    const left: CardNote[] = picture && !avatar ? [{ code: 'picture-left-out', count: 1, fields: ['avatar'] }] : [];
    const shownNotes = toShownNotes([...notes, ...more, ...left]);
    const { id, pending } = await this.cards.create(accountId, file.name.slice(0, LIMITS.fileNameLength), {
      name: soul.name,
      ...toCharacter(soul),
      sampling: toSampling(soul),
      avatar,
      card,
      systemPrompt: soul.overriding.system_prompt,
      postHistory: soul.overriding.post_history_instructions,
      greetings: soul.greetings.filter((greeting) => greeting !== ''),
      notes: shownNotes,
      lore: toLoreMemories(card, soul),
    });
    await this.souls.announce(accountId, id);
    const pendingNotes: CardNote[] =
      pending > 0 ? [{ code: 'instruction-waits', count: pending, fields: ['entries'] }] : [];
    return { ...(await this.souls.get(accountId, id)), notes: [...shownNotes, ...toShownNotes(pendingNotes)] };
  }

  /**
   * Returns the overriding prompts of the soul's card; empty for a soul without card.
   * @throws DomainError soul_not_found
   */
  async overrides(accountId: number, soulId: number): Promise<CardOverrides> {
    await this.souls.get(accountId, soulId);
    const row = await this.cards.findForOwner(accountId, soulId);
    return row ? toOverrides(row) : { systemPrompt: '', postHistory: '', enabled: false, greetings: [] };
  }

  /** @throws DomainError soul_not_found; not_found where the soul came from no card */
  async enable(accountId: number, soulId: number, enabled: boolean): Promise<CardOverrides> {
    await this.souls.get(accountId, soulId);
    if (!(await this.cards.enableForOwner(accountId, soulId, { enabled }))) throw new DomainError('not_found');
    return this.overrides(accountId, soulId);
  }

  /**
   * Exports a soul as a card. Unknown fields of its original card are written unchanged.
   * @param memories whether to include memories as lore
   * @throws DomainError soul_not_found
   */
  async write(accountId: number, soulId: number, format: 'json' | 'png', memories: boolean): Promise<CardFile> {
    const companion = await this.souls.get(accountId, soulId);
    const row = await this.cards.findForOwner(accountId, soulId);
    const exported = {
      memories: memories ? await this.cards.listMemories(soulId) : [],
      lore: await this.cards.loreKeys(soulId),
      sampling: await this.cards.findSampling(soulId),
    };
    const source = this.sourceFor(companion, row, exported, await this.cards.findPersonName(accountId));
    if (format === 'json') {
      const bytes = Buffer.from(writeCardJson(source));
      return { name: `${companion.name}.json`, type: 'application/json', bytes };
    }
    const png = (await toCleanPng(companion.avatar)) ?? drawPortrait(companion.name);
    return { name: `${companion.name}.png`, type: 'image/png', bytes: writeCardPng(source, png) };
  }

  private sourceFor(
    { name, archetype, personality, gptInstructions, createdAt }: Companion,
    row: CardRow | null,
    exported: { memories: readonly CardMemory[]; lore: ReadonlySet<string>; sampling: Sampling | null },
    person: string,
  ): CardSource {
    const base = row ? toCardSource(row.card) : EMPTY;
    const soul = row && toSoul(row.card, person).soul;
    const description = typeof personality === 'string' ? personality : readTextField(personality, 'description');
    // An unedited description is exported in its original form, with placeholders.
    const isUnedited =
      soul !== null && [toDescription(soul), toCharacter(soul).personality['description']].includes(description);
    const book = row && soul ? withoutErasedLore(row.card, soul, exported.lore) : null;
    const memoryEntries = exported.memories
      .filter(({ key }) => !key.startsWith('lore:'))
      .slice(-MAX_EXPORTED_MEMORIES)
      .map(toLoreEntry);
    return {
      ...base,
      name,
      ...(isUnedited ? {} : { description, personality: '', scenario: '' }),
      systemPrompt: [base.systemPrompt, gptInstructions].filter((text) => text.trim() !== '').join('\n\n'),
      extensions: { ...base.extensions, kinloom: toOwnExtension(archetype, personality, exported.sampling) },
      book:
        memoryEntries.length === 0
          ? book
          : { ...(book ?? EMPTY_BOOK), entries: [...(book?.entries ?? []), ...memoryEntries] },
      createdAt: base.createdAt ?? Date.parse(createdAt),
      modifiedAt: Date.now(),
    };
  }
}

async function readCardOrThrow(bytes: Buffer, name: string) {
  try {
    return await readCard(bytes, name);
  } catch (error) {
    if (error instanceof UnreadableCardError) throw new DomainError(UNREADABLE_ERRORS[error.code] ?? 'card_unreadable');
    throw error;
  }
}

const toOverrides = ({ system_prompt, post_history, enabled, greetings }: CardRow): CardOverrides => ({
  systemPrompt: system_prompt,
  postHistory: post_history,
  enabled,
  greetings,
});

const readTextField = (personality: Personality, key: string): string => {
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

function toLoreEntry({ title, content, tags }: CardMemory, index: number): LoreEntry {
  return {
    keys: tags.length > 0 ? tags : [title],
    secondary_keys: [],
    content,
    enabled: true,
    constant: false,
    selective: false,
    use_regex: false,
    insertion_order: index,
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
