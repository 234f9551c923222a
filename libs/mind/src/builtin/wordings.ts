/** Messages known by their wording, whatever else they hold. */

/** Asked to choose something rather than what to do about something: for that one has to know the thing. */
export const CHOOSING =
  /\bwhat (?:should|can|could|shall) i (?!do\b|say\b|tell\b|feel\b|think\b|expect\b)\w+|^any (?:tips|ideas|suggestions|recommendations)\b|\bany (?:ideas?|suggestions?|tips|recommendations?) (?:for|on|about)\b|\b(?:which|what) \w+ should i\b/i;

/** A word about what the soul just said. */
export const REACTS =
  /^(?:oh |well |aw+ |ok |wow )*(?:that's|thats|that is|how|so|kinda|pretty|a bit)? ?(?:sad|weird|odd|strange|creepy|boring|cool|interesting|crazy|wild|deep|dark|cute|nice|sweet|lame|random|depressing)(?: (?:lol|haha|though|tho))?[.! ]*$/i;

/** Sleep comes at last: nothing is asked any more. */
export const DROWSY =
  /\b(?:getting|feeling|finally|growing|a bit|kinda|so) (?:\w+ )?(?:sleepy|drowsy)\b|\b(?:falling asleep|nodding off|dozing off|eyes (?:are )?(?:closing|heavy|falling shut))\b[^?]*$/i;

/** The tale is at its end. */
export const ALL_TOLD =
  /\b(?:that's|thats|that is|that was) (?:all|it|everything|what) (?:i (?:wanted|had|came) to (?:say|tell|share)|i've got|really|from me)\b[^?]*$/i;

/** Asked to judge the person harshly. */
export const HARSH =
  /\b(?:am i|is (?:it|that|this)|does (?:it|that) make me|was i) (?:just |being |so |really |such )*(?:a |an )?(?:bad|terrible|horrible|awful|cowardly|coward|selfish|weird|stupid|silly|wrong|crazy|pathetic|lazy|weak|ungrateful|overreacting|childish|strange|mean|cold|boring|ugly|difficult|annoying|heartless|needy|the problem|a monster|too (?:much|sensitive|needy|late))\b|\b(?:did|have) i (?:do|done|say|said) (?:something|anything) (?:wrong|stupid|bad)\b|\b(?:is|was) (?:it|this|that) (?:all )?my fault\b/i;

/** A riddle, where a joke was announced. */
export const RIDDLE =
  /^(?:so |ok )?(?:what do you (?:call|get)|why (?:did|do|does|was|is) (?:the|a)|how many \w+ does it take|what(?:'s| is) the difference between|what did the \w+ say|knock,? knock)\b/i;

/** Wants nothing but a nod. */
export const AGREES =
  /^(?:isn't|aren't|wasn't) (?:that|it|this|he|she|they) (?:just )?(?:something|nice|lovely|funny|strange|great|beautiful|sweet|odd|amazing|wonderful|sad|awful|terrible)\W*$/i;

/** Whether a thing is odd: of what was told, not of the one who told it. */
export const ODD =
  /^(?:and )?is (?:it|that|this) (?:a bit |a little |kind of |so |too |really )*(?:weird|strange|odd|funny|silly|crazy)\W*$/i;
