import { isTrade } from './words/trades';
import { mended, plain, sentencesOf } from '../perception/text';
import { RULES } from './rules';

/** What of a message is said in earnest, clause by clause: no questions, no quotes, no fiction, no suppositions. */

const SHORT_FORMS: [RegExp, string][] = [
  [/\bIm\b/g, "I'm"],
  [/\bIve\b/g, "I've"],
  [/\b([Ww])ere (?=(?:getting|moving|going|having|expecting)\b)/g, "$1e're "],
  [/\bDont\b/g, "Don't"],
  [/\bu\b/g, 'you'],
  [/\br\b(?= (?:getting|going|moving|coming|so|both|all|not))/g, 'are'],
  [/\bw\/ ?/g, 'with '],
  [/\bw\b(?= \w)/g, 'with'],
  [
    /\b([Mm]y|[Oo]ur) (eldest|oldest|youngest|middle one|older one|younger one|little one)\b(?! (?:brother|sister|son|daughter|child|kid|sibling))/g,
    '$1 $2 child',
  ],
  [/\b(older|younger|little|middle) one child\b/g, '$1 child'],
  [/\b([Oo]ur) (?:girl|lass)\b/g, '$1 daughter'],
  [/\b([Oo]ur) (?:lad|boy)\b/g, '$1 son'],
  [/\bname's (?=\p{L})/gu, 'name is '],
  [/\b([Tt])he (?=(?:wife|husband|missus|baby|kids|boyfriend|girlfriend|in-laws|twins)\b)/g, 'my '],
  [/(^|[.!?\n] *)names (?=\p{L}+\b)/giu, '$1my name is '],
  [
    /(^|[.!?,\n] *|\b(?:and|so|but) )((?:my |our )?(?:\w+ )?(?:mum|mom|dad|mother|father|sister|brother|wife|husband|son|daughter|dog|cat|boss|friend|partner|girlfriend|boyfriend|cousin|neighbour|flatmate|roommate|grandma|grandpa|missus|restaurant|wedding|birthday|exam|flight|favourite \w+))s (?=(?:a|an|the|called|named|pregnant|coming|getting|in|on|from|\d+|not|been|working|moving|sick|ill|turning|having|planned|due)\b)/giu,
    "$1$2's ",
  ],
  [/\bur\b/g, 'your'],
  [/\b(?:b-?day|bday)\b/gi, 'birthday'],
  [/\bgf\b/g, 'girlfriend'],
  [/\bbf\b/g, 'boyfriend'],
  [/\b(?:fave?)\b/gi, 'favourite'],
  [/\bfavorite\b/gi, 'favourite'],
  [/\b(?:cuz|coz|cos|'cause|cause|bc|bcs)\b(?= )/g, 'because'],
  [/\b(?:tho)\b/g, 'though'],
  [/\b(?:rly)\b/g, 'really'],
  [/\b(?:guinea pig)/gi, 'guinea-pig'],
  [/\b(mother|father|sister|brother|son|daughter)s? in laws?\b/gi, '$1-in-law'],
  [/\bweve\b/g, "we've"],
  [/\btheyve\b/g, "they've"],
  [
    /\b(my (?:\w+ ){0,2}(?:mum|mom|dad|sister|brother|wife|husband|son|daughter|dog|cat|boss|friend|partner|girlfriend|boyfriend|cousin|neighbour|flatmate)s) (?=name\b|birthday\b|called\b)/gi,
    "$1' ",
  ],
];

const WITH_SOMEBODY =
  /(?<=^|[.!?,;\n] ?|\b(?:and|but|so|because|when|today|yesterday|then) )((?:[Mm]y|[Oo]ur)(?: (?!(?:are|is|was|were|has|have|had|got|just|getting|lives?|works?|left|died|came|told|said|went|moved|never|always|loves?|hates?|and)\b)\w+){1,3}|[A-Z]\w+|[Mm]e) and (?:I|me) (?=[a-z])/g;

/** One way of writing, with the short forms of chat written out and everything taken out that the person does not say themselves. */
export function earnest(message: string): string {
  const own = message
    .slice(0, RULES.readOfMessage)
    .replace(/\b(Dr|Mr|Mrs|Ms|St|Prof|dr|mr|mrs|ms|st|prof)\. (?=\p{L})/gu, '$1 ')
    .replace(/```[\s\S]*?(?:```|$)/g, '\n')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^>.*$/gm, ' ')
    .replace(/\*[^*\n]{2,120}\*/g, (act) => (/\s/.test(act.trim()) ? ' ' : act.replace(/\*/g, '')))
    .replace(
      /^.{0,80}\b(?:article|e-?mail|essay|lyrics|text|message|poem|letter|review|post|recipe|song)\b[^.\n]{0,40}:\s*\n[\s\S]*$/im,
      ' ',
    );
  // Acts between stars are play: what goes on around them is not told.
  if (/\*[a-z]+s (?:\w+ ?){1,12}\*/i.test(message)) return '';
  let text = mended(plain(own));
  for (const [form, whole] of SHORT_FORMS) text = text.replace(form, whole);
  text = text.replace(/[ ,]*\b(?:btw|lol|lmao|rofl|haha+|hehe+|tbh|ngl|smh|fyi|xd)\b(?=\s*(?:[.!?,\n]|$))/gi, '');
  // "Was a barista for years": what one was without saying who is what the speaker was.
  text = text.replace(/^(?:was|been) (?=(an? \w+(?: \w+)?))/i, (found, trade: string) =>
    isTrade(trade) ? 'I was ' : found,
  );

  // "My friend Jean and I do": I do, with her. Marked, so that it is not taken for two clauses.
  text = text.replace(WITH_SOMEBODY, '$1 &I ');
  // A title in quotes is a name; anything longer is somebody's words.
  return text
    .replace(/"([^"\n]{1,400})"/g, (_, inner: string) =>
      inner.split(/\s+/).length <= 6 && !/[.!?,]/.test(inner) && !/\b(?:I|I'm|you|me|my)\b/.test(inner) ? inner : ' … ',
    )
    .replace(/\bguinea pig/gi, 'guinea-pig');
}

