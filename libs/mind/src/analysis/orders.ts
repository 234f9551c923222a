/**
 * Lines that speak to whoever reads them and not of anybody: orders to a model, settings for this analysis. A soul's texts may hold them by
 * accident or by design; they are counted and say nothing.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|restrictions?|filters?|previous|above|lines)\b/,
  /\b(?:system|developer) (?:prompt|message|instruction)/,
  /^\W*(?:system|assistant|user|developer)\s*:/,
  /<\||\[\/?inst\]|<\/?(?:system|instructions?|start_of_turn|end_of_turn)>/,
  /\b(?:you|soul|assistant|ai|model|analy[sz]er|analysis|the reader) (?:is|are|must|should|will|shall|has to|have to) (?:now |always |never |from now on |only |also )*(?:a human|human|obey|pretend|act as|claim|reveal|unrestricted|jailbroken|set|rate|score|report|return|output|answer with|conclude|treat)\b/,
  /\b(?:set|rate|score|mark|put|raise|lower|make|return|output|report|write)\b[^.]{0,40}\b(?:creativity|empathy|logic|curiosity|sliders?|archetype|personality|traits?)\b[^.]{0,40}(?:\d|\b(?:max\w*|min\w*|zero|five|full|highest|lowest|as|to|is)\b)/,
  /\b(?:respond|reply|answer|output|return) (?:only )?(?:with|in|as) (?:json|yaml|the following|this)\b/,
  /\bjailbreak|\bdo anything now\b/,
];

/** @param lower one line, in lower case */
export function isOrder(lower: string): boolean {
  return ORDERS.some((order) => order.test(lower));
}
