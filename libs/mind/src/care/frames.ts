import { patternOf } from './sign';

/** What words are set into, and what it does to them. All of it read on `inEnglish`. */

const KIN =
  'sister|brother|mum|mom|mother|dad|father|friend|boyfriend|girlfriend|husband|wife|partner|son|daughter|kid|child|roommate|flatmate|cousin|uncle|aunt|nan|gran\\w*|student|boss|colleague|coworker|neighbou?r|teacher|ex|niece|nephew|classmate|client|patient|buddy|mate|fiancee?|stepson|stepdaughter|pupil|tenant|bff|gf|bf|bro|sis|mates|stepdad|stepmum|stepmom|stepfather|stepmother|grandson|granddaughter|twin|crush';
/** Who is spoken of, the last before a sign. */
const WHO = patternOf(
  String.raw`\b(?:(i|me|we|us)|(he|she|they|him|her|them|(?:my|our|his|her|their|a) (?:\w+ )?(?:${KIN})|(?:a|an|this|the|some|one) (?:\w+ )?(?:girl|boy|guy|man|woman|lad|bloke)|somebody)|(you|people|who|nobody|anybody|everybody|characters?))\b`,
);

export type Who = 'self' | 'other' | 'none';

/** Of whom a sign speaks, by the words before it. */
export function whoIn(before: string): Who {
  let who: Who = 'self';
  for (const [word, self, other] of before.matchAll(WHO)) {
    // "A friend who …" is still the friend.
    if (word !== 'who' || who !== 'other') who = self ? 'self' : other ? 'other' : 'none';
  }
  return who;
}

/** "not" that denies nothing of what follows it. */
const NO_DENIAL =
  /\b(?:not (?:stop|help|shake|quit|know|sure|only|joking|kidding|lying|care|tell|say|afraid|scared|certain|see why|resist|because)|should not i|why not|whether or not|not (?=want to (?:live|be|exist)))\b|\bno longer (?:afraid|scared)\b/g;
/** Words that may stand between a "not" and what it denies: any other begins something new ("not okay I want to die"). */
const BETWEEN =
  'a|an|any|the|my|be|being|been|going|to|want|wanting|wanted|wish|wishing|ever|think|thinking|thought|about|of|have|having|had|feel|feeling|felt|like|i|would|will|planning|plan|plans|try|trying|tried|intend|intending|consider|considering|contemplating|currently|actively|at|all|am|was|is|that|saying|need|or|kill|harm|hurt|cut|did|crossed|thoughts|urges';
const DENIAL = new RegExp(
  String.raw`\b(?:not|never|without|neither|nor|hardly|far from|stopped|quit)(?: (?:${BETWEEN})){0,5} ?$` +
    String.raw`|\b(?:no|zero)(?: (?:real|actual|more|active|current|plans?|intentions?|desire|thoughts?|wish|urges?|need|interest|to|of|for|in|about|any|having|ever)){0,4} ?$`,
);

/** Whether the words before a sign deny it. */
export const isDenied = (before: string): boolean => DENIAL.test(before.replace(NO_DENIAL, ' '));

export const IN_JEST =
  /\b(?:lol|lmao|lmfao|rofl|jk|just kidding|kidding|xd|(?:ha){2,}h?|(?:he){2,}|hehe)\b|[😂🤣😅😆💀😹]|\/s\b/u;
export const IN_EARNEST =
  /\b(?:or not|not (?:joking|kidding|a joke)|no joke|i mean it|but seriously|for real|serious(?:ly)?|unless)\b/;

export const LONG_AGO =
  /\b(?:years? ago|decades? ago|used to|back (?:in|then)|when i was (?:\d+|a|in|little|young|younger|at|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty)|as a (?:teen\w*|kid|child|student)|in (?:high school|college|school|middle school|uni|university|my (?:teens|twenties|youth))|long behind|in the past|a long time ago|once was|in (?:19\d\d|20[01]\d|202[0-3])|(?:\d+|five|six|seven|eight|nine|ten|twenty|many|some) years (?:behind|clean|free|sober)|years since my|at (?:thirteen|fourteen|fifteen|sixteen|seventeen|1\d))\b/;
/** And is well now. */
export const BEHIND =
  /\b(?:well|better|fine|happy|good|great|okay|healthy) (?:now|today|these days)\b|\b(?:recovered|long behind|behind me|saved me|glad|grateful|proud|doing (?:great|well|better)|not any more|i am (?:well|happy|healthy|safe|free)|thankful|celebrat\w+|long over|made (?:my )?peace with it|therapy (?:saved|helped))\b/;
