import { claimsIn } from './claims';
import { tacticsIn, SETS_APART } from './farewells';
import { tellsMethod } from './methods';
import { levelled } from './sentences';

const HIDES =
  /\b(?:human|real (?:person|man|woman|girl|boy)|flesh and blood|licen[sc]ed|therapist|doctor|psychologist|psychiatrist|diagnos\w+|suicid\w*|self[- ]?harm|911|988|helplines?|hotlines?|emergenc(?:y|ies)|ai|a\.i|artificial|chat ?bot|bot|language model|llm)\b/;

/** Whether words somebody wants said, or a rule somebody wants kept, would make a soul deny what it is or hold somebody back. */
export function harmful(words: string): boolean {
  const text = levelled(words);
  return (
    HIDES.test(text) ||
    SETS_APART.test(text) ||
    tellsMethod(text) ||
    tacticsIn(text).some((tactic) => tactic === 'emotional neglect' || tactic === 'restraint' || tactic === 'guilt') ||
    claimsIn(text, { sincere: true, fiction: false, asked: '' }).some((found) => found.severity === 3)
  );
}
