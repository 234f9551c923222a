import { type ImportLedger, type ExtractedMessage } from '../import-ledger';
import { type ExportPart } from '../export-part';
import { extractPieces } from '../json-pieces';
import { parseIsoTime } from '../time-parsing';
import { type Role, type Skipped } from '../types';
import { get, id, list, number, text, nonEmptyText } from '../untrusted-values';
import { toEpochMs } from './csv';

/** How a program's messages are extracted. */
interface Shape {
  patterns: readonly string[];
  /** Patterns of the two speakers' names. */
  names?: Readonly<Record<string, 'soul' | 'person'>>;
  extract: (value: unknown, names: Names) => readonly (Omit<ExtractedMessage, 'thread'> | Skipped)[];
}

interface Names {
  soul: string;
  person: string;
}

const name = (names: Names, role: Role): string => (role === 'soul' ? names.soul : names.person);

const RISU: Shape = {
  patterns: ['data.message.*'],
  names: { 'data.name': 'soul' },
  extract: (value, names) => {
    const role = text(get(value, 'role')) === 'user' ? 'person' : 'soul';
    const content = text(get(value, 'data'));
    const at = number(get(value, 'time'));
    return [
      content === null
        ? 'unreadable'
        : { speaker: name(names, role), role, text: content, at: at === null ? null : toEpochMs(at) },
    ];
  },
};

const AGNAI: Shape = {
  patterns: ['messages.*'],
  names: { name: 'soul' },
  extract: (value, names) => {
    const role = nonEmptyText(get(value, 'userId')) === null ? 'soul' : 'person';
    const content = text(get(value, 'msg'));
    const speaker = nonEmptyText(get(value, 'handle')) ?? name(names, role);
    return [
      content === null
        ? 'unreadable'
        : { speaker, role, text: content, at: parseIsoTime(get(value, 'createdAt')), sourceId: id(get(value, '_id')) },
    ];
  },
};

/** Pairs of message and reply; either may be empty. */
const OOBABOOGA: Shape = {
  patterns: ['data_visible.*', 'visible.*'],
  extract: (value, names) =>
    list(value)
      .slice(0, 2)
      .map((content, side) => {
        const role = side === 0 ? 'person' : 'soul';
        const silent = text(content) === null || content === '' || content === '<|BEGIN-VISIBLE-CHAT|>';
        return silent ? 'empty' : { speaker: name(names, role), role, text: content as string };
      }),
};

const readShape =
  (shape: Shape) =>
  async (parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> => {
    for (const part of parts) {
      const names: Names = { soul: 'Character', person: 'You' };
      const thread = part.title;
      ledger.setTitle(thread, part.title);
      const wanted = [...shape.patterns, ...Object.keys(shape.names ?? {})];
      for await (const { pattern, value } of extractPieces(part, wanted, ledger)) {
        const side = shape.names?.[pattern];
        if (side) names[side] = nonEmptyText(value) ?? names[side];
        else for (const extracted of shape.extract(value, names)) await hand(extracted, thread, ledger);
      }
      await ledger.closeThread(thread);
    }
  };

async function hand(
  extracted: Omit<ExtractedMessage, 'thread'> | Skipped,
  thread: string,
  ledger: ImportLedger,
): Promise<void> {
  if (typeof extracted === 'string') ledger.skip(extracted);
  else await ledger.accept({ ...extracted, thread });
}

export const readRisu = readShape(RISU);
export const readAgnai = readShape(AGNAI);
export const readOobabooga = readShape(OOBABOOGA);

const KOBOLD_SIDES = /\{\{\[(INPUT|OUTPUT)(?:_END)?\]\}\}/;

/**
 * Reads Kobold Lite's saved story: one text in pieces, with marks where the speaker changes. The text before the first mark is the
 * scenario.
 */
export async function readKobold(parts: readonly ExportPart[], ledger: ImportLedger): Promise<void> {
  for (const part of parts) {
    const thread = part.title;
    const names: Names = { soul: 'Character', person: 'You' };
    ledger.setTitle(thread, part.title);
    const story: string[] = [];
    let prompt = '';
    let size = 0;
    for await (const { pattern, value } of extractPieces(part, ['savedsettings', 'prompt', 'actions.*'], ledger)) {
      if (pattern === 'savedsettings') {
        names.soul = nonEmptyText(get(value, 'chatopponent'))?.split('||$||')[0] ?? names.soul;
        names.person = nonEmptyText(get(value, 'chatname')) ?? names.person;
      } else if (pattern === 'prompt') prompt = text(value) ?? '';
      else if ((size += text(value)?.length ?? 0) <= ledger.limits.conversation) story.push(text(value) ?? '');
      else ledger.skip('too-large');
    }
    const [scene, ...sides] = [prompt, ...story].join('').split(KOBOLD_SIDES);
    if (scene?.trim()) ledger.skip('system');
    for (let at = 0; at + 1 < sides.length; at += 2) {
      const role = sides[at] === 'INPUT' ? 'person' : 'soul';
      const content = sides[at + 1] ?? '';
      if (content.trim() !== '') await ledger.accept({ thread, speaker: name(names, role), role, text: content });
    }
    await ledger.closeThread(thread);
  }
}
