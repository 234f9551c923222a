import type { Evidence, Finding } from './analysis';
import type { Measure, Measures } from './measures';
import { STATED_SURE, STYLE } from './rules';
import type { Leanings } from './sliders';
import type { StatedManner } from './statements';

const inWords = (figure: number): string =>
  figure >= 10 ? String(Math.round(figure)) : figure.toFixed(1).replace(/\.0$/, '');
const percent = (share: number): string => `${Math.round(Math.min(1, share) * 100)} %`;

/** How much shorter than ordinary chat, in spreads of about a third: -2 … 2. */
export function brevityOf(measures: Measures): number {
  if (measures.texts === 0 || measures.sentences === 0) return 0;
  const text = Math.log(14 / Math.max(1, measures.words / measures.texts)) / 0.5;
  const sentence = Math.log(8.5 / Math.max(1, measures.words / measures.sentences)) / 0.35;
  const sure = measures.texts / (measures.texts + 5);
  return Math.min(2, Math.max(-2, Math.min(text, sentence) * sure));
}

/** How somebody writes, with its figures in words; what was stated of it stands before what was measured and against it. */
export function mannersOf(
  measures: Measures,
  leanings: Leanings,
  stated: readonly StatedManner[],
  certainty: number,
): Finding<string>[] {
  const found: Finding<string>[] = [];
  const settled = new Set<string>();
  for (const { manner, holds, evidence } of [...stated].reverse()) {
    if (settled.has(manner)) continue;
    settled.add(manner);
    found.unshift({ value: holds ? manner : `no ${manner}`, confidence: STATED_SURE, evidence: [evidence] });
  }
  const { texts, sentences, words } = measures;
  if (texts === 0 || words === 0) return found;
  const toText = words / texts;
  const toSentence = words / sentences;
  const say = (manner: string, figure: string, evidence: readonly Evidence[], sure = 1) => {
    if (!settled.has(manner)) {
      found.push({ value: `${manner}: ${figure}`, confidence: certainty * sure, evidence: evidence.slice(0, 5) });
    }
  };
  const figure = `${inWords(toText)} words a message, ${inWords(toSentence)} a sentence`;
  if (toText <= STYLE.briefWords) say('brief', figure, measures.short.evidence, 0.9);
  else if (toText >= STYLE.expansiveWords || toSentence >= STYLE.longSentence)
    say('expansive', figure, measures.long.evidence, 0.9);
  const rate = (measure: Measure, per: number) => (measures.count(measure) / per) * 100;
  const lines = (measure: Measure) => measures.keeper(measure).evidence;
  const marked = (manner: string, measure: Measure, what: string) => {
    if (measures.count(measure) < STYLE.fewest || leanings[measure] < STYLE.marks) return;
    say(manner, `${inWords(rate(measure, measures.words))} ${what} in 100 words`, lines(measure), 0.8);
  };
  const emoji = measures.count('emoji') / texts;
  if (emoji >= STYLE.emojiText && measures.count('emoji') >= STYLE.fewest)
    say('emoji', `${inWords(emoji)} a message`, lines('emoji'));
  const share = (measure: Measure) => measures.count(measure) / sentences;
  if (share('exclamation') >= STYLE.exclamations) {
    say('exclamation marks', `in ${percent(share('exclamation'))} of sentences`, lines('exclamation'));
  }
  if (share('question') >= STYLE.questions)
    say('questions', `${percent(share('question'))} of sentences`, lines('question'));
  if (share('trailing') >= STYLE.trailing)
    say('trailing off', `${percent(share('trailing'))} of sentences`, lines('trailing'), 0.8);
  const small = measures.count('lowercase') / texts;
  if (small >= STYLE.lowercase) say('lower case', `${percent(small)} of messages`, lines('lowercase'));
  if (leanings.formal >= leanings.casual) marked('formal', 'formal', 'formal words');
  else marked('casual', 'casual', 'casual words');
  marked('playful', 'playful', 'playful words');
  marked('tentative', 'hedge', 'hedging words');
  marked('figurative', 'image', 'words of the senses');
  marked('ironic', 'irony', 'ironic turns');
  return found;
}
