import { loadSource } from './sources.mjs';

/**
 * What the bench uses of it.
 * @typedef {{ key: string, kind: string, stream: string, from: string, speaker: string, text: string, notes: string, at: number | null,
 *   whispered: boolean }} Entry
 * @typedef {object} Recall
 * @property {number} bytes
 * @property {(entries: Entry[]) => void} append
 * @property {(cue: { text: string, from: string, at: number, limit: number }) => { key: string }[]} search
 */

/** @returns {{ RecallIndex: new (names: { person: string, soul: string }) => Recall }} the recall of this checkout, compiled from source */
export const loadRecall = () => loadSource('libs/mind/src/recall/index.ts');
