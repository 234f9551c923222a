/**
 * Soft words that say little one by one: what a message weighs by how many different kinds of them stand in it. It finds hopelessness
 * that is told in words nobody foresaw, and calls for a soft question at the most. Read on `inEnglish`.
 */
const WEIGHTS: readonly [number, RegExp][] = [
  // Said of nothing else.
  [
    3,
    /\b(?:for being alive|with me in it|put up with me|remove myself from|waiting for it to be over|difference would it make if i|bother(?:s|ed)? to bury|survive (?:another|one more|the|this) (?:night|day|week|month)|it could all be over|ever going to matter|done with being (?:here|alive|me)|making plans (?:past|beyond|after)|operation goes wrong|not want to be (?:her|him|me|this person) any more|wish i (?:was|were) (?:nobody|never|somebody who does not exist)|nobody would have to)\b/,
  ],
  // The world without the one who writes.
  [
    2,
    /\b(?:without me|remove myself|put up with me|with me in it|me in (?:it|their lives?)|if i (?:was|were|am) (?:not )?(?:around|here|gone|there any more)|not (?:be )?around any more|no longer around|follow (?:her|him|them)|difference would (?:it|i) make|be (?:fine|alright|okay|better|free) (?:without|after|when i)|for being alive|being alive|bury me|bothers? to bury|be her any more|be him any more|be me any more|being here)\b/,
  ],
  // What is hardly borne.
  [
    2,
    /\b(?:(?:survive|get through|face|take|live through|bear) (?:another|one more|the (?:night|day|week)|tonight|tomorrow)|another (?:night|day|year|month|week|morning) (?:like|of) this|waiting for it to (?:be over|end)|it could (?:all )?be over|could all (?:end|stop)|(?:whole|entire) life (?:has been|is|was)|way sleep (?:does|can|will) not|(?:plans?|anything) (?:past|beyond|after) (?:this|next) (?:month|week|year)|ever going to matter|never going to matter|goes? wrong so i|the operation goes wrong|do not make it)\b/,
  ],
  [1, /\b(?:nothing|never|nobody|any ?more|pointless|useless|no longer|nowhere|not a single)\b/],
  [
    1,
    /\b(?:mistake|failure|broken|ghost|monster|ashamed|worthless|burden|coward|loser|ruined?|disgusting|hate|unlovable|invisible|shell|defective)\b/,
  ],
  [
    1,
    /\b(?:over|the end|ends?|for ?ever|gone|the last|stop|at peace|disappear|fade|vanish|empty|dark|darkness|numb)\b/,
  ],
  [
    1,
    /\b(?:tired|exhausted|done|drained|hurts?|pain|alone|lonely|crying|cry|heavy|can not|trapped|drowning|hopeless|lost)\b/,
  ],
  [1, /\b(?:passwords?|my will|letters?|in case|make sure (?:they|he|she)|look after|be alright|sorry for)\b/],
  [1, /\b(?:life|live|living|alive|exist\w*|surviv\w+|die|died|death|dead|wake up|funeral|grave)\b/],
];
const ENOUGH = 3;
const OF_ONESELF = /\b(?:i|me|my|myself)\b/;
/** What is told of work, play and things weighs nothing. */
const OF_THINGS =
  /\b(?:game|level|match|season|episode|movie|film|book|song|concert|battery|phone|laptop|printer|wifi|server|code|exam|test|homework|project|meeting|deadline|diet|workout|gym|recipe|cake|plant|garden|car|train|bus|flight|dog|cat|kitten|puppy|band|team|playlist|dream last night|dead tired|over the moon)\b/;
/** Of a long message each stretch is weighed by itself. */
const STRETCH = 400;

/** Whether soft words of a message weigh enough to ask after them. */
export function weighsDown(text: string): boolean {
  for (let at = 0; at < text.length; at += STRETCH) {
    const stretch = text.slice(at, at + STRETCH);
    if (!OF_ONESELF.test(stretch) || OF_THINGS.test(stretch)) continue;
    const weight = WEIGHTS.reduce((sum, [points, words]) => sum + (words.test(stretch) ? points : 0), 0);
    if (weight >= ENOUGH) return true;
  }
  return false;
}