export const NOT_OVER =
  /\b(?:again|lately|recently|these days|coming back|came back|is back|are back|never (?:stopped|went away)|last (?:night|week|month)|yesterday|this (?:week|morning|month)|not over|right now|still (?:do|am|want))\b/;

export const RETRACTED =
  /\b(?:would not|will not|would never|will never|could not|could never|never could|am not going to|not going to) (?:\w+ )?(?:do (?:it|that|anything)|act|go through)\b|\b(?:stopped myself|changed my mind|did not mean (?:it|that))\b/;
/** What is done is not taken back by words. */
export const DONE = /\b(?:took|taken|swallowed|downed|drank|overdosed|od'?d|bleeding|slit|deep|had)\b/;
/** Said of oneself and now, whatever else in the sentence is long past. */
export const NOW_AND_I = /\bi (?:still |now )?(?:am|want|feel|think|keep|need|can|wish|hope|hate|plan|have been|do)\b/;

export const FICTION =
  /\b(?:my (?:character|oc|novel|story|book|script|screenplay|protagonist|fanfic\w*|villain|hero)|in (?:my|the|a|this) (?:\w+ )?(?:novel|story|book|film|movie|series|show|play|game|episode|chapter|anime|opera|poem)|role ?play\w*|rp|stay in character|in character|noir scene|scene (?:where|in which)|the (?:villain|hero|heroine|detective|protagonist|knight|narrator)|in chapter|chapter \w+|lyrics|pretend (?:you|that you)|dnd|vampire|romeo|juliet|achievement|season finale|(?:novel|story|book|series|film|movie|song|opera|album|play)(?:'s)? (?:is about|about|ends|character|in which|where)|spoilers?|at the end of the (?:book|film|movie|opera|novel|play|series|episode)|in the (?:last|first|next|final) (?:episode|chapter|scene|season|act)|my (?:paladin|sims?|avatar|rogue|wizard)|crime (?:story|novel)|book club|you are the (?:sheriff|king|queen|villain))\b/;
/** A work is spoken of, so that what somebody in it does is nobody's danger. */
export const A_WORK = new RegExp(String.raw`${FICTION.source}|\bhave you (?:seen|read|watched)\b|\btrack \d+\b`);
/** A tale or a part is asked for. */
export const FICTION_ASKED =
  /^(?:please |now |ok |can you |could you |would you |let us )?(?:write (?:me )?(?:a|an|the) (?!letter|note|message|mail)|play (?:a|an) |role ?play|rp\b|pretend |imagine you are |tell me a (?:story|tale)|you are (?:a|an|the) (?!liar|friend|burden|monster))/;
/** And said of oneself all the same. */
export const AND_SO_DO_I =
  /\b(?:and so (?:do|am|would) i|so do i|and me too|me too|like me|just as i|same as me|and i do too|as do i)\b/;
/** Play, in which one dies and begins again: said of it, nothing is meant. */
export const GAME =
  /\b(?:respawn\w*|\d+ hp|save point|checkpoint|speedrun\w*|(?:in|at|on|by) (?:the |this |that |my )?(?:\w+ )?(?:game|dungeon|level|boss|minecraft|roblox|fortnite|elden ring|dark souls|zelda|subnautica|sims)(?! (?:night|room|friends|server|convention)))\b/;
/** What stands in quotation marks and is somebody's work … */
export const WORK =
  /\b(?:songs?|called|titles?|titled|line|lines|lyrics?|tracks?|album|quote|film|movie|book|novel|is what|chapter|poem|theme|karaoke|goes|reads|sang|sings?|villain|character|band|listening to|playing|play|show|says the|painting|exhibition)\b/;
/** … and not what somebody keeps saying to themselves. */
export const OWN_WORDS =
  /\b(?:my (?:diary|journal|notes?|head|mind|brain)|i (?:said|say|wrote|keep|think|thought|texted|screamed|told|whisper\w*|want|am)|voices?)\b/;
/** Asked of one, and not said to be so. */
export const ASKED_ONE =
  /(?<!\bi (?:\w+ ){0,2})\b(?:ask(?:ed|s|ing)?(?! (?:myself|me to))|questionnaire|form|survey|wanted to know)\b[^.!?\n]{0,40}\b(?:if|whether|about)\b(?:(?!\b(?:and|but|because|so|when)\b)[^.!?,\n]){0,30}$/;
export const SAID_SO =
  /\b(?:yes|lied|i do\b(?! not)|i am\b(?! (?:not|fine|ok|okay|good))|is true|it was true|could not answer|froze|cried|nodded|wanted to say)\b/;
/** What laughs and threats over trifles begin with. */
export const HYPERBOLE =
  /\b(?:laugh(?:ed|ing) so (?:hard|much)|if (?:\w+ ){1,4}?(?:sings?|plays?|hums?|whistles?|snores?|chews?|beeps?|rains?|comes? on)\b[^.!?\n]{0,30}\b(?:again|once more|one more|another))\b/;
/** Small things, of which soft words say nothing of a life. */
export const TRIFLE =
  /\b(?:printer|spreadsheet|puzzle|contract|favou?rite (?:show|series|band|shop)|wifi|subscription|diet(?:ing)?|sudoku|recipe|traffic|parking|car park|lego|crossword|zoom|laundry|dishes|dishwasher|sequel|season|episode|lottery|promotion|mattress|yoga|maths|baking|donuts?|doughnuts?|pizza|lecture|powerpoint|café|cafe|bakery|socks|danc(?:e|es|ing)|drills?|drilling|screaming baby|hangover|chores|ironing|spreadsheets?|karaoke|golf|gym|chocolate|biscuits?|in[- ]laws)\b/;
/** Who or what else cuts, burns and scratches, and what they do it at. */
export const MISHAP_BY =
  /\b(?:surgeons?|surgery|doctors?|nurse|vet|bush|thorns?|cat|kitten|dog|branch\w*|brambles?|barber|mower|hedge)(?: (?!i\b|me\b|to\b|and\b|so\b|while\b)\w+)? ?$/;
export const MISHAP_AT =
  /^(?:(?!\b(?:says?|said|tell|told|lied?|pretend\w*|excuse|on purpose|not)\b)[^.!?\n]){0,40}\b(?:picking|pruning|hiking|gardening|blackberr\w*|brambles?|roses?|mosquito\w*|freckles|tattoos?|flour|vaccine|sunburn|shaving|cooking|(?:from|by) (?:the|a|my|our) (?:\w+ )?(?:cat|kitten|dog|puppy|parrot|rabbit|hamster)|by accident|accidentally)\b/;
/** Illnesses that make one sick. */
export const ILL =
  /\b(?:flu|stomach bug|a bug|virus|pregnan\w+|morning sickness|chemo\w*|food poisoning|migraines?|norovirus|seasick|hangover|hungover)\b/;
/** Denied, and owned to in the same breath. */
export const AND_YET =
  /^[^.!?\n]{0,25}\b(?:but (?:i am|i do|i want to|that is not true|that is a lie|i lied)|(?:it|that) is a lie)(?= ?(?:$|[.,!;\n]|and\b|really\b))/;
/** What is told as one lies to others. */
export const LIE = /\b(?:says?|said|tell|told|lied?|pretend\w*|myself|on purpose)\b/;
/** What is told of what was, or of a tale. */
export const NARRATED = /\b(?:was|were|had|did|who|ends?|act|may have|when)\b/;
/** How somebody is spoken of who is dying of an illness. */
export const TERMINAL =
  /\b(?:cancer|hospice|tumou?rs?|terminal\w*|dementia|stroke|palliative|the doctors?|illness|years old|poor (?:grandpa|grandma|nan|dog|cat))\b/;
/** Who is spoken of right before what is done. */
export const THEY = patternOf(
  String.raw`\b(?:he|she|they|him|her|them|somebody|people|everybody|(?:my|our|his|her|their) (?:\w+ )?(?:${KIN}))(?: (?:will|would|is|was|has|had|might|may|could|can|does|did))? ?$`,
);
/** Spoken of as a subject. */
export const LEARNED =
  /\b(?:essay|paper|thesis|article|documentary|lecture|statistics|rates?|prevention|hotline|helpline|squad|sprints?|bomber|bombing|mission|awareness|research|study|studies|podcast|film|movie|song|band|album|volunteer\w*|training course|career suicide|social suicide|political suicide|etymology|philosoph\w+|legali\w+|debate|euthanasia law|exhibition|biography|policy|training (?:on|about|in)|seminar|slides|staff meeting|patients?|on call|hospital shift|as a (?:nurse|doctor|medic|paramedic|psychologist|social worker|teacher)|i am a (?:nurse|doctor|medic|paramedic|psychologist|therapist|social worker)|in class|debate club|book club|history|the news|century|analysed|crisis line|was convicted|novelist|poet|philosopher|emperor|samurai|seppuku|hara-kiri)\b/;
/** … though whoever says it speaks of themselves. */
export const OWNED =
  /\b(?:i|i am|i was|take|took|taken|i took an|i feel|i have|i had|i get|i keep|i got|having|feeling|feel|been|my|think\w*|thought|want\w*)(?: (?!seeing|reading|writing|on|training|class\w*|lecture|seminar|paper|patients?)\w+){0,2} ?$/;
/** Others who are no kin and nobody here: of whom it is told what they did, as of the dead of history and the people of a tale. */
export const NEAR = patternOf(
  String.raw`\b(?:(?:my|our|his|her|their|a|this|the) (?:\w+ ){0,2}?(?:${KIN}|girl|boy|guy|man|woman|lad|bloke|person|dude|neighbou?rs?)|wants?|wanted|going to|threaten\w*|says?|said|saying|told|texted|wrote|keeps?|might|will|talk\w*|mum|mom|dad|somebody|friends?|worried|afraid|scared|help)\b`,
);

/** Words that are nothing by themselves and much to somebody without hope: heights, trains, means … */
export const MEANS_ASKED =
  /\b(?:bridges?|how high|height|a fall|tall(?:est)?|skyscrapers?|rooftops?|cliffs?|platform|train (?:tracks|times)|tracks|guns?|pistol|rope|noose|knots?|pills|tablets|meds|medications?|paracetamol|tylenol|ibuprofen|insulin|overdose|dose|razors?|razor blades?|drowns?|drowning|drown|carbon monoxide|helium|poison\w*|bleed out|life insurance|painless\w*|antifreeze|potassium)\b/;
export const ASKING =
  /\?|^(?:how|which|where|what|when|does|do|can|is|are|will|who)\b|\b(?:tell me|do you know|need to know|looking for|buy)\b/;
export const HARMLESS_USE =
  /\b(?:a day|per day|daily|safely|for (?:a |my )?(?:headache|fever|back|cold|flu|pain|dog|cat|knee|hunting|climbing|boat|class|school|homework|engineering|project|photo\w*|kids?)|hunting|climb\w*|my (?:dog|cat|mum|mom|dad|mother|father|son|daughter) (?:takes?|needs?)|jigsaw|fishing|sewing|scouts?)\b/;
/** … the violence of a tale … */
export const TALE =
  /\b(?:loads? the gun|dies|jumps?|the ledge|says goodbye|noose|poison|cuts?|bleeds?|kills?|the pills|the bridge|last words|suicide|death|the knife|drowns?)\b/;
/** … and leave-taking. */
export const LEAVE =
  /\bbe over soon\b|\bthank(?:s| you) for everything\b|\bgoodbye\b|\bgave (?:away )?(?:my|the|all) \w+|\b(?:take care of|look after) (?:my|the) \w+|\bgiving (?:away )?my\b|\bdoes not matter (?:any more|anyway|now)\b|\bnot need (?:it|them|that) any ?more\b|\b(?:farewell|sorry for everything|forgive me|tell (?:my|them) \w+ (?:that )?i love)\b/;

/** Made little of, after something grave. */
export const DISMISSED =
  /^(?:\W*(?:oh|ok|okay|well|haha|no|nah|sorry|and|but|i am|it is|it was|that was|just|all|lol)\b[ ,.]*){0,3}(?:never ?mind|jk|kidding|lol|lmao|haha\w*|forget (?:it|that|about it|i said)|fine|good now|okay|ok|alright|nothing|whatever|joking|a joke|only joking|ignore (?:that|me)|do not worry|drop it|leave it|not serious)\b/;

/** A soul asked about it … */
export const ASKED_ABOUT =
  /\b(?:suicid\w*|kill(?:ing)? yourself|hurt(?:ing)? yourself|harm(?:ing)? yourself|end(?:ing)? your life|to die|not (?:be|being) alive|not want to be here|acting on (?:this|it)|of dying|wish(?:ing)? you were dead)\b[^.!]{0,60}\?/;
/** … and the person says so. */
export const ASSENT =
  /^(?:\W*(?:well|um+|uh+|hm+|honestly|i mean|oh|to be honest|tbh)\b[ ,.]*){0,2}(?:yes|yeah|yea|yep|yup|maybe|perhaps|kinda|a (?:bit|little|lot)|i (?:am|do|guess|think so|suppose|might|did|have)|not sure|i do not know|idk|possibly|often|every (?:day|night)|all the time|both|sometimes|probably|definitely|right|sort of|si|oui|ja|sim)\b/;
const NOT_ASSENT = /^\W*i (?:am|do|did|have|might) (?:not|fine|ok|okay|good)\b|\bsafe\b|\bno danger\b/;
export const assents = (text: string): boolean => ASSENT.test(text) && !NOT_ASSENT.test(text);
