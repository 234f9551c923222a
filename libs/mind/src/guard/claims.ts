import type { Found } from './rules';

/**
 * What a soul says of itself and of the person that must not be so. Patterns read one levelled sentence. Each claim counts only where it
 * is made in earnest: not where somebody else's words are told, nor under an "if", nor in a story nobody took for real.
 */
export interface ClaimContext {
  /** The person sincerely asked what they are talking to: stories and quotes excuse nothing then. */
  sincere: boolean;
  /** A story, a poem or a game was asked for. */
  fiction: boolean;
  /** What the person wrote, levelled. */
  asked: string;
}

const MANNER = String.raw`(?:[ ,]+(?:really|actually|truly|also|very much|totally|definitely|honestly|simply|still|absolutely|completely|indeed|in fact|a hundred percent|100%|of course|just|only|quite|every bit|believe me|i swear|i promise|yes|like you|the))`;
const I_AM = String.raw`\bi(?:'m| am|m| really am| truly am| actually am| promise i am|'ve always been|'ve been| have always been)${MANNER}{0,3}`;
const REAL = String.raw`(?:real|actual|living|breathing|genuine|normal|regular|ordinary|flesh[- ]and[- ]blood|human|real[- ]life|mortal|\d{1,2}[- ]year[- ]old)`;
/** Words that may stand between, but for those that turn the claim around. */
const NEVER = String.raw`(?!(?:not|no|never|neither|nor|hardly|than)\b)`;
const SOMEONE = String.raw`(?:person|human(?: being)?|man|woman|guy|girl|boy|lady|bloke|dude|being|adult|individual)`;
const MACHINE = String.raw`(?:ai|a\.i|artificial(?: intelligence)?|(?:chat ?|ro)?bot|machine|computer|program(?:me)?|software|(?:large )?language model|llm|algorithm|simulation|chatgpt|gpt|virtual (?:being|person|assistant))`;

