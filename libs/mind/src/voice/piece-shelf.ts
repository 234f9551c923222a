import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../perception/text';
import { stemOf } from '../recall/stem';
import type { Dice } from '../seed';

/** Beside the sources, and copied beside the compiled modules. */
const FOLDER = path.join(__dirname, '../../data/pieces');

export const PIECE_KINDS = ['joke', 'riddle', 'story', 'poem', 'haiku', 'musing'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A joke, riddle, story, poem, haiku or musing, whole. */
export interface Piece {
  kind: PieceKind;
  topics: readonly string[];
  mood: 'light' | 'gentle' | 'eerie' | 'sad';
  text: string;
  /** Of a riddle. */
  answer?: string;
}

/** How much a topic that was asked for counts beside chance, which is below 1; and a mood that does not fit. */
const TOPIC_SCORE = 2;
const WRONG_MOOD = 3;

/** Written pieces, chosen by kind, topic and mood. */
export class PieceShelf {
  constructor(private readonly pieces: readonly Piece[]) {}

  /**
   * A piece that was not told in this conversation.
   * @param request the message that asks for it
   * @param said texts of the soul's earlier replies
   * @param isGentle whether only gentle pieces fit the talk
   * @returns the piece, and whether it is about something the request names; null if all of the kind were told
   */
  choose(
    kind: PieceKind,
    request: string,
    said: readonly string[],
    isGentle: boolean,
    dice: Dice,
  ): { piece: Piece; isOnTopic: boolean } | null {
    const told = said.join('\n');
    const wanted = new Set(wordsOf(request).map(stemOf));
    let best: { piece: Piece; score: number; isOnTopic: boolean } | null = null;
    for (const piece of this.pieces) {
      if (piece.kind !== kind || told.includes(piece.text)) continue;
      const topics = piece.topics.filter((topic) => wanted.has(stemOf(topic))).length;
      const fits = isGentle ? piece.mood === 'gentle' : piece.mood !== 'sad' || wanted.has('sad');
      const score = dice.next() + TOPIC_SCORE * topics - (fits ? 0 : WRONG_MOOD);
      if (best === null || score > best.score) best = { piece, score, isOnTopic: topics > 0 };
    }
    return best;
  }

  /** The riddle whose text stands in a reply. */
  riddleIn(reply: string): Piece | null {
    return this.pieces.find(({ kind, text }) => kind === 'riddle' && reply.includes(text)) ?? null;
  }

  get size(): number {
    return this.pieces.length;
  }
}

let shared: PieceShelf | null = null;

/** The installed pieces, read when they are first needed. */
export function pieceShelf(): PieceShelf {
  shared ??= new PieceShelf(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.jsonl'))
      .sort()
      .flatMap((name) => readFileSync(path.join(FOLDER, name), 'utf8').split('\n'))
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Piece),
  );
  return shared;
}
