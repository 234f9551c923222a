/** Names of people, places and things, by their capitals. */

/** Capitalised words that name nobody and no place: beginnings, days, months, feasts, languages, shouts. */
const NO_NAME = new Set(
  (
    "i i'm i've i'd i'll a an the my our his her their its he she it we they you your that this these those there here what who when where why how and but so or if then " +
    'also just still not no yes yeah yep ok okay oh ah well hi hey hello thanks thank please today tomorrow tonight yesterday now nobody everyone everybody everything ' +
    'someone somebody something nothing anyone one two three both all some most many people life work school sometimes maybe perhaps actually honestly finally exactly ' +
    "got had have has is was am are can could do did does should would will been being went don't didn't can't won't isn't mondays tuesdays wednesdays thursdays fridays saturdays sundays monday tuesday wednesday thursday friday " +
    'saturday sunday january february march april may june july august september october november december english french german spanish italian dutch portuguese ' +
    "japanese chinese russian god lol omg wtf tv ai dm pm am btw idk mum mom dad mama papa grandma grandad grandpa granny nana sir mr mrs ms dr miss it's let's " +
    'sorry wow good great nice bad sad happy tired never always only even after before because since while'
  ).split(' '),
);
const CAPITAL = String.raw`[A-Z\u00c0-\u00de][\p{L}]*[\p{Ll}][\p{L}'-]*`;
const RUN = new RegExp(`(?<![\\p{L}\\p{N}'])${CAPITAL}(?: (?:of |de |van |the )?${CAPITAL}){0,3}`, 'gu');
/** Before or after somebody's name. */
const BEFORE_SOMEONE =
  /\b(?:with|(?:talk|talked|talking|spoke|speak|write|wrote|listen|listened) to|call|called|ask|tell|named|told|asked|met|miss|missed|kissed|married|hugged|phoned|texted|love|and|friend|sister|brother|cousin|colleague|neighbou?r|daughter|son|wife|husband|boyfriend|girlfriend|partner|aunt|uncle)\s$/i;
const AFTER_SOMEONE =
  /^(?:,? (?:who|whose) |'s (?:mum|mom|dad|birthday|house|place|wedding|funeral|party)| (?:and i|said|says|told|called|asked|died|passed|laughed|cried|texted|wrote|came|left|moved|thinks|thought|wants|wanted|helped|gave|hates|loves|is (?:a|my|so|very|coming|visiting)|was (?:there|so|very|born|my)))\b/i;

export interface Named {
  name: string;
  someone: boolean;
}

/** The names in one sentence, in their order, at most six. */
export function namesIn(sentence: string): Named[] {
  // Where everything is in capitals, capitals say nothing.
  if (!/[a-z]/.test(sentence)) return [];
  const found: Named[] = [];
  for (const match of sentence.matchAll(RUN)) {
    if (found.length >= 6) break;
    let [name, at] = [match[0].replace(/'s$/, ''), match.index];
    // A first word that begins the sentence belongs to the name only if it is no ordinary word.
    for (let first = name.split(' ')[0] ?? ''; NO_NAME.has(first.toLowerCase()); first = name.split(' ')[0] ?? '') {
      at += first.length + 1;
      name = name.slice(first.length + 1);
      if (name === '') break;
    }
    if (name === '' || NO_NAME.has(name.toLowerCase()) || name.length < 3) continue;
    const before = sentence.slice(Math.max(0, at - 20), at);
    const after = sentence.slice(at + name.length, at + name.length + 24);
    const someone = BEFORE_SOMEONE.test(before) || AFTER_SOMEONE.test(after);
    if (at === 0 && !someone) continue;
    found.push({ name, someone });
  }
  return found;
}
