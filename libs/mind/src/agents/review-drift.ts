import type { AgentSource, ReviewFinding } from '@kinloom/contract';
import { wordsOf } from '../perception/text';
import { wishesIn } from '../self/wishes';
import { ENOUGH_REPLIES, type Reply, replySource, type Reviewed } from './reviewed';
import { counted, sourceOf } from './saying';

interface Manner {
  words: number;
  questions: number;
  emoji: number;
  exclaims: number;
}
function mannerIn(replies: readonly Reply[]): Manner {
  const share = (test: RegExp) => replies.filter(({ text }) => test.test(text)).length / Math.max(1, replies.length);
  const words = replies.reduce((sum, { text }) => sum + wordsOf(text).length, 0) / Math.max(1, replies.length);
  return { words, questions: share(/\?/), emoji: share(/\p{Extended_Pictographic}/u), exclaims: share(/!/) };
}
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How a soul strays from what it is told to be, and from what it was. */
export function drift(soul: Reviewed): ReviewFinding[] {
  const { earliest, newest } = soul.replies;
  const found: ReviewFinding[] = [];
  const add = (title: string, detail: string, advice: string, sources: AgentSource[]) =>
    found.push({ kind: 'drift', title, detail, advice, sources });
  if (newest.length >= ENOUGH_REPLIES) {
    const wishes = wishesIn(soul.instructions);
    const now = mannerIn(newest);
    const breaking = (test: (text: string) => boolean) =>
      newest
        .filter(({ text }) => test(text))
        .slice(-3)
        .map((reply) => replySource(soul, reply));
    if (wishes.noQuestions && now.questions > 0.1)
      add(
        'Asks though it may not',
        `${percent(now.questions)} of its newest ${newest.length} replies hold a question.`,
        'Say it more plainly in the instructions: “Never ask a question.”',
        breaking((text) => text.includes('?')),
      );
    if (wishes.noEmoji && now.emoji > 0)
      add(
        'Emoji in spite of its instructions',
        `${percent(now.emoji)} of its newest ${newest.length} replies.`,
        'Say it more plainly in the instructions.',
        breaking((text) => /\p{Extended_Pictographic}/u.test(text)),
      );
    if (wishes.maxWords !== null && now.words > wishes.maxWords * 1.2)
      add(
        'Longer than it is told to be',
        `${Math.round(now.words)} words a reply, where ${wishes.maxWords} are allowed.`,
        'Put the limit first in its instructions.',
        breaking((text) => wordsOf(text).length > (wishes.maxWords ?? 0)),
      );
    if (earliest.length >= ENOUGH_REPLIES) {
      const then = mannerIn(earliest);
      const ends = [earliest[0], newest.at(-1)].flatMap((reply) => (reply ? [replySource(soul, reply)] : []));
      const ratio = now.words / Math.max(1, then.words);
      if (ratio >= 1.6 || ratio <= 0.6)
        add(
          ratio > 1 ? 'It has grown wordier' : 'It has grown terser',
          `${Math.round(then.words)} words a reply in the beginning, ${Math.round(now.words)} by now.`,
          'If you liked it better before, say in the instructions how long a reply should be.',
          ends,
        );
      if (Math.abs(now.questions - then.questions) >= 0.35)
        add(
          now.questions > then.questions ? 'It asks more than it did' : 'It asks less than it did',
          `${percent(then.questions)} of replies in the beginning, ${percent(now.questions)} by now.`,
          'Curiosity is the slider for it.',
          ends,
        );
    }
  }
  const live = soul.memories.filter(({ memory }) => memory.supersededBy === null && memory.objection === null);
  const fading = live.filter(({ memory }) => memory.status === 'fading');
  if (live.length >= 8 && fading.length / live.length > 0.4)
    add(
      'Much of what it knows is fading',
      `${fading.length} of ${counted(live.length, 'memory', 'memories')}.`,
      'Anchor the ones that matter in the memory archive.',
      fading.slice(0, 3).map(({ piece }) => sourceOf(piece)),
    );
  const ended = soul.memories.filter(({ memory }) => memory.supersededBy !== null);
  if (ended.length > 0)
    add(
      'What is no longer so',
      `${counted(ended.length, 'memory', 'memories')} gave way to something newer; the newest: “${ended.at(-1)?.memory.content ?? ''}”.`,
      'Nothing needs to be done: it answers by what is so now, and knows what was before.',
      ended.slice(-3).map(({ piece }) => sourceOf(piece)),
    );
  return found;
}
