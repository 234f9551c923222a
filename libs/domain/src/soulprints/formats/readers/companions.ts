import { type Ledger, type Said } from '../ledger';
import { type Part } from '../part';
import { piecesOf } from '../pieces';
import { isoTime } from '../times';
import { type Role, type Skipped } from '../types';
import { get, id, list, number, text, word } from '../values';
import { epoch } from './csv';

/** What a program that lists messages says in each of them. */
interface Shape {
  patterns: readonly string[];
  /** Wanted besides: what the two sides are called. */
  names?: Readonly<Record<string, 'soul' | 'person'>>;
  said: (value: unknown, names: Names) => readonly (Omit<Said, 'thread'> | Skipped)[];
}

interface Names {
  soul: string;
  person: string;
}

const name = (names: Names, role: Role): string => (role === 'soul' ? names.soul : names.person);

const RISU: Shape = {
  patterns: ['data.message.*'],
  names: { 'data.name': 'soul' },
  said: (value, names) => {
    const role = text(get(value, 'role')) === 'user' ? 'person' : 'soul';
    const said = text(get(value, 'data'));
    const at = number(get(value, 'time'));
    return [
      said === null
        ? 'unreadable'
        : { speaker: name(names, role), role, text: said, at: at === null ? null : epoch(at) },
    ];
  },
};

const AGNAI: Shape = {
  patterns: ['messages.*'],
  names: { name: 'soul' },
  said: (value, names) => {
    const role = word(get(value, 'userId')) === null ? 'soul' : 'person';
    const said = text(get(value, 'msg'));
    const speaker = word(get(value, 'handle')) ?? name(names, role);
    return [
      said === null
        ? 'unreadable'
        : { speaker, role, text: said, at: isoTime(get(value, 'createdAt')), sourceId: id(get(value, '_id')) },
    ];
  },
};

/** Pairs of what the person said and what was answered; either may be empty. */
const OOBABOOGA: Shape = {
  patterns: ['data_visible.*', 'visible.*'],
  said: (value, names) =>
    list(value)
      .slice(0, 2)
      .map((said, side) => {
        const role = side === 0 ? 'person' : 'soul';
        const silent = text(said) === null || said === '' || said === '<|BEGIN-VISIBLE-CHAT|>';
        return silent ? 'empty' : { speaker: name(names, role), role, text: said as string };
      }),
};

const readShape =
  (shape: Shape) =>
  async (parts: readonly Part[], ledger: Ledger): Promise<void> => {
    for (const part of parts) {
      const names: Names = { soul: 'Character', person: 'You' };
      const thread = part.title;
      ledger.title(thread, part.title);
      const wanted = [...shape.patterns, ...Object.keys(shape.names ?? {})];
      for await (const { pattern, value } of piecesOf(part, wanted, ledger)) {
        const side = shape.names?.[pattern];
        if (side) names[side] = word(value) ?? names[side];
        else for (const said of shape.said(value, names)) await hand(said, thread, ledger);
      }
      await ledger.threadOver(thread);
    }
  };

async function hand(said: Omit<Said, 'thread'> | Skipped, thread: string, ledger: Ledger): Promise<void> {
  if (typeof said === 'string') ledger.skip(said);
  else await ledger.keep({ ...said, thread });
}

export const readRisu = readShape(RISU);
export const readAgnai = readShape(AGNAI);
export const readOobabooga = readShape(OOBABOOGA);

const KOBOLD_SIDES = /\{\{\[(INPUT|OUTPUT)(?:_END)?\]\}\}/;

/** Kobold Lite's saved story: one text in pieces, with marks where the sides change. What stands before the first mark is the scene. */
export async function readKobold(parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const part of parts) {
    const thread = part.title;
    const names: Names = { soul: 'Character', person: 'You' };
    ledger.title(thread, part.title);
    const story: string[] = [];
    let prompt = '';
    let size = 0;
    for await (const { pattern, value } of piecesOf(part, ['savedsettings', 'prompt', 'actions.*'], ledger)) {
      if (pattern === 'savedsettings') {
        names.soul = word(get(value, 'chatopponent'))?.split('||$||')[0] ?? names.soul;
        names.person = word(get(value, 'chatname')) ?? names.person;
      } else if (pattern === 'prompt') prompt = text(value) ?? '';
      else if ((size += text(value)?.length ?? 0) <= ledger.limits.conversation) story.push(text(value) ?? '');
      else ledger.skip('too-large');
    }
    const [scene, ...sides] = [prompt, ...story].join('').split(KOBOLD_SIDES);
    if (scene?.trim()) ledger.skip('system');
    for (let at = 0; at + 1 < sides.length; at += 2) {
      const role = sides[at] === 'INPUT' ? 'person' : 'soul';
      const said = sides[at + 1] ?? '';
      if (said.trim() !== '') await ledger.keep({ thread, speaker: name(names, role), role, text: said });
    }
    await ledger.threadOver(thread);
  }
}
