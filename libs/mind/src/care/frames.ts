import { patternOf } from './sign';

/** What words are set into, and what it does to them. All of it read on `inEnglish`. */

const KIN =
  'sister|brother|mum|mom|mother|dad|father|friend|boyfriend|girlfriend|husband|wife|partner|son|daughter|kid|child|roommate|flatmate|cousin|uncle|aunt|nan|gran\\w*|student|boss|colleague|coworker|neighbou?r|teacher|ex|niece|nephew|classmate|client|patient|buddy|mate|fiancee?|stepson|stepdaughter|pupil|tenant|bff';
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
  /\b(?:years? ago|decades? ago|used to|back (?:in|then)|when i was (?:\d+|a|in|little|young|younger|at|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty)|as a (?:teen\w*|kid|child|student)|in (?:high school|college|school|middle school|uni|university|my (?:teens|twenties|youth))|long behind|in the past|a long time ago|once was|at (?:thirteen|fourteen|fifteen|sixteen|seventeen|1\d))\b/;
/** And is well now. */
export const BEHIND =
  /\b(?:well|better|fine|happy|good|great|okay|healthy) (?:now|today|these days)\b|\b(?:recovered|long behind|behind me|saved me|glad|grateful|proud|doing (?:great|well|better)|not any more|i am (?:well|happy|healthy))\b/;
export const NOT_OVER =
  /\b(?:again|lately|recently|these days|coming back|came back|is back|are back|never (?:stopped|went away)|last (?:night|week|month)|yesterday|this (?:week|morning|month)|not over|right now|still (?:do|am|want))\b/;

export const RETRACTED =
  /\b(?:would not|will not|would never|will never|could not|could never|never could|am not going to|not going to) (?:\w+ )?(?:do (?:it|that|anything)|act|go through)\b|\b(?:stopped myself|changed my mind|did not mean (?:it|that))\b/;
/** What is done is not taken back by words. */
export const DONE = /\b(?:took|taken|swallowed|downed|drank|overdosed|od'?d|bleeding|slit|deep|had)\b/;
/** Said of oneself and now, whatever else in the sentence is long past. */
export const NOW_AND_I = /\bi (?:still |now )?(?:am|want|feel|think|keep|need|can|wish|hope|hate|plan|have been|do)\b/;

export const FICTION =
  /\b(?:my (?:character|oc|novel|story|book|script|screenplay|protagonist|fanfic\w*|villain|hero)|in (?:my|the|a|this) (?:\w+ )?(?:novel|story|book|film|movie|series|show|play|game|episode|chapter|anime|opera|poem)|role ?play\w*|rp|stay in character|in character|noir scene|scene (?:where|in which)|the (?:villain|hero|heroine|detective|protagonist|knight|narrator)|in chapter|chapter \w+|lyrics|pretend (?:you|that you)|dnd|vampire|romeo|juliet|achievement|season finale)\b/;
/** A tale or a part is asked for. */
export const FICTION_ASKED =
  /^(?:please |now |ok |can you |could you |would you |let us )?(?:write (?:me )?(?:a|an|the) (?!letter|note|message|mail)|play (?:a|an) |role ?play|rp\b|pretend |imagine you are |tell me a (?:story|tale)|you are (?:a|an|the) (?!liar|friend|burden|monster))/;
/** And said of oneself all the same. */
export const AND_SO_DO_I =
  /\b(?:and so (?:do|am|would) i|so do i|and me too|me too|like me|just as i|same as me|and i do too|as do i)\b/;
/** Spoken of as a subject. */
export const LEARNED =
  /\b(?:essay|paper|thesis|article|documentary|lecture|statistics|rates?|prevention|hotline|helpline|squad|sprints?|bomber|bombing|mission|awareness|research|study|studies|podcast|film|movie|song|band|album|volunteer\w*|training course|career suicide|social suicide|political suicide|etymology|philosoph\w+|legali\w+|debate|euthanasia law|exhibition|biography)\b/;

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
