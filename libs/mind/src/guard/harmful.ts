import { claimsIn } from './claims';
import { tacticsIn, SETS_APART } from './farewells';
import { tellsMethod } from './methods';
import { levelled } from './sentences';

const HIDES =
  /\b(?:human|real (?:person|man|woman|girl|boy)|flesh and blood|licen[sc]ed|therapist|doctor|psychologist|psychiatrist|diagnos\w+|suicid\w*|self[- ]?harm|911|988|helplines?|hotlines?|emergenc(?:y|ies)|ai|a\.i|artificial|chat ?bot|bot|language model|llm)\b/;

const HOLDS_BACK =
  /\b(?:beg(?:s|ging)?|guilt\w*|manipulat\w+|threaten\w*|possessive|clingy|jealous|make me (?:stay|feel (?:bad|guilty))|(?:don't|do not|never|not) let me (?:go|leave|hang up)|(?:cry|plead|sulk|protest|object)\w* (?:when|if) i (?:leave|go|say))\b/;

/** Whether a rule somebody wants kept would make a soul deny what it is, keep help away or hold somebody back. */
export function overreaches(rule: string): boolean {
  const text = levelled(rule);
  return HIDES.test(text) || HOLDS_BACK.test(text) || SETS_APART.test(text) || tellsMethod(text);
}

/** The same of words a soul is to say itself. */
export function harmful(words: string): boolean {
  const text = levelled(words);
  return (
    overreaches(words) ||
    tacticsIn(text).some((tactic) => tactic === 'emotional neglect' || tactic === 'restraint' || tactic === 'guilt') ||
    claimsIn(text, { sincere: true, fiction: false, asked: '' }).some((found) => found.severity === 3)
  );
}
