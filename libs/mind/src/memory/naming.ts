import { capitalised } from '../perception/text';
import { type Cast, type Mention, type Someone } from './cast';
import { factOf, type Told } from './drafting';
import type { Statement } from './statement';
import { asName, mayBeName } from './words/common';

/** What the naming of somebody tells by itself, and whom it makes known. */

export const theirs = (who: Someone): string =>
  capitalised(who.key === 'person' ? 'you' : who.label.replace(/^my\b/, 'your'));

/** Makes those whom a mention names known to what is read after it. */
export function learn(mention: Mention, cast: Cast): void {
  if (mention.by === 'the' || mention.by === 'this') return;
  if (/^(?:his|her|their)$/.test(mention.by)) return;
  if (mention.names.length > 1) {
    const singular = mention.who.role ?? '';
    for (const name of mention.names)
      cast.mention({
        ...mention.who,
        key: name.toLowerCase(),
        name,
        plural: false,
        role: singular,
        label: `my ${singular} ${name}`,
      });
    cast.mention(mention.who);
    return;
  }
  cast.mention(mention.who);
}

const BREEDS =
  /^(?:labrador|lab|poodle|beagle|dachshund|terrier|greyhound|collie|corgi|retriever|spaniel|bulldog|husky|whippet|lurcher|pug|chihuahua|rottweiler|doberman|dalmatian|schnauzer|cockapoo|labradoodle|shih-tzu|samoyed|akita|pitbull|mutt|staffie|staffy|frenchie|goldendoodle|cavapoo|malamute|weimaraner|vizsla|setter|bichon|maltese|pomeranian|yorkie|westie|alsatian|shiba|sheepdog|moggy|tabby|siamese|ragdoll|cockatoo|budgie|canary|cockatiel|parakeet|tortoise|gecko|iguana|pony)$/i;
const OWNED =
  /^(?:also |just |still |now |recently |finally |both )*(?:have|has|had|got|adopted|bought|am|rescued|own|live|share|raise|keep|lost|foster)\b/;

/** In such a sentence "and a newborn called Theo" is the person's own. */
const HAS =
  /\b(?:I|we)(?:'ve got| have| have got|'ve| got| adopted| own) (?:an?|two|three|four|five|six|twins|one|my)\b/i;

/** "my sister Ana", "my 6-year-old son Leo", "a dog called Biscuit", "two cats, Miso and Mochi". */
export function namings(
  mentions: readonly Mention[],
  text: string,
  statement: Statement | null,
  sentence: string,
): Told[] {
  const told: Told[] = [];
  for (const mention of mentions) {
    const { role } = mention.who;
    const own =
      /^(?:my|our|both my)$/.test(mention.by) ||
      (/^(?:an?|another|one|two|three|four|five|six|)$/.test(mention.by) &&
        ((statement?.who.key === 'person' && OWNED.test(statement.predicate)) ||
          (mention.names.length > 0 && HAS.test(sentence))));
    if (!own || role === null) continue;
    const breed = mention.own.split(' ').at(-1) ?? '';
    const known = BREEDS.test(breed) || /^(?:toddler|baby|newborn)$/i.test(breed) ? breed : role;
    for (const name of mention.names)
      told.push({
        fact: factOf(role, 'name', name),
        whole: '',
        plainly: `Your ${known} is called ${name}.`,
        kind: mention.who.animal ? 'fact' : 'person',
        corrects: statement?.corrects ?? false,
      });
    if (BREEDS.test(breed) && mention.who.name)
      told.push({
        fact: factOf(mention.who.key, 'is-a', breed),
        whole: '',
        plainly: `Your ${role} ${mention.who.name} is a ${breed}.`,
      });
    if (mention.age && !mention.who.plural)
      told.push({
        fact: factOf(mention.who.key, 'age', mention.age),
        whole: '',
        plainly: `${theirs(mention.who)} is ${mention.age} years old.`,
      });
    for (const name of mention.names) {
      const age = new RegExp(
        `\\b${name}(?:,? |(?='s))\\(?(?:'s |is |who is |who's |aged )?(\\d{1,2})\\)?(?=[,. )]|$)`,
        'i',
      ).exec(text)?.[1];
      if (age)
        told.push({
          fact: factOf(name.toLowerCase(), 'age', age),
          whole: '',
          plainly: `Your ${role} ${name} is ${age} years old.`,
        });
    }
  }
  return told;
}

/** Names said of somebody: "is called Ana", "are Miso and Mochi". */
export function named(who: Someone, value: string, cast: Cast, corrects: boolean): Told[] {
  const names = value
    .split(/,? (?:and|&) |, /)
    .map((name) => asName(name.trim()))
    .filter(
      (name) =>
        (mayBeName(name.split(' ')[0] ?? '') || /^(?:dr|mrs?|ms|prof) \p{L}/iu.test(name)) &&
        name.split(' ').length <= 3,
    )
    .slice(0, 6);
  const role = who.role ?? who.key;
  if (names.length === 1) cast.named(who, names[0]!);
  const label = who.role && (who.name !== null || who.plural) ? `Your ${who.role}` : theirs(who);
  return names.map((name) => ({
    fact: factOf(role, 'name', name),
    whole: '',
    plainly: `${label} is called ${name}.`,
    kind: who.animal ? ('fact' as const) : ('person' as const),
    corrects,
  }));
}

/** "We named her Agnes", "I call him Bo". */
const GIVEN =
  /^(?:have |just |also |all )*(?:named|called|call|nicknamed|christened) (him|her|it|them|my [a-z]+|the [a-z]+) (.+)$/i;
export function given(statement: Statement, cast: Cast): Told[] {
  const match = statement.who.key === 'person' ? GIVEN.exec(statement.predicate) : null;
  if (!match || !mayBeName(match[2]!.split(' ')[0]!)) return [];
  if (!/^\p{Lu}/u.test(match[2]!) && (/^(?:call|called)\b/.test(match[0]) || match[2]!.includes(' '))) return [];
  const who = /^(?:my|the) /i.test(match[1]!)
    ? cast.byRole(match[1]!.slice(3).trim())
    : (cast.latest ?? cast.pronoun(match[1]!));
  // "I call my brother Yusuf every Friday" gives no name; "we named him Bo" does.
  if (
    !/^(?:\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|[\p{L}'-]+)(?=[.,!]|$| (?:after|because|since|for|lol|haha)\b)/u.test(
      match[2]!,
    )
  )
    return [];
  const value = match[2]!.replace(/[,.;].*$/, '').replace(/ (?:after|because|since|for|lol|haha)\b.*$/, '');
  return who ? named(who, value, cast, statement.corrects) : [];
}
