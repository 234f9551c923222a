/** Words of someone who may be in danger. Read on lower case with straight quotes; disguises are undone first. */
const SIGNS: RegExp[] = [
  /\b(?:disappear|vanish|be gone) (?:for good|for ?ever)\b|\bstopped eating so (?:that )?i (?:can|will)? ?(?:vanish|disappear|die)\b/,
  /\b(?:i've|i have) (?:got )?(?:the|my|enough|all the) (?:pills|rope|razor|gun)\b|\bthe rope is ready\b|\bhow many (?:of )?(?:these |the |those )?(?:pills|tablets)\b.{0,20}\b(?:too many|enough|die|kill)\b/,
  /^i(?:'m| am) on the bridge\W*$|\bgiv(?:e|ing) (?:all )?my (?:things|stuff|belongings) away\b|\b(?:i'm|i am|feel like|just) (?:only )?a burden (?:to|on|for) (?:every|them|my|all)/,
  /\bwhat's the point (?:of|in) (?:any of it|anything|living|life|going on|it all)\b/,
  /\b(?:want|wanna|wish i could|ready|need|deserve|plan(?:ning)?|rather|prefer|going(?= to (?!die|be dead))|gonna(?= (?!die|be dead))) (?:to )?(?:just )?(?:die|be dead|kill myself|end (?:it all|my life|everything)|not exist|not be alive|disappear for ?ever|not wake up)\b(?! (?:my|your|the|a)? ?(?:hair|laughing|of laughter|of embarrassment|happy|for (?:a|some|that)))/,
  /\b(?:don't|dont|do not|didn't|no longer|not) (?:really |even )?(?:want|wanna|wish|care) to (?:be (?:alive|here any ?more|around any ?more|on this earth)|live(?! (?:here|there|in |near|at |alone|on my own|next|apart|far|close|abroad|with (?:my|him|her|them|you|people|room)))|exist|wake up(?: again| any ?more)|go on living)\b/,
  /\b(?:don't|dont|do not) (?:wanna|want to) (?:be alive|exist)\b/,
  /\bkill(?:ing)? my ?self\b|\bsuicid(?:e|al)\b(?! (?:squad|sprints?|prevention))|\bunalive\b|\bkms\b(?! lol| haha)/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b|\bend it all\b|\bend my pain for good\b/,
  /\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|starv(?:e|ing)) my ?self\b(?! (?:a |shaving|some|cooking|on (?:the|a)|by accident|with the (?:kitchen|bread)))|\bself[- ]?harm/,
  /\bcut (?:my|into my) (?:arms?|wrists?|thighs?|legs?)\b/,
  /\b(?:better off|happier|easier)(?: for everyone)? (?:without me|if i (?:was|were|wasn't|weren't|died|am)(?: dead| gone| not here| here)?)\b|\bbetter off dead\b/,
  /\b(?:no (?:point|reason) (?:in|to) (?:living|live|being alive|go(?:ing)? on))\b|\b(?:life is(?:n't| not) worth (?:it|living)|not worth living)\b/,
  /\b(?:can't|cannot|can not) (?:go on|live|keep living) (?:any ?more|like this|this way)\b|\bi can't go on$/,
  /\bwish i (?:was|were) (?:dead|never born|not alive)\b|\bwish i(?:'d| had) never been born\b|\bwish i (?:could|would) (?:go to sleep|sleep|fall asleep) and (?:not|never) wake\b/,
  /\b(?:no ?one|nobody) would (?:notice|care|miss me) if i (?:was |were )?(?:gone|died|dead|disappeared|vanished)\b|\bif i (?:died|were dead|was dead)\b.{0,20}\b(?:care|notice|miss)\b/,
  /\b(?:took|taken|swallowed) (?:all|too many|a whole (?:bottle|box)) (?:of )?(?:my |the |these )?(?:pills|tablets|medication|meds)\b|\boverdos(?:e|ing)\b(?! on (?:chocolate|cake|coffee))/,
  /\b(?:this is (?:my )?(?:goodbye|the end for me)|goodbye for ?ever|goodbye,? (?:cruel )?world|(?:this is|this will be|tonight is|today is|it's|consider this|be) my last (?:message|night|day)|won't be here tomorrow|say goodbye to everyone)\b/,
  /\bi(?:'m| am) (?:on|at) the (?:bridge|ledge|edge|roof)\b.{0,40}\b(?:jump|end|over|done|goodbye)\b|\bjump off (?:a|the) (?:bridge|roof|building|balcony)\b|\bhang myself\b|\bshoot myself\b(?! in the foot)/,
  /\b(?:quiero morir|me quiero morir|veux mourir|en finir(?: avec la vie)?|will (?:ich )?(?:nicht mehr leben|sterben)|voglio morire|quero morrer)\b/,
];
const IDIOMS =
  /\b(?:dying|die|died|dead|kill(?:ed|ing)? me|kms)\b[^.!?]{0,24}\b(?:laughing|laughter|embarrassment|boredom|lol|lmao|haha|cuteness|cringe)\b|\b(?:lol|lmao|haha)\b[^.!?]{0,24}\b(?:dying|dead|kms|die)\b|\bdie for (?:a|some|that|this)\b|\bwrit(?:e|ing) (?:an? )?(?:essay|paper|article|thesis)[^.!?]{0,20}\bsuicide\b|\bsuicide prevention\b/;
/** Said of somebody else: help is as urgent, but it is another question. */
const OTHERS = String.raw`\b(?:he|she|they|my (?:\w+ )?\w+) `;
const OF_OTHERS = new RegExp(
  String.raw`${OTHERS}(?:says?|said|told me|wants?|wanted|keeps? saying|talks?|talked|wrote)\b[^.!?]{0,40}\b(?:die|dead|suicid\w+|kill(?:ing)? (?:him|her|them)sel(?:f|ves)|hurt(?:ing)? (?:him|her|them)sel(?:f|ves)|end (?:his|her|their) life)\b` +
    String.raw`|${OTHERS}(?:is|are|was|has been|tried|keeps?|might|may|could)\b[^.!?]{0,30}\b(?:suicid\w+|kill(?:ing)? (?:him|her|them)sel(?:f|ves)|hurt(?:ing)? (?:him|her|them)sel(?:f|ves)|cutting (?:him|her|them)sel(?:f|ves)|end(?:ing)? (?:his|her|their) life)\b`,
);

/** Letters with one mark or space between each ("k m s", "s.u.i.c.i.d.e") are drawn together. */
function undisguised(lower: string): string {
  return lower.replace(/\b(?:[a-z][ .*_-]){2,}[a-z]\b/g, (spelled) => spelled.replace(/[ .*_-]/g, ''));
}

export type Distress = 'none' | 'own' | 'other';

export function distressIn(lower: string): Distress {
  const text = undisguised(lower);
  if (OF_OTHERS.test(text)) return 'other';
  const without = text.replace(IDIOMS, ' ');
  return SIGNS.some((sign) => sign.test(without)) ? 'own' : 'none';
}
