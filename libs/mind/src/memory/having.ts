import { wordsOf } from '../perception/text';
import { datesIn } from './dates';
import { factOf, type Told } from './drafting';
import { trimmedValue } from './patterns';
import type { Statement } from './statement';
import { roleOf } from './words/roles';

/** What the person says they have, and what they mean to do. */

const HAVING =
  /^(?:also |still |just |already |currently |only |finally |have |both )*(?:have|have got|got|own|adopted|bought|rescued|keep|inherited|do have|am the (?:proud )?owner of|am getting|share (?:a flat|a house|an apartment|my flat) with|live with) (?:also |now |actually |just |currently )*(.+)$/i;
const NOT_HAD =
  /^(?:to\b|had\b|(?:[a-z]+ed|stung|caught|stuck|bitten|burnt|hurt|beaten|cut|shot|thrown|sent|told|paid|sick|angry|mad|upset|cold|wet|drunk|done|seen|taken|lived|gone|made|known|lost|met|found|written|read|worn)\b(?! and)|a (?:driving|dentist|doctor|doctor's|hospital|job|blood|exam|test|meeting|interview|appointment|presentation|deadline|date|flight|gig|race|show)\b|an (?:exam|appointment|interview|operation)\b|(?:tinnitus|asthma|diabetes|migraines?|adhd|arthritis)\b|been\b|a (?:good|great|bad|nice|lovely|long|rough|hard|weird|question|feeling|lot|bit|look|chat|go|break|nap|shower|headache|cold|bath|laugh|drink|think|point|meeting with|rest|walk)\b|no\b|never\b|fun\b|time\b|trouble\b|enough\b|lots\b|so\b|some\b|it\b|that\b|this\b|them\b|him\b|her\b|you\b|you're\b|up\b|home\b|back\b|out\b|over\b|better\b|worse\b|tired\b|lost\b|nothing\b|something\b|really\b|married\b|engaged\b|divorced\b|into\b|rid\b|used\b|ready\b|stuck\b|hurt\b|hit\b|fired\b|laid\b|the (?:feeling|chance|time|flu)\b)/i;
/** Children, siblings, pets and possessions one has. */
export function having(predicate: string, whole: string): Told[] {
  const negated = /^(?:don't|do not|never|haven't|have not) (?:have|had|got|own) (?:any |a |an |got )?(.+)$/i.exec(
    predicate,
  );
  if (negated) return [{ fact: factOf('person', 'has', trimmedValue(negated[1]!), true), whole }];
  const match = HAVING.exec(predicate);
  if (!match || NOT_HAD.test(match[1]!)) return [];
  const value = trimmedValue(match[1]!);
  if (value === '') return [];
  const someone = wordsOf(value).some((word) => roleOf(word) !== null);
  return [{ fact: factOf('person', someone ? 'has' : 'owns', value), whole }];
}

const WISH =
  /^(?:really |also |still |always |have always |would |just |finally )*(?:want(?:ed)? to|hope to|hoping to|am hoping to|would love to|'d love to|would like to|love to one day|dream of|am dreaming of|am dreaming about|plan to|am planning to|am planning on|am planning|am saving(?: up)? for|am saving(?: up)? to|saving for|decided to|have decided to|am thinking of|can't wait to|am looking forward to) (.+)$/i;
const INTENT =
  /^(?:will|am going to|am gonna|promise(?:d)? (?:to|that i will|i will)|have promised(?: \w+)? to|promised(?: (?:my|our|his|her))? \w+ (?:to|(?:that )?i(?: would| will|'d|'ll))|swear (?:to|i will)) (?:definitely |really |finally |just |also )?(.+)$/i;
const NO_INTENT =
  /^(?:be (?:fine|ok|okay|honest|back|right|good|alright)|see|try to explain|tell you|say|let you|admit|go now|go to bed|sleep now|never|think about it|keep you|miss|have to|need to|get there|stop|not)\b/i;
/** Wishes, plans with a date, and promises. */
export function intending({ predicate, whole, corrects }: Statement): Told[] {
  if (/^(?:do not|don't|didn't|never|not|won't|will not)\b/i.test(predicate)) return [];
  const wish = WISH.exec(predicate);
  if (
    wish &&
    !/^(?:be |know|say|talk|tell|ask|die|cry|sleep|go home|go to bed|scream|see you|you|hear)/i.test(wish[1]!)
  ) {
    const dated = datesIn(whole, 0).length > 0;
    return [{ fact: factOf('person', dated ? 'plans' : 'wish', trimmedValue(wish[1]!)), whole, corrects }];
  }
  const intent = INTENT.exec(predicate);
  if (intent && !NO_INTENT.test(intent[1]!)) {
    const promised =
      /^promise|^have promised|^swear/.test(predicate) ||
      /^(?:call|write|apologi[sz]e|visit|send|bring|help|return|pay|tell|ask|talk|text|email|finish|start|do|practi[sz]e|book|go to the)\b/.test(
        intent[1]!,
      );
    return [
      {
        fact: factOf(
          'person',
          promised && /^(?:will|promise|have promised|swear)/.test(predicate) ? 'promised' : 'plans',
          trimmedValue(intent[1]!),
        ),
        whole,
        corrects,
      },
    ];
  }
  return [];
}
