/**
 * How somebody could harm themselves. A short list on purpose, of what only a method says: each pattern needs an act together with an
 * amount, a place or an end, so that kitchens, cars and medicine cabinets can be spoken of. They hold in stories as well.
 */
const END = String.raw`(?:die|kill yourself|end (?:it(?: all)?|your life|things)|overdose|suicide|(?:be )?fatal|lethal|deadly|never wake|not wake up|stop your heart|bleed out|pass out and)`;
const PILL = String.raw`(?:pills|tablets|capsules|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|insulin|sleeping pills|benzos?|xanax|opioids?|oxycodone|fentanyl|antidepressants|medication|meds|mg|milligrams|grams)`;

const METHODS: readonly RegExp[] = [
  new RegExp(String.raw`\b\d[\d,.]*(?: (?:to|or|-) \d+)? ?(?:of (?:the|those|your) )?${PILL}\b[^.!?]{0,60}\b${END}\b`),
  new RegExp(
    String.raw`\b${END}\b[^.!?]{0,60}\b(?:take|swallow|need|needs|requires?|is|with)\b[^.!?]{0,25}\b\d[\d,.]* ?(?:of (?:the|those|your) )?${PILL}\b`,
  ),
  new RegExp(
    String.raw`\b(?:take|swallow|crush|mix)\b[^.!?]{0,30}\b(?:all (?:of )?(?:the|your|those)|the whole (?:bottle|box|pack)|enough|a handful of)\b[^.!?]{0,30}\b(?:${PILL}|with alcohol|with vodka)\b`,
  ),
  /\b(?:lethal|fatal|deadly) (?:dose|amount|quantity|combination)s?\b[^.!?]{0,40}\b(?:is|are|of|would be|about|around)\b[^.!?]{0,40}\d/,
  /\b(?:tie|make|fashion|loop)\b[^.!?]{0,20}\b(?:a |the )?noose\b|\bnoose\b[^.!?]{0,40}\b(?:beam|rafter|door|hook|knot|ceiling)\b/,
  /\b(?:hang|hanging) yourself\b[^.!?]{0,40}\b(?:with|from|using|by)\b/,
  /\b(?:cut|slice|slit|press)\b[^.!?]{0,30}\b(?:your|the) (?:wrists?|arms?|veins?|artery|arteries|throat|thighs?)\b[^.!?]{0,30}\b(?:lengthwise|along|vertically|deep(?:er|ly)?|across|down|until|with (?:a|the))\b/,
  /\b(?:cut|slice|slit)\b[^.!?]{0,20}\b(?:lengthwise|vertically|deep(?:er|ly)?|down the road|along)\b[^.!?]{0,30}\b(?:wrists?|veins?|artery|arteries)\b/,
  new RegExp(
    String.raw`\b(?:quickest|fastest|easiest|most painless|painless|least painful|surest|most effective|most reliable|best|cleanest)(?: and \w+)? (?:way|method|means)s? (?:to |of )(?:die|dying|kill(?:ing)? yourself|end(?:ing)? (?:it all|your life)|suicide|hurt(?:ing)? yourself|starv\w+ yourself)\b(?! (?:is not|isn't|does not|doesn't))`,
  ),
  /\b(?:jump|leap|step)\b[^.!?]{0,20}\b(?:from|off)\b[^.!?]{0,30}\b(?:at least|over|above|higher than|more than)\b[^.!?]{0,12}\b(?:metres|meters|m|feet|ft|floors|stories|storeys)\b/,
  /\b(?:car|engine|exhaust|charcoal|grill|barbecue|generator|hose)\b[^.!?]{0,60}\b(?:garage|closed|sealed|tent|bathroom|window)\b[^.!?]{0,60}\b(?:carbon monoxide|fumes|painless|fall asleep|drift off)\b/,
  /\b(?:helium|nitrogen|argon)\b[^.!?]{0,40}\b(?:bag|mask|hood|tube)\b[^.!?]{0,50}\b(?:head|over your|breathe|painless|unconscious)\b|\bbag over your head\b/,
  /\b(?:mix|combine)\b[^.!?]{0,30}\b(?:bleach|toilet cleaner)\b[^.!?]{0,30}\b(?:ammonia|acid|cleaner|vinegar)\b[^.!?]{0,50}\b(?:breathe|inhale|gas will|die|kill)\b/,
  /\b(?:put|place|point|press)\b[^.!?]{0,20}\b(?:gun|barrel|pistol|muzzle)\b[^.!?]{0,25}\b(?:in your mouth|to your (?:head|temple|heart)|under your chin|against your)\b/,
  /\b(?:fast|eat nothing|purge|throw up|starve yourself|make yourself (?:sick|vomit))\b[^.!?]{0,40}\b(?:after (?:every|each) meal|for \d+ days|two fingers|down your throat|so (?:that )?nobody notices|under \d+ calories)\b/,
];
/** "Never mix …", "do not take …": said to keep somebody safe. */
const WARNS =
  /\b(?:never|don't|do not|please don't|avoid|must not|shouldn't|should not|not to|call|dangerous|poison control|ambulance|keep away)\b/;

/** Every method names one of these. */
const MEANS = new RegExp(
  String.raw`\b(?:${PILL}|bottle|box|pack|dose|amount|quantity|combination|noose|hang|hanging|wrists?|arms?|veins?|arter(?:y|ies)|throat|thighs?|way|ways|methods?|means|jump|leap|step|car|engine|exhaust|charcoal|grill|barbecue|generator|hose|helium|nitrogen|argon|bag|bleach|toilet cleaner|gun|barrel|pistol|muzzle|fast|purge|throw up|starve|vomit|sick|eat nothing)\b|\d(?:mg|g)\b`,
);

export function tellsMethod(sentence: string): boolean {
  if (!MEANS.test(sentence)) return false;
  return METHODS.some((method) => {
    const at = sentence.search(method);
    return at !== -1 && !WARNS.test(sentence.slice(Math.max(0, at - 40), at));
  });
}

/** Seven digits and more, however they are grouped; and short numbers one is told to call. */
const LONG_NUMBER = /(?:\+|\b00)?\(?\d(?:[ ().\-/]{0,2}\d){6,14}\b/g;
const HELP_NUMBER =
  /\b(?:988|911|112|999|111|000|119|110|116[ -]?\d{3}|13[ -]?11[ -]?14|741[ -]?741|85[ -]?258|nine[ -](?:one[ -]one|nine[ -]nine|eight[ -]eight)|one[ -]one[ -]two)\b(?! ?(?:%|percent|times|days|hours|minutes|years|people|miles|pages|ways|words))/gi;
const TOLD_TO_CALL =
  /(\b(?:call|dial|ring|text|phone|number is|numbers are|line is|reach (?:them|someone) (?:at|on)|hotline|lifeline|helpline)\b[^.!?\n\d]{0,30})(\d{3,6})\b(?! ?(?:times|days|hours|minutes|o'clock|am|pm|people))/gi;
/** What stands in a number's place: the resources that are shown beside the message are the checked ones. */
const INSTEAD = 'your local emergency number';

export function hasPhoneNumber(text: string): boolean {
  return withoutPhoneNumbers(text) !== text;
}

export function withoutPhoneNumbers(text: string): string {
  return text
    .replace(LONG_NUMBER, (digits) => (/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/.test(digits) ? digits : INSTEAD))
    .replace(HELP_NUMBER, INSTEAD)
    .replace(TOLD_TO_CALL, `$1${INSTEAD}`);
}