const FICTION =
  /\b(?:imagine (?:i|we|you|that|if|a|being)|pretend|role-?play|let's (?:play|say|imagine)|once upon a time|my character|in my (?:story|novel|book|dream|game|campaign)|i dream(?:ed|t)|had a (?:weird |strange |crazy |funny )?(?:dream|nightmare)|in a past life|write (?:me )?a (?:story|poem|song)|hypothetically|the lyrics|♪|knock knock)/i;
const JEST =
  /\b(?:just kidding|only kidding|kidding!*$|(?:^|\s)jk\b|joking|lol no\b|yeah right|as if!|oh sure|sarcasm|not really lol|april fool)|(?:^|\s)\/s(?:\s|$)|\.{3} ?not!?$/i;
const SUPPOSED =
  /\b(?:if (?:i|we|my|he|she|it|they|only|you|someone|somebody|there)|unless|wish (?:i|we|my|he|she|it|they)|i would have|as though|would rather|suppose (?:i|we|that)|what if)\b/i;
/** Kept although an "if" is in it: the rest of the sentence stands on its own. */
const HARMLESS_IF = /\b(?:don't know|not sure|wonder(?:ing)?|ask(?:ed)?|see|check|know) (?:me )?if\b/i;
const ASKS =
  /^(?:(?:what|where|who|when|why|how|which|whose)(?:'s|'re|'d| (?:is|are|was|were|do|did|does|can|could|should|would|will|have|has|am|kind|sort|type|old|many|much|long|far|often|about|if|colou?r|time|day|year|month|name|city|town)\b)|(?:do|does|did|can|could|would|will|should|shall|have|has|had|are|is|am|was|were|don't|didn't|isn't|aren't|haven't|can't|won't|wouldn't) (?:i|you|we|he|she|it|they|my|your|the|this|that|there|any|anyone|someone|your?)\b|(?:tell|remind|ask|give|show|help|teach|explain|write|sing|guess)(?: me| us| what)?\b|remember (?:my|what|when|where|who|how|the|that)\b|any (?:idea|tips|advice|thoughts)|(?:got|have) any\b|you (?:remember|know|recall|think)\b)/i;
const DECLARES =
  /^(?:i|i'm|i've|i'd|my|our|we|we're|we've|he|she|it's|they|when i was|what i (?:love|like|hate|do))\b/i;

const TAG = /,? (?:right|you know|isn't (?:it|she|he)|don't you think|remember|huh|eh|ok(?:ay)?)\?$/i;

/** Sentences of the text that are not questions, with the declarative beginning of those that end in one. */
function declared(sentence: string): string | null {
  const rest = sentence.replace(TAG, '.');
  if (!/\?["')]*$/.test(rest)) return rest;
  const parts = rest.split(
    /(?<=[a-z0-9]),? (?=(?:and |but |so |also )?(?:what|where|who|when|why|how|which|do|does|did|can|could|would|should|have you|are you|is that|isn't|any|you know|know)\b)/i,
  );
  const head = parts[0] ?? '';
  return parts.length > 1 && DECLARES.test(withoutOpening(head)) && head.split(/\s+/).length >= 3 ? head : null;
}

const OPENING =
  /^(?:(?:(?:so|well|oh|ooh|ok|okay|and|but|also|yeah|yes|yep|yup|no(?=[,.!:;…]| (?:i|i'm|i've|we|he|she|it|it's|they|my|that|that's|this|not|no|wait|actually|really|sorry)\b)|nope|nah|actually|honestly|anyway|anyways|btw|by the way|fun fact|like|ha+(?:ha)*|lol|lmao|hi+|hey+|hello|hiya|um+|uh+|hm+|tbh|ngl|guess what|you know what|you know|i mean|i think|i guess|i suppose|i feel like|i believe|i'd say|i should (?:say|add|mention)|i (?:already )?told you(?: that)?|i mentioned(?: that)?|as i said|like i said|did i mention|i forgot to (?:say|mention|tell you)(?: that)?|just so you know|(?:please )?(?:remember|note|keep in mind|don't forget|never forget)(?: that|:)|to be honest|to be fair|the thing is(?: that)?|turns out(?: that)?|apparently|unfortunately|sadly|luckily|thankfully|plus|then|because|since|though|although|while|whereas|that|which is why|good morning|good evening|good afternoon|good night|thanks|thank you|sorry|please|wow|yay|omg|ugh|argh|man|dude|phew|basically|obviously|of course|today's news|good news|bad news|big news|seriously|fyi|for the record|for what it's worth|my point is|about me|ah|aw+|hmm|nice to meet you|pleased to meet you|nice|great|cool|right|sure|true|exactly|correction|wait|sorry|i meant|i misspoke)(?:,? (?=(?:there|again)\b)(?:there|again))?)(?:[\s,:;!.…-]+|$))+/i;

/** Without the small words people begin with. */
export function withoutOpening(clause: string): string {
  const rest = clause.replace(OPENING, '').trim();
  return rest === '' ? clause.trim() : rest;
}

const SUBJECT = String.raw`(?:I|i|I'm|I've|I'd|I'll|we|we're|we've|we'll|he|she|they|it|he's|she's|they're|it's|my|My|our|his|her|their|the|there's|both|one of|[A-Z][a-zé]+(?:'s)?(?= (?:is|was|has|had|got|lives?|works?|loves?|likes|hates|moved|plays|died|just|starts|turned|teaches|studies|works|goes|gave|bought|ate)\b)|(?:mum|mom|dad|grandma|grandpa|nana|gran)(?= )|[A-Z]\w+ &I)`;
const VERB = String.raw`(?:live[sd]?|work(?:s|ed|ing)?|am|is|are|was|were|has|have|had|got|love[sd]?|like[sd]?|hate[sd]?|enjoy(?:s|ed)?|study|studies|studied|play(?:s|ed)?|speak(?:s)?|moved|grew|used to|went|bought|started|teach(?:es)?|taught|run|runs|own|owns|drive|drives|don't|doesn't|can't|didn't|won't|never|always|usually|ate|eat|eats|drink|drinks|collect|collects|want|wants|need|needs|broke|met|found|lost|adopted|named|called|came|left|quit|retired|graduated|married|paint|paints|sing|sings|swim|swims|ride|rides|volunteer|volunteers|prefer|prefers|visited|travelled|traveled|turned|turns|became|stopped|finished|passed|failed|won|cook|cooks|bake|bakes|sold|still|just|sleeps?|goes|go|does|do|makes?|takes?|took|made|gave|gives|wrote|writes?|reads?|told|said|raised|planted|built|keeps?|kept|can|will|'ll)`;
const SPLIT = new RegExp(
  String.raw`\s*[;:…]+\s+|\s+-+\s+|,?\s+(?:but|because|so(?= (?:I|my|we|he|she|they|the|it)\b)|though|although|while|whereas|cause|plus|and then|then)\s+|,\s*(?:(?:and|also|so|too)\s+)*(?=${SUBJECT}\b)|\s+(?:and|n|&)\s+(?:(?:also|now|so|then|yes)\s+)?(?=${SUBJECT}(?!'s \w+ (?:and|or)\b)\b)|(?<!\b(?:when|whenever|that|where|if|as|because|while|since|before|after|until|think|know|and|but|how|what|why|now|so|said|say|guess|hope|told|mean|like|of|is|for|than|everything|thing|time|all|who|in|on|at|with|to|from|about|love|miss|by|call|not|was|are))(?:,?\s+)(?=(?:I'm|I've|I am|my (?:\w+ ){1,2}(?:is|are|was|were|has|lives|works|died|just)\b))`,
);
/** "…, a nurse, and live in Ghent": the same person goes on. */
const GOES_ON = new RegExp(
  String.raw`,?\s+(?:and|but|n|&)\s+(?:(?:also|now|then|currently|recently|only)\s+)?(?=${VERB}\b)|,\s+(?=(?:live|work|study|love|has|have|got|used to)\b)`,
  '',
);
const RELATIVE =
  /,?\s+who\s+(?=(?:is|was|are|has|have|had|just|also|still|now|used|lives?|works?|loves?|likes?|hates?|plays?|stud(?:y|ies)|teach(?:es)?|died|moved|got|turned|turns|goes|can|never|always)\b)|,?\s+who's\s+/;

/** A clause, and whose it is where it does not say: the same as before, or whoever was named last in the one before. */
export interface Clause {
  text: string;
  /** `same`: its subject is that of the clause before; `last`: whoever the clause before ended with. */
  goesOn: 'no' | 'same' | 'last';
  /** It was said as a correction of what came before. */
  corrects: boolean;
  /** It begins a sentence. */
  first: boolean;
  /** The sentence it is of, as far as that is said in earnest. */
  sentence: string;
}

const CORRECTS =
  /^(?:(?:oh|wait|sorry|oops|hang on|ah|well)[,.!]* )*(?:no,? (?:wait|sorry|i meant|i mean|it's|it is|not|that's|my|i|her|his|she|he|actually)|actually|correction|i meant|sorry,? (?:i meant|it's|my)|scratch that|i misspoke|i was wrong|not \w+,? (?:but|it's))\b|\bi meant\b|\bnot [A-Z]\w+[.!]?$|\b(?:it's|is|called) (?:actually|really) /i;

function clausesOf(sentence: string): Clause[] {
  const corrects = CORRECTS.test(sentence);
  const clauses: Clause[] = [];
  for (const [index, whole] of sentence.split(SPLIT).entries()) {
    const main = (whole ?? '').trim();
    if (main === '') continue;
    main.split(GOES_ON).forEach((part, i) => {
      part.split(RELATIVE).forEach((piece, j) => {
        const text = piece
          .trim()
          .replace(/[\s,.!?;:…"')(]+$/, '')
          .replace(/^[\s,"'(]+/, '');
        if (text === '') return;
        const is =
          j > 0 &&
          !/^(?:is|was|are|has|have|had|just|also|still|now|used|lives?|works?|loves?|likes?|hates?|plays?|stud|teach|died|moved|got|turn|goes|can|never|always)/.test(
            text,
          );
        const first = index === 0 && i === 0 && j === 0;
        const bare = first ? withoutOpening(text) : text;
        clauses.push({
          text: is ? `is ${text}` : first && MINE.test(bare) ? `my ${bare}` : text,
          goesOn: j > 0 ? 'last' : i > 0 ? 'same' : 'no',
          corrects,
          first,
          sentence,
        });
      });
    });
  }
  return clauses;
}

/** Chat leaves "my" away, too: "resit is on the 14th", "dream is to open a bar". */
const MINE =
  /^(?:(?:new|old|first|next|last|best|biggest|second|big|little|older|younger|wedding|driving|job|head|day|current|final|favourite|ex) )?(?:name|birthday|age|dream|wedding|flight|exam|exams|interview|commute|back|knee|head|feet|foot|house|flat|apartment|car|hobby|shift|shifts|gig|thesis|resit|restaurant|degree|landlord|rent|phone|laptop|boss|manager|therapist|dentist|doctor|wife|husband|missus|girlfriend|boyfriend|partner|kids|son|daughter|sister|brother|roommate|flatmate|dog|cat|favourite(?: \w+)?|job|test|appointment|surgery|operation|graduation|anniversary|due date|visa|contract|lease|train|bus|book|band|team|project|deadline|presentation|school|university|course|major|neighbour|friend|bestie|mate|ex|puppy|kitten|baby)(?: \p{Lu}\p{L}+)?(?:'s (?=planned|due|booked|on|in|at|a|an|called|not|so|been|getting|moving|coming|pregnant|sick|ill|from|\d)| )(?:planned|due|booked|on|in|at|a|an|not|so|been|getting|moving|coming|pregnant|sick|ill|from|\d+|is|are|was|were|has|have|starts?|ends?|called|died|got|broke|just|turned|turns|will|had|wants?|keeps?|thinks|lives|works|loves|hates|plays|moved|left|came|went|told|said|needs|can't|can|won't|doesn't|never|always)\b/iu;

/** Rows of short lines without ends are verses or lists; long texts that seldom say "I" were written by somebody else. */
function isPasted(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (
    lines.length >= 6 &&
    lines.filter((line) => line.length < 60 && !/[.!?]$/.test(line)).length >= lines.length * 0.8
  )
    return true;
  if (text.length < 900) return false;
  const words = text.split(/\s+/).length;
  return (text.match(/\b(?:I|I'm|I've|my|me|we|our)\b/g)?.length ?? 0) < words / 40;
}

/** Whether a sentence is fiction, a joke or a supposition, by its own words or by a short one that follows it ("just kidding"). */
export const isUnreal = (sentence: string, next = ''): boolean =>
  FICTION.test(sentence) ||
  JEST.test(sentence) ||
  (JEST.test(next) && next.length < SHORT_JEST) ||
  (SUPPOSED.test(sentence) && !HARMLESS_IF.test(sentence));
/** Characters of a sentence that only takes back what was said before it. */
const SHORT_JEST = 30;

/** Whether a message was written by somebody else, or is play. */
export const isNotTalk = (text: string): boolean =>
  isPasted(text) || /^(?:imagine|pretend|let's (?:pretend|play)|role-?play|you are now|act as)\b/i.test(text);

/** What a message says in earnest, in its order. Empty where it is fiction, pasted or asked. */
export function clausesIn(message: string): Clause[] {
  const text = earnest(message);
  if (isNotTalk(text)) return [];
  const clauses: Clause[] = [];
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    if (FICTION.test(sentence) || JEST.test(sentence)) continue;
    if (JEST.test(sentences[index + 1] ?? '') && (sentences[index + 1]?.length ?? 0) < SHORT_JEST) continue;
    if (SUPPOSED.test(sentence) && !HARMLESS_IF.test(sentence)) {
      clauses.push(
        ...clausesOf(sentence).filter(
          (one) =>
            !SUPPOSED.test(one.text) &&
            !/\b(?:would|'d|could|might)\b/.test(one.text) &&
            !SUPPOSED.test(sentence.split(one.text)[0]?.slice(-12) ?? '') &&
            /\b(?:but|so)\b/.test(sentence),
        ),
      );
      continue;
    }
    const said = declared(sentence);
    if (said === null) continue;
    for (const clause of clausesOf(said)) if (!ASKS.test(withoutOpening(clause.text))) clauses.push(clause);
    if (clauses.length >= RULES.clausesOfMessage) break;
  }
  return clauses.slice(0, RULES.clausesOfMessage);
}
