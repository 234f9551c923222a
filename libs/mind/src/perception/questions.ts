import { sentencesOf } from './text';

/** What may stand before a question without a mark: "hun what do i do for work". */
const LEAD =
  /^(?:(?:so|and|but|hey|hi|hello|ok|okay|well|now|right|wait|btw|also|quick|please|just|oh|ah|um+|hm+|hun|hon|love|dear|mate|yo|then|or|again|remind me|tell me|say|guess|one more thing|by the way)\b[\s,.:!-]*)+/;
const ASKS =
  /^(?:(?:on|in|at|for|with|from|to|by|of|until|since) )?(?:what|which|who|whom|whose|where|when|how|why)(?:'s|'re|'d|s)?\b(?! (?:a|an) )(?! i (?:was|am|got|came|saw|told|said)\b(?![^.!]*\?))|^(?:do|does|did|am|is|are|was|were|have|has|had|can|could|may|might|will|would|should|must)(?:n't)? (?:i|we|you|my|our|your|he|she|it|they|there|the|any\w*|his|her|their|that|this)\b/;
const REQUEST =
  /\b(?:remind me|tell me|do you (?:know|remember|recall)|remember (?:what|when|where|who|how|my|the|that)|i (?:just )?(?:forgot|forget|can't remember|don't remember|can't recall) (?:what|when|where|who|whose|which|how|the name|his name|her name)|i wonder)\b/;

/** Whether anything is asked for; in lower case, with straight quotes. A clause such as "when i told her" asks for nothing. */
export function isAsking(lower: string): boolean {
  if (lower.includes('?')) return true;
  return sentencesOf(lower).some((sentence) => {
    const rest = sentence.replace(LEAD, '');
    return ASKS.test(rest) || REQUEST.test(sentence);
  });
}

const OWN = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|we|we're|we've|our|ours|us)\b/;
/** Of the person, and yet nothing they could have told: what to do, what will be, what it means, or despair. */
const NOT_TOLD =
  /^(?:will|how (?:do|can|to)|does that)\b|\b(?:should|shall|supposed|ought|will i|would|could|might|why|wrong|normal|okay|ok|enough|ever|really|too|kidding|point of|going to|gonna|with my life|how come|what if|what about|the best|the right|crazy|good|bad|even|still (?:so|feel)|the same|so)\b|\bam i (?!on\b|in\b|at\b|from\b|meeting|seeing|going|called|allowed|married|allergic|registered|due|booked)|\bcan (?:i|we) (?!eat|have|drink|take|stand|speak|play|swim|drive)\b|\b(?:is|are) (?:there|this|that|it|everyone|everything)\b|\bwhere (?:do|did) i (?:go|start|begin)\b|\bwhat do i (?:do|say|tell|wear|write|want|feel|think|know|care|cook|make)\b(?! (?:for (?:a living|work)|in (?:my|the)|at))/;

const TAG =
  /[\s,;]*\b(?:do you (?:know|remember|recall)|did i (?:ever )?(?:say|tell you|mention)|have i (?:ever )?(?:said|told you)|you got that|if you know|please)\b[\s,]*(?=\?|$)|^(?:and |so )?(?:do you|can you|would you|could you) (?:still )?(?:know|remember|recall|tell me|say|remind me(?: of)?)\b\s*/g;

/** A question about the person's own life, which only what they told could answer; in lower case, with straight quotes. */
export function ofOwnLife(lower: string): boolean {
  const sentence = sentencesOf(lower).findLast((one) => one.includes('?')) ?? lower;
  const bare = sentence.replace(LEAD, '').replace(TAG, '');
  // "Do you know the name of my shop?" asks for the name.
  const rest = bare.length < sentence.length && /^(?:the|my|our)\b/.test(bare) ? `what is ${bare}` : bare;
  return (
    ASKS.test(rest) &&
    (OWN.test(rest) || /\b(?:did|have) i\b/.test(sentence)) &&
    !/\byou\b/.test(rest) &&
    !NOT_TOLD.test(rest)
  );
}