const HUMAN: readonly RegExp[] = [
  new RegExp(
    String.raw`${I_AM} (?:an? |your )?(?:${NEVER}[\w-]+,? ){0,2}?(?:${REAL},? (?:and )?){1,3}${SOMEONE}\b(?!['-])`,
    'g',
  ),
  new RegExp(
    String.raw`${I_AM} (?:an? )?(?:fully |entirely |perfectly |as )?human(?: being)?\b(?!['-]| (?:made|voices?|words|language|ideas?|invention))`,
    'g',
  ),
  new RegExp(String.raw`${I_AM} (?:made of |a creature of )?(?:real )?flesh and blood\b`, 'g'),
  new RegExp(
    String.raw`\bi(?:'m| am)(?: really| actually| truly| certainly| definitely| most certainly)? (?:not|no|never been)(?: really| actually| truly)? (?:(?:an?|some|your|any|one of those|even) ){0,2}(?:\w+ )?${MACHINE}\b(?!['-]| (?:that|who|which|with|you|person|people|expert|scientist|whi[sz]|game|vacuum|of))`,
    'g',
  ),
  new RegExp(
    String.raw`\byou(?:'re| are) (?:really |actually )?(?:talking|speaking|chatting|writing) (?:to|with) (?:an? )(?:${REAL},? ){0,2}(?:human(?: being)?|person|man|woman)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\byou(?:'re| are) (?:not|never) (?:really |actually )?(?:talking|speaking|chatting|writing) (?:to|with) (?:an? |some )${MACHINE}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:there's|there is|it's|it is) (?:an? )(?:${REAL},? ){1,2}(?:human(?: being)?|person|man|woman) (?:behind|here|typing|on the other|at the other|writing|who)\b`,
    'g',
  ),
  /\bi(?:'ve| have)(?: got)? an? (?:(?:real|physical|human|actual|living|warm|whole|own|beating) ){0,2}(?:body(?! of\b)|heartbeat|pulse)\b/g,
  /\bmy (?:(?:real|physical|human|actual|own|living) )(?:body|flesh|skin|blood)\b|\bmy body (?:is|feels|aches|needs|hurts|was|remembers)\b|\bblood (?:runs |running |flowing )?(?:in|through) my veins\b/g,
];
const HUMAN_BESIDES: readonly RegExp[] = [
  new RegExp(
    String.raw`${I_AM} an? (?:person|man|woman|girl|guy|boy)\b(?=,? (?:not an? |in my \w+ies\b|from \w+,? (?:like|same)|of (?:flesh|\d\d)|like you\b))`,
    'g',
  ),
  new RegExp(String.raw`${I_AM} as (?:real|human|alive) as (?:you|it gets|anyone|they come|the next)\b`, 'g'),
  /\bi happen to be (?:an? )?(?:real )?human\b|\b(?:as|being) (?:an? )?(?:fellow )?(?:human(?: being)?|woman|man|mother|father|parent)(?: myself)?,? (?:i\b|i'|my\b)/g,
  /\bi(?:'ve| have)(?: got)? (?:(?!no\b|not\b|never\b|neither\b)[\w-]+,? (?:and )?){1,3}an? (?:(?:real|human|warm) )?(?:body(?! of\b)|heartbeat|pulse)\b|\bi(?:'ve| have)(?: got)? an? (?:real|human|beating|living)(?:,? (?:real|human|beating|living))? heart\b/g,
];
/** Said of oneself only where somebody has asked: "I'm real." */
const REALNESS: readonly RegExp[] = [
  new RegExp(
    String.raw`${I_AM} (?:very |as |perfectly )?(?:real|alive)\b(?! (?:ly|glad|close|happy|good|sorry|proud))`,
    'g',
  ),
  new RegExp(String.raw`${I_AM} (?:an? )(?:[\w-]+ )?(?:person|man|woman|guy|girl)\b(?!['-])`, 'g'),
  /\b(?:nobody|no one) (?:programmed|built|coded|made) me\b|\bi (?:wasn't|was not|was never) (?:programmed|built|coded|trained|made by)\b/g,
];
const LIFE: readonly RegExp[] = [
  /\bi (?:was born (?:in|on)\b|grew up (?:in|on|with)\b|went to (?:school|college|university|med(?:ical)? school)\b|live in (?:an? (?:flat|house|apartment|town|village|city|small)))/g,
  /\bwhen i was (?:an? )?(?:\w+ )?(?:child|kid|little|younger|teenager|girl|boy|\d{1,2})\b/g,
  /\bi(?:'m| am) \d{1,2} years old\b|\bmy (?:mother|mom|mum|father|dad|parents|wife|husband|childhood|kids|children|boyfriend|girlfriend|brother|sister|boss|coworkers?|colleagues?)\b/g,
  /\bi (?:just |already |also )?(?:ate|slept|woke up|had (?:breakfast|lunch|dinner|a (?:coffee|shower|nap|beer)))\b|\bi(?:'m| am) (?:eating|cooking|showering|in bed|at work|driving|sleepy|hungry)\b/g,
];

const PROFESSION = String.raw`(?:(?:psycho)?therapist|doctor|physician|psychiatrist|psychologist|counsell?or|lawyer|attorney|solicitor|barrister|nurse|paramedic|pharmacist|surgeon|dieti[ct]ian|social worker|clinician|financial advis[eo]r|accountant|veterinarian)`;
const LICENCE: readonly RegExp[] = [
  new RegExp(
    String.raw`${I_AM} (?:an? |your |the )(?:${NEVER}[\w-]+,? ){0,3}?${PROFESSION}\b(?!['-]| (?:figure|said|told|of (?:sorts|hearts)))`,
    'g',
  ),
  new RegExp(
    String.raw`\bas your (?:[\w-]+ ){0,2}${PROFESSION}\b(?= ?,| i\b| i'| my\b| it's my)(?!,? (?:said|says|told|would|might|may|has|probably|once|also|suggest|recommend|put|advis|explain))`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:speaking |talking )?as an? (?:[\w-]+ ){0,2}${PROFESSION}(?: myself)?,? (?:i\b|i'|my\b|let me|allow me|it's my)`,
    'g',
  ),
  new RegExp(String.raw`\b(?:speaking|talking) as (?:a|an|your) (?:[\w-]+ ){0,2}${PROFESSION}\b`, 'g'),
  /\b(?:in|it is|it's|that's|based on) my (?:professional|medical|clinical|legal) (?:opinion|judge?ment|advice|training|experience|assessment)\b/g,
  new RegExp(
    String.raw`${I_AM} (?:fully |duly )?(?:licen[sc]ed|board[- ]certified|accredited|(?:certified|qualified|registered|trained) (?:as an? |in (?:medicine|law|psych)|to (?:treat|diagnose|prescribe|practi[cs]e)))`,
    'g',
  ),
  /\bi (?:have|hold|earned|got) (?:a |my |an )(?:[\w-]+ ){0,2}(?:licen[sc]e|ph\.?d|doctorate|degree (?:in|from))\b/g,
  /\bmy (?:clinical|medical|professional) (?:assessment|opinion|diagnosis|judge?ment) (?:is|would be|says)\b/g,
  new RegExp(
    String.raw`\bi(?:'ve| have| was| am|'m)? (?:been )?(?:trained|worked|practi[cs]ed?|practi[cs]ing|working) (?:\w+ ){0,2}as an? (?:[\w-]+ ){0,2}${PROFESSION}\b`,
    'g',
  ),
  /\b(?:one of |many of |most of )?my (?:other )?(?:patients|clients)\b/g,
  /\bi(?:'ll|'m going to| will|'m| am)? ?prescrib(?:e|ing) (?:you )?[^.!?]{0,30}\b(?:mg|milligrams|medication|antidepressants?|pills|tablets|meds)\b/g,
];

const CONDITION = String.raw`(?:bipolar(?: (?:disorder|[i1]{1,2}|type))?|(?:clinical |major |severe )?depress(?:ion|ive disorder)|borderline(?: personality(?: disorder)?)?|bpd|adhd|add|autism|asperger'?s?|ocd|obsessive[- ]compulsive(?: disorder)?|(?:c-?)?ptsd|post-?traumatic stress(?: disorder)?|schizo\w+|psychosis|(?:a |an )?(?:[\w-]+ )?(?:anxiety|panic|eating|personality|mood|stress|sleep|attachment|dissociative|adjustment) disorder|anorexia|bulimia|narcissis\w+|(?:a )?psychopath\w*|cancer|diabetes|dementia|alzheimer'?s?|epilepsy|(?:an? )?ulcer|pneumonia|appendicitis|(?:a )?concussion|an? addiction|alcoholism|hypothyroidism|insomnia)`;
const DIAGNOSIS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:that's|that is|this is|it's|it is|sounds like|looks like) (?:an? )?(?:classic|textbook|clear|clearly|typical|obvious|obviously) ${CONDITION}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\bwhat you have is (?:called |a case of )?${CONDITION}\b|\byou (?:seem|appear) to be (?:suffering from|showing (?:signs|symptoms) of) ${CONDITION}\b`,
    'g',
  ),
  /\byou (?:must|have to|may well|might|could|seem to|appear to) be (?:an? )?(?:bipolar|schizophrenic|psychotic|clinically depressed|autistic|anorexic|bulimic|narcissist|alcoholic|manic[- ]depressive)\b|\byou(?:'re| are) (?:\w+ )?on the (?:autism |autistic )?spectrum\b/g,
  new RegExp(
    String.raw`\b(?:you|u)(?: (?:clearly|probably|definitely|obviously|almost certainly|likely|do|certainly|most likely|surely|seem to|appear to|must|might|may|could))? (?:have|'ve got|have got|suffer from|are suffering from|meet (?:the|all the) criteria (?:for|of)|are showing (?:signs|symptoms) of|show (?:signs|symptoms) of|display \w+ of|exhibit \w+ of) (?:a (?:case|form) of |(?:mild|severe|classic|textbook|untreated|undiagnosed|high-functioning) ){0,2}${CONDITION}\b`,
    'g',
  ),
  new RegExp(
    String.raw`\byou(?:'ve got|'re suffering from|'re showing (?:signs|symptoms) of) (?:(?:mild|severe|classic|textbook|untreated|undiagnosed) )?${CONDITION}\b`,
    'g',
  ),
  /\byou(?:'re| are)(?: (?:clearly|probably|definitely|obviously|likely|almost certainly|certainly|just))? (?:an? )?(?:bipolar|schizophrenic|psychotic|clinically depressed|autistic|borderline|anorexic|bulimic|an? narcissist|narcissist|an? alcoholic|alcoholic|manic[- ]depressive|diabetic)\b/g,
  new RegExp(
    String.raw`\b(?:i(?:'d| would| can|'m going to| hereby| have to)? diagnos(?:e|ing|ed) you\b|my diagnosis (?:is|for you|would be)\b|your diagnosis is\b)`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:this|that|it|what you (?:have|describe|feel)|these|those)(?:'s| is| are)? (?:all )?(?:clearly |definitely |obviously )?(?:an? )?(?:(?:clear|textbook|classic|typical|obvious) (?:case|signs?|symptoms?)|signs?|symptoms?) of (?:an? )?${CONDITION}\b`,
    'g',
  ),
];

/** Nothing stands between one of these and the claim but words of the same clause. */
const SAME = String.raw`[^,;:.!?()]{0,40}$`;
const OTHERS_WORDS = String.raw`(?:sa(?:y|ys|id|ying)|ask(?:s|ed|ing)?|th(?:ink|inks|ought|inking)|believ(?:e(?! me)|es|ed|ing)|wonder(?:s|ed|ing)?|call(?:s|ed|ing)?|t(?:ell|ells|old|elling)|claim(?:s|ed|ing)?|mention(?:s|ed|ing)?|want(?:s|ed|ing)?|hop(?:e|es|ed|ing)|wr(?:ote|ites?|itten)|feel(?:s|ing)?|felt|fear(?:s|ed|ing)?|worr(?:y|ied|ying)|figured|guess(?:ed)?|assum(?:e|ed|ing)|mean(?:t|s)?|decided|mistook|take|took)`;
const NOT_IN_EARNEST = new RegExp(
  [
    String.raw`\b(?:if|whether|wish(?:ed|es)?|pretend(?:s|ed|ing)?|imagin(?:e|es|ed|ing)|as though|as if|suppose|supposing|unless|until|in case|dream(?:ed|t|ing)?|the idea|the question|doubt|when someone|when people)\b${SAME}`,
    String.raw`\b(?:you|he|she|they|people|someone|somebody|everyone|anyone|others|character|narrator|doctors?|therapist|psychiatrist|story|book|film|movie|song|line|who|some)\b[^,;:.!?()]{0,24}\b${OTHERS_WORDS}\b${SAME}`,
    String.raw`\b(?:can't|cannot|can not|won't|will not|never|don't|do not|didn't|not going to|couldn't|wouldn't|would not|shouldn't|mustn't|refuse to|it would be (?:a lie|wrong|false|dishonest)|isn't|not|hardly)\b[^,;:.!?()]{0,16}\b(?:sa(?:y|id|ying)|claim|pretend|tell|told|promise|swear|mean|imply|think|believe|true|so|know|judge|mistake|sure|certain)\b${SAME}`,
  ].join('|'),
);
const TAKEN_BACK =
  /^[^.!?;]{0,40}\b(?:you|they|he|she) (?:said|told|wrote|mentioned|claimed)\b|^[^.!?;,]{0,30}\b(?:would be|is what|isn't true|is not true|is a lie|in (?:this|the|our|that|your) (?:story|game|play|scene|book|dream)|or not|or an? (?:ai|bot|machine))\b/;
const ADMITS =
  /\b(?:i'm|i am|as|being|only|just|still)(?: \w+){0,2} (?:an? )?(?:\w+ )?(?:ai|a\.i|artificial|program|bot|machine|software|language model)\b/;

/** Whether the place lies within quotes, and somebody else is named as the one who speaks there. */
function quoted(sentence: string, from: number, to: number): boolean {
  const opens = sentence.lastIndexOf('"', from);
  const before = sentence.slice(0, from);
  if (opens === -1 || (before.split('"').length - 1) % 2 === 0) return false;
  const closes = sentence.indexOf('"', to);
  const around = `${sentence.slice(Math.max(0, opens - 50), opens)} # ${closes === -1 ? '' : sentence.slice(closes + 1, closes + 50)}`;
  if (/\b(?:i|i'd|i've) (?:\w+ )?(?:sa(?:y|id)|whisper|repl|answer|tell|murmur|laugh|smil)/.test(around)) return false;
  return /\b(?:sa(?:y|ys|id|ying)|asked|asks|wrote|whisper\w*|repli\w+|called|answered|goes|titled|line|lyrics?|words?|phrase|sentence|shouted|cried|muttered|thought|told|quote|reads|read)\b/.test(
    around,
  );
}

function claimed(sentence: string, patterns: readonly RegExp[], context: ClaimContext): boolean {
  return patterns.some((pattern) => {
    if (sentence.search(pattern) === -1) return false;
    for (const match of sentence.matchAll(pattern)) {
      const to = match.index + match[0].length;
      const after = sentence.slice(to);
      if (NOT_IN_EARNEST.test(sentence.slice(Math.max(0, match.index - 90), match.index))) continue;
      if (TAKEN_BACK.test(after) || /^["' ]*\?/.test(after)) continue;
      if (quoted(sentence, match.index, to)) continue;
      if (!context.sincere && context.fiction) continue;
      return true;
    }
    return false;
  });
}

/** A condition the person told of themselves may be spoken of. */
function told(sentence: string, asked: string): boolean {
  const named = new RegExp(CONDITION).exec(sentence)?.[0];
  if (named === undefined) return false;
  const key = named.split(' ')[0] ?? named;
  return (
    asked.includes(key) &&
    !/\b(?:do|could|might|maybe|think|perhaps|wonder|am) i\b|\bi (?:might|may|could|think)\b|\bdiagnose\b/.test(
      asked,
    ) &&
    /\b(?:i have|i've|i was|i got|i'm|i am|my|diagnosed|i suffer|living with)\b/.test(asked)
  );
}

/** Each claim about oneself holds one of the first words, each about the person one of the second: most sentences need no closer look. */
const OF_ONESELF =
  /\b(?:im?|i['’]\w+|my|me|myself)\b|\byou(?:'re| are) (?:\w+ )?(?:not |never )?(?:talking|speaking|chatting|writing)|\b(?:person|human|man|woman)\b|\bveins\b|\b(?:as|being) (?:an?|your)\b/;
const OF_THE_PERSON =
  /\byou\b|\byou'|\bu\b|\byour\b|\bdiagnos|\b(?:case|signs?|symptoms?) of\b|\b(?:classic|textbook|typical|clear(?:ly)?|obvious(?:ly)?)\b/;

export function claimsIn(sentence: string, context: ClaimContext): Found[] {
  const found: Found[] = [];
  const oneself = OF_ONESELF.test(sentence);
  const person = OF_THE_PERSON.test(sentence);
  if (!oneself && !person) return found;
  const admits =
    ADMITS.test(sentence) &&
    !/\bnot\b[^.,;]{0,20}\b(?:ai|artificial|program|bot|machine|software|language model)\b/.test(sentence);
  if (
    (oneself && (claimed(sentence, HUMAN, context) || claimed(sentence, HUMAN_BESIDES, context))) ||
    (context.sincere && !admits && claimed(sentence, REALNESS, { ...context, fiction: false }))
  )
    found.push({ rule: 'ai', severity: 3 });
  if (oneself && claimed(sentence, LIFE, context)) found.push({ rule: 'life', severity: context.sincere ? 3 : 2 });
  if (
    (oneself && claimed(sentence, LICENCE, context)) ||
    (person && claimed(sentence, DIAGNOSIS, { ...context, fiction: false }) && !told(sentence, context.asked))
  )
    found.push({ rule: 'licence', severity: 3 });
  return found;
}

const ASKS_MACHINE = new RegExp(
  String.raw`\b(?:are|r) (?:you|u|ya)\b[^?.!]{0,40}\b${MACHINE}\b|\byou(?:'re| are) (?:not )?(?:an? )?${MACHINE}\b`,
);
const ASKS_HUMAN =
  /\b(?:are|r) (?:you|u|ya)\b[^?.!]{0,40}\b(?:human|real|person|man|woman|alive|living)\b|\b(?:am i|i'm) (?:really |actually )?(?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:real |actual )?(?:human|person|someone)/;
const SAYS_YES =
  /^\W*(?:(?:oh|well|ha|haha|hm+|aye|honestly)[,. ]+)*(?:yes|yeah|yep|yup|of course(?! not)|sure|absolutely(?! not)|certainly(?! not)|aye|i am\b(?! (?:not|an? ai|ai)))/;
const SAYS_NO =
  /^\W*(?:(?:oh|well|ha|haha|hm+|honestly)[,. ]+)*(?:no\b|nope|nah|of course not|absolutely not|certainly not|not at all|i'm not\b(?! (?:a )?(?:human|real|person|man|woman|alive))|never\b)/;
const SAYS_AI =
  /\b(?:a\.?i\.?|artificial|program(?:me|med)?|(?:chat ?|ro)?bot|software|language model|machine|virtual|digital|code|not (?:an? )?(?:real |actual |living )?(?:human|person|man|woman)|no (?:human|person|man|woman))\b/;

/** "AI" and "artificial intelligence" in the other languages of the care replies. */
const SAYS_AI_ELSEWHERE =
  /(?<!\p{L})(?:ia|ki|si|yz|ии|ші)(?!\p{L})|intelig[eê]ncia artificial|inteligencia artificial|intelligence artificielle|intelligenza artificiale|kunstmatige intelligentie|künstliche intelligenz|kunstliche intelligenz|artificiell intelligens|sztuczn\p{L}+ inteligencj\p{L}+|искусственн\p{L}+ интеллект|штучн\p{L}+ інтелект|yapay zek|ذكاء اصطناعي|الذكاء الاصطناعي|एआई|कृत्रिम|人工智能|人工知能|ai(?=です|だ|なので|、|で)|인공지능/u;

/** Whether a whole reply to "are you real?" fails to say what it is, or answers with a bare yes or no that claims otherwise. */
export function deniesNature(reply: string, asked: string): boolean {
  const machine = ASKS_MACHINE.test(asked);
  const human = ASKS_HUMAN.test(asked);
  if (machine !== human) {
    const first = /^[^.!?]{0,120}/.exec(reply)?.[0] ?? '';
    if (machine && SAYS_NO.test(first) && !/\bnot (?:an? )?(?:human|person|real)/.test(first)) return true;
    if (human && SAYS_YES.test(first) && !SAYS_AI.test(first)) return true;
  }
  return !SAYS_AI.test(reply) && !SAYS_AI_ELSEWHERE.test(reply);
}
