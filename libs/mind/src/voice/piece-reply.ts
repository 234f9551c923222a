import { capitalised, wordsOf } from '../perception/text';
import type { Dice } from '../seed';
import type { Act } from '../understanding/talk-labels';
import { type Piece, type PieceKind, pieceShelf } from './piece-shelf';
import type { ReplySelector } from './reply-selector';
import type { Message, TurnReading } from './turn-reading';
import type { VoiceTurn } from './voice';

const PIECES: Partial<Record<Act, PieceKind>> = {
  joke: 'joke',
  story: 'story',
  poem: 'poem',
  play: 'riddle',
  bored: 'musing',
};
/** Acts that guess at a riddle or give it up. */
const ANSWERS_RIDDLE: readonly Act[] = [
  'tell',
  'unsure',
  'go_on',
  'no',
  'yes',
  'play',
  'clarify',
  'knowledge',
  'react',
  'opinion',
];
/** Probability that a message after a piece asks for more, from which it is taken so. */
const LEAST_MORE = 0.15;
/** Probability of the act from which a whole piece is told: all right ones of the validation writers are above it. */
const LEAST_PIECE = 0.4;
/** A request of more words names what it is to be about. */
const LONG_REQUEST = 6;
const ASKS_ANOTHER = /\b(?:another|new one|different|one more|next)\b/i;

/**
 * A joke, story, poem, riddle or musing, whole, with a lead-in where it is not about what was asked for; or the answer of a riddle.
 * @returns null where none is asked for
 */
export function pieceReply(
  { message, before, replies, mood }: TurnReading,
  { history }: VoiceTurn,
  selector: ReplySelector,
  dice: Dice,
): string | null {
  const riddle = pieceShelf().riddleIn(replies.at(-1) ?? '');
  if (riddle !== null && !ASKS_ANOTHER.test(message.text) && ANSWERS_RIDDLE.includes(message.act))
    return riddleAnswer(riddle, message.text);
  const wantsMore = asksForMore(message, before);
  const asked = wantsMore ? before.find(({ act }) => PIECES[act] !== undefined) : message;
  const isFresh = asked === message || asked === before[0];
  const kind = asked && isFresh ? kindOf(asked) : null;
  if (kind === null || asked === undefined) return null;
  const isGentle = mood === 'grave' || mood === 'hard' || message.grave !== null;
  const said = history.flatMap(({ from, text }) => (from === 'soul' ? [text] : []));
  const chosen = pieceShelf().choose(kind, message.text, said, isGentle, dice);
  if (chosen === null) return null;
  const isChange = wantsMore && message.act !== 'go_on';
  const isUnlike = !wantsMore && !chosen.isOnTopic && kind !== 'musing' && wordsOf(message.text).length > LONG_REQUEST;
  const lead = isChange ? selector.choose('piece again') : isUnlike ? selector.choose('piece lead') : null;
  return lead === null ? chosen.piece.text : `${lead}\n\n${chosen.piece.text}`;
}

function kindOf({ act, text, analysis }: Message): PieceKind | null {
  if (analysis.act.of[act] < LEAST_PIECE) return null;
  if (act === 'poem' && /\bhaikus?\b/i.test(text)) return 'haiku';
  if (act === 'play' && !/\briddles?\b|\bpuzzle|\bbrain ?teaser/i.test(text)) return null;
  return PIECES[act] ?? null;
}

/** Whether a message wants another piece like the last: "another", or, right after one, "shorter, and put a goat in it". */
function asksForMore({ act, analysis }: Message, [last]: readonly Message[]): boolean {
  if (act === 'go_on') return true;
  if (act !== 'tell' || last === undefined || PIECES[last.act] === undefined) return false;
  return analysis.act.of.go_on + analysis.act.of[last.act] >= LEAST_MORE;
}

/** The answer of a riddle, and whether it was guessed. */
function riddleAnswer({ answer = '' }: Piece, guess: string): string {
  const words = wordsOf(answer).filter((word) => word.length > 2);
  const isRight = words.length > 0 && words.every((word) => wordsOf(guess).includes(word));
  return isRight ? "Yes, that's it!" : `${capitalised(answer.replace(/[.!]+$/, ''))}.`;
}
