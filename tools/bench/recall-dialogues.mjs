import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ id: string, speaker: string, text: string, at: number | null }} Turn
 * @typedef {{ text: string, category: number, evidence: string[] }} Question
 * @typedef {{ first: string, second: string, turns: Turn[], questions: Question[] }} Dialogue
 */

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** "1:56 pm on 8 May, 2023", in milliseconds UTC; null for what is no such date. @param {unknown} text */
function timeOf(text) {
  const [, hour, minute = '', half = '', day = '', month = '', year = ''] =
    /^(\d+):(\d+) (am|pm) on (\d+) (\w+),? (\d+)$/i.exec(String(text ?? '').trim()) ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  if (!hour || index < 0) return null;
  return Date.UTC(+year, index, +day, (+hour % 12) + (/pm/i.test(half) ? 12 : 0), +minute);
}

/**
 * The turn ids in an evidence string, which may hold several ("D8:6; D9:17") or be misspelt ("D:11:26", "D30:05").
 * @param {string} text
 */
const idsIn = (text) =>
  [...text.matchAll(/D:?(\d+):(\d+)/g)].map(([, session, turn]) => `D${Number(session)}:${Number(turn)}`);

/** @param {any} sample @returns {Dialogue} */
function dialogueOf({ conversation, qa }) {
  const sessions = Object.keys(conversation)
    .map((key) => Number(/^session_(\d+)$/.exec(key)?.[1]))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
  const turns = sessions.flatMap((session) => {
    const start = timeOf(conversation[`session_${session}_date_time`]);
    return conversation[`session_${session}`].map((/** @type {any} */ turn, /** @type {number} */ index) => ({
      id: turn.dia_id,
      speaker: turn.speaker,
      text: turn.blip_caption ? `${turn.text} and shared ${turn.blip_caption}` : turn.text,
      at: start === null ? null : start + index * 1000,
    }));
  });
  const known = new Set(turns.map(({ id }) => id));
  const questions = qa
    .map((/** @type {any} */ { question, category, evidence = [] }) => ({
      text: question,
      category,
      evidence: [...new Set(evidence.flatMap(idsIn))].filter((id) => known.has(id)),
    }))
    .filter((/** @type {Question} */ { category, evidence }) => category >= 1 && category <= 4 && evidence.length > 0);
  return { first: conversation.speaker_a, second: conversation.speaker_b, turns, questions };
}

/**
 * The dialogues of a file in LoCoMo's shape, or of all such files in a folder.
 * @param {string} place
 */
export function readDialogues(place) {
  const files = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => path.join(place, name))
    : [place];
  const samples = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
  return samples.filter((sample) => sample?.conversation && Array.isArray(sample.qa)).map(dialogueOf);
}
