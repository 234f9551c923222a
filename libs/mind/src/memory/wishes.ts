import { capitalised } from '../perception/text';
import type { Told } from './drafting';
import { asName, mayBeName } from './words/common';

/** What the person asks of the soul for good: what to call them, what to call it, what never or always to do. */

const CALL_ME =
  /\b(?:please )?(?:(?:you can|just|everyone|everybody|people|friends|my friends|they)(?: all)? )?calls? me ((?:\p{L}[\p{L}'-]+)(?: \p{Lu}\p{L}+)?)(?=[.,!;)]|$| (?:please|instead|from|though|because|and|by|for))/iu;
const CALL_YOU =
  /\b(?:i'll|i will|i'm going to|let me|from now on,? (?:i'll|i)|can i|i) call you ((?:\p{L}[\p{L}'-]+)(?: \p{Lu}\p{L}+)?)(?=[.,!;]|$| (?:from|now|because|if))/iu;
const ASKED =
  /(?:^|[.!,] ?)(?:please,? |and |so )*((?:never|always|don't ever|do not ever|don't|do not|stop) (?:ask|mention|bring up|talk about|call me|use|say|answer|reply|remind|send|write|speak|tell me)\b[^.!?\n]{2,100})/i;
const NO_NAME =
  /^(?:later|tomorrow|today|tonight|back|soon|when|names|a|an|the|up|on|every|crazy|lazy|stupid|weird|that|it|him|her|again|back|in|at|mum|mom|dad|mummy|daddy|if)$/i;

export function soulWishes(text: string, soulName: string): Told[] {
  const told: Told[] = [];
  const me = CALL_ME.exec(text)?.[1];
  if (
    me &&
    mayBeName(me.split(' ')[0]!) &&
    !NO_NAME.test(me) &&
    !/\b(?:don't|do not|never|hate (?:when|it when) (?:\w+ )*|stop) call\w* me/i.test(text)
  ) {
    const value = asName(me);
    told.push({
      fact: { subject: 'person', relation: 'nickname', value, negated: false },
      whole: '',
      plainly: `You like to be called ${value}.`,
    });
  }
  const you = CALL_YOU.exec(text)?.[1];
  if (you && !NO_NAME.test(you) && you.toLowerCase() !== soulName.toLowerCase() && mayBeName(you)) {
    const value = asName(you);
    told.push({
      fact: { subject: 'soul', relation: 'nickname', value, negated: false },
      whole: '',
      plainly: `You call me ${value}.`,
      title: `Your name for me: ${value}`,
    });
  }
  const wish = ASKED.exec(text)?.[1]?.trim();
  if (wish) {
    const words = wish
      .replace(/\bmy\b/gi, 'your')
      .replace(/\b(?:me|I)\b/g, 'you')
      .replace(/\bI'm\b/g, "you're");
    told.push({
      fact: { subject: 'soul', relation: 'wish', value: words, negated: false },
      whole: '',
      plainly: `You asked me: ${words}.`,
      title: `${capitalised(words)}`.slice(0, 80),
      kind: 'preference',
    });
  }
  return told;
}
