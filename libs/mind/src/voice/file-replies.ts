import { wordsOf } from '../perception/text';
import { diceFor } from '../seed';
import type { SentFile, VoiceTurn } from '../voice/voice';

/** Characters of a line of a file that is said back. */
const LINE = 160;
/** Files that are spoken of one by one; of more, the rest is counted. */
const NAMED = 3;

/** What the built-in voice says of files that came with a message: what it read, with a line of it, and what it could not read. */
export function fileReply(turn: VoiceTurn): string {
  if (turn.files.length === 0) return '';
  const dice = diceFor(`${turn.seed}:files`);
  const asked = new Set(wordsOf(turn.history.at(-1)?.text ?? '').filter((word) => word.length > 3));
  const named = turn.files.slice(0, NAMED).map((file) => {
    const line = lineOf(file, asked);
    if (file.text === null) return `I could not read “${file.name}”${file.unread ? `: ${lowered(file.unread)}` : '.'}`;
    if (line === null) return `“${file.name}” came through, and there are no words in it.`;
    const [first] = dice.shuffled([
      `I read “${file.name}”. This stayed with me: “${line}”`,
      `“${file.name}” is read. The line I keep looking at is “${line}”`,
      `Thank you for “${file.name}”. Of all of it, I hold on to “${line}”`,
    ]);
    return first ?? '';
  });
  const more = turn.files.length - named.length;
  return [
    ...named,
    ...(more > 0 ? [`And ${more} more ${more === 1 ? 'file' : 'files'}, which I have with me now.`] : []),
  ].join(' ');
}

/** Whether nothing was said beside the files: their names alone stand for the message. */
export function hasOnlyFiles(turn: VoiceTurn): boolean {
  return turn.files.length > 0 && turn.history.at(-1)?.text === turn.files.map(({ name }) => name).join(', ');
}

/** The line of a file that has most of what was asked in it; else the first that says something. */
function lineOf({ text }: SentFile, asked: ReadonlySet<string>): string | null {
  const lines = (text ?? '')
    .split(/\n|(?<=[.!?])\s+/)
    .map((line) => line.replace(/^[#>*\-\s]+/, '').trim())
    .filter((line) => wordsOf(line).length > 2);
  let best = lines[0] ?? ((text ?? '').trim() || null);
  let most = 0;
  for (const line of lines) {
    const shared = wordsOf(line).filter((word) => asked.has(word)).length;
    if (shared > most) [best, most] = [line, shared];
  }
  return best === null || best.length <= LINE ? best : `${best.slice(0, best.lastIndexOf(' ', LINE))}…`;
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
