import type { RecalledKind } from '@kinloom/contract';

/** Something of a person's own material that an agent may go by. Times in milliseconds UTC. */
export interface Piece {
  /** As the recall index knows it: `message:12`, `memory:7`. */
  key: string;
  kind: RecalledKind;
  soul: { id: number; name: string };
  from: 'person' | 'soul' | 'other';
  speaker: string;
  text: string;
  at: number | null;
  /** What it is called, where it has a name of its own. */
  title: string;
  conversationId: number | null;
  messageId: number | null;
  /** 0–1: how much of what was looked for it holds; what was not looked for by words has 0. */
  fit: number;
  /** Of a memory: when what contradicts it was said. */
  supersededAt: number | null;
}

/** A sentence of a piece, weighed against a task. */
export interface Line {
  text: string;
  piece: Piece;
  score: number;
  /** 0–1: how much of the task's words it holds, its own or words of like meaning. */
  overlap: number;
  /** It holds words of like meaning, not the task's own. */
  similar?: boolean;
  /** Its content words and the days it names, led back to their stems. */
  stems: string[];
}
