import { PATTERNS } from './predicates';
import type { RelationName } from './relations';
import { isJob, JOB_NOT, JOB_WORDS, PLAYED } from './words/trades';

/** What is said of somebody. */
export interface Found {
  relation: RelationName | `favourite ${string}`;
  value: string;
  negated: boolean;
}

const ENDS =
  /\s*(?:[,;(]|\b(?:but|because|although|though|since(?! \d)|so that|which|where|who|if|while|until|right now|at the moment|these days|nowadays|for now|currently|again|too|as well|anymore|any more|lol|haha|honestly|actually|you know|instead|by the way|though)\b).*$/i;
const WHEN_ENDS =
  /\s+(?:for (?:about |almost |nearly |over |more than |the (?:last|past) )?(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|many|some|a few|most|ages|years|my whole|all)\b.*|since .*|(?:last|next|this|every) (?:week|month|year|summer|winter|spring|autumn|fall|night|morning|evening|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|january|february|march|april|may|june|july|august|september|october|november|december)\b.*|(?:\d+|a|an|two|three|four|five|six|a few|a couple of|some|many) (?:weeks?|months?|years?|days?) ago.*|in (?:19|20)\d\d.*|(?:yesterday|today|tomorrow|now|already|recently|lately|soon|still|together|a lot|so much|very much|all the time|when .*|after .*|before .*|to be (?:closer|near|with).*|with (?:my|our|his|her|two|three|a|the) .*|and (?:i|my|we|he|she|it|they|am|is|have|has|love|like|live|work)\b.*))$/i;

/** What is left of words when what follows the value itself is cut off: "Ghent", "a nurse". */
export function trimmedValue(words: string, keepPlace = false): string {
  let value = words.replace(ENDS, '').trim();
  for (let i = 0; i < 3; i++) {
    const cut = value.replace(WHEN_ENDS, '').trim();
    if (cut === value) break;
    value = cut;
  }
  if (keepPlace)
    value = value.replace(
      /^(?:the city of|a (?:small |little |tiny )?(?:town|village|city|place) (?:called|named)) /i,
      '',
    );
  return value
    .replace(/[.!?,;:]+$/, '')
    .slice(0, 100)
    .trim();
}

const UNSURE =
  /\b(?:might|may|maybe|perhaps|could|would|should|probably|possibly|supposed to|about to|almost|nearly|trying to|wish|hope|thinking (?:of|about)|considering|wanted to|want to|need to|have to|going to|gonna|will|used to think|pretend\w*)\b/i;
const NEGATIVE =
  /^(?:\w+ )?(?:do not|don't|does not|doesn't|did not|didn't|am not|is not|isn't|are not|aren't|was not|wasn't|have not|haven't|has not|hasn't|had not|hadn't|never|can't|cannot|won't|will not)\b/i;

/** The relations a predicate states: the first of each that fits. */
export function relationsIn(predicate: string, own: boolean, animal = false): Found[] {
  const said = predicate.slice(0, 300);
  const found: Found[] = [];
  const unsure = UNSURE.test(said.split(/\s+/).slice(0, 5).join(' '));
  const negative = NEGATIVE.test(said);
  for (const { form, relation, negated = false, except, place = false, own: onlyOwn = false } of PATTERNS) {
    if (onlyOwn && !own) continue;
    if (found.some((one) => one.relation === relation)) continue;
    if (negative && !negated && relation !== 'dislikes') continue;
    if (unsure && !negated && !/^(?:works-as)$/.test(relation)) continue;
    const match = form.exec(said);
    if (!match) continue;
    const raw = match[1] ?? '';
    if (except?.test(raw)) continue;
    const value = trimmedValue(raw, place);
    if (value === '' && raw !== '') continue;
    if (value === '' && !/(?:works-as|relationship-status|died|smokes|drinks)/.test(relation)) continue;
    if (relation === 'likes' && found.some((one) => one.relation === 'dislikes')) continue;
    if (relation === 'hobby' && /^got into/.test(said) && /^\p{Lu}/u.test(value)) continue;
    if (relation === 'worked-as' && !isJob(value) && !/work/.test(said)) continue;
    found.push({ relation, value, negated });
  }
  // "I'm a nurse": what is neither a state nor a likeness.
  const job =
    /^(?:am|is) (?:still |also |currently |now |just |actually |only )*((?:(?:a|an|the) )(?:(?:retired|freelance|part-time|full-time|newly qualified|former|trainee|senior|junior|self-employed|professional|single) )*[a-z][^,.;]{2,60})/i.exec(
      said,
    );
  if (
    job &&
    !unsure &&
    !negative &&
    !found.some((one) => /^(?:works-as|studies|diet|health|relationship-status)$/.test(one.relation))
  ) {
    const value = trimmedValue(job[1]!);
    const bare = value.replace(/^(?:an?|the) /i, '');
    const placed = /^an? [\w -]+ (?:at|for) (?:an?|the|my|[A-Z])/.test(job[1]!) && isJob(value);
    if (
      (JOB_WORDS.test(value) && isJob(value)) ||
      placed ||
      (!own &&
        !animal &&
        /^an? /.test(value) &&
        !JOB_NOT.test(bare) &&
        /(?:er|or|ist|ian|ant|man|woman|legal|ie)\b/.test(bare))
    )
      found.push({ relation: 'works-as', value, negated: false });
    else if (!own || !JOB_NOT.test(value.replace(/^(?:an?|the) /i, '')))
      found.push({ relation: 'is-a', value, negated: false });
  }
  const moved =
    /^(?:have |has |just |recently |finally )*(?:moved|relocated|emigrated|immigrated) (?:here |over |back )?from (.{2,60}?) to /i.exec(
      said,
    );
  if (moved && !unsure && !negative) found.push({ relation: 'lived-in', value: moved[1]!, negated: false });
  const player =
    /\b(cell|violin|pian|guitar|drumm|bass|flaut|flut|clarinet|saxophon|trumpet|harp|organ|viol)(?:o?ist|er|eter)\b/i.exec(
      found.find((one) => one.relation === 'works-as' || one.relation === 'is-a')?.value ?? '',
    );
  if (player && !found.some((one) => one.relation === 'plays'))
    found.push({
      relation: 'plays',
      value: PLAYED[player[1]!.toLowerCase()] ?? player[1]!.toLowerCase(),
      negated: false,
    });
  const was = own ? null : /^(?:was|were) (\d{1,3})(?: years? old)?(?:$|,| when| and)/.exec(said);
  if (was) found.push({ relation: 'age', value: was[1]!, negated: false });
  return found;
}
