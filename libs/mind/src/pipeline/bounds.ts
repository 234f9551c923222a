import type { FactAnswer } from '../memory/asking';
import type { Heard } from '../memory/memory';
import { turned } from '../perception/reflect';
import { capitalised, mended, plain, sentencesOf, wordsOf } from '../perception/text';
import { sentencesTold } from './fuller';
import { relatesOthers, tellsOfOthers } from './others';
import { kinNamed, telling } from './own-question';
import { weightOf } from './passages';
import { unkept } from './told';
import { alike } from './told-words';

/**
 * Questions whether something is for the person: "may I have bread?", "do I like it hot?", "would you offer me beer?", "should anyone throw
 * me a party?". What stands in the group is what for.
 */
const ASKS: readonly RegExp[] = [
  /^(?:may|might|can|could|do|did|will|would|am|are) (?:i|we) (?:able to |allowed (?:to )?|supposed to |permitted (?:to )?|still )?(.+)$/i,
  /^(?:would|could|should|can|may|will) (?:you|one|anyone|anybody|someone|somebody|people|they|he|she) (?:ever |please )?(?:offer|give|serve|bring|buy|pour|cook|bake|make|throw|get|order|hand|send)(?: me| us)? (.+)$/i,
  /^(?:is|are) (.+?) (?:something|anything|a thing|things) (?:that )?(?:i|we) (?:can|could|may|like|love|want|enjoy|eat|drink|have|take)\b.*$/i,
  /^(?:if|when|suppose|say) (?:somebody|someone|anybody|anyone|people|you|they|one) (?:gives?|offers?|hands?|brings?|serves?|pours?|buys?) (?:me |us )?(.+?),? (?:do|would|should|will|can|could) (?:i|we)\b.*$/i,
];
/** What says that something is not for whoever says it; what it is stands not far behind. */
const DENIES =
  /\b(?:can'?t|cannot|can not|couldn'?t|must ?n(?:o|')t|mustnt|may not|not allowed|never|not to|don'?t|do not|doesn'?t|won'?t|allergic|intolerant|hate|detest|loathe|dislike|weak to|afraid of|scared of|sworn off|gone off|given up|gave up|stopped|quit|avoid|no longer|not any ?more)\b/i;
const FIRST = /\b(?:i|i'?m|i'?ve|i'?d|my|me|we|our|us)\b/i;
/** Who is spoken of by name or by what they are; said of the person only where they are in it themselves. */
const OF_OTHERS =
  /^(?:and |but |so )?(?:he|she|they|his|her|their|my \p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:is|was|can|don|doesn|hates?|never|has)\b/u;
/** How far behind the denial that may stand which is denied, in words; before it, where it was named first. */
const REACH = 9;
/** How much a word must say, and how near another must be to it. */
const SPECIFIC = 2.5;
const NEAR = 0.55;
const VERBS = new Set(
  'eat drink have take like love want enjoy use put go come buy order serve cup glass slice bit piece lot much some any these still plate ordinary'.split(
    ' ',
  ),
);

/** What somebody eats, drinks or takes goes by what is in it: who cannot have gluten cannot have bread. */
const HOLDS: Readonly<Record<string, string>> = {
  gluten:
    'bread toast pasta noodles spaghetti wheat flour cake croissant biscuit cookie pizza baguette bun bagel pancake pastry cracker couscous sandwich',
  dairy:
    'milk cheese butter cream yoghurt yogurt camembert brie parmesan mozzarella cheddar feta latte cappuccino custard ice-cream',
  lactose: 'milk cheese butter cream yoghurt yogurt camembert brie mozzarella latte cappuccino custard ice-cream',
  cheese: 'camembert brie parmesan mozzarella cheddar feta gouda fondue raclette gorgonzola roquefort',
  alcohol:
    'beer wine whisky whiskey vodka gin rum champagne cider cocktail schnapps prosecco port sherry pint lager liquor sake tequila drink',
  meat: 'steak ham bacon chicken beef pork sausage lamb burger turkey veal meatball kebab salami mince',
  fish: 'salmon tuna cod herring trout sushi anchovies sardine mackerel haddock',
  seafood: 'shrimp prawn lobster crab mussel oyster squid scallop salmon tuna',
  shellfish: 'shrimp prawn lobster crab mussel oyster scallop',
  nuts: 'peanut almond hazelnut walnut cashew pistachio pecan praline marzipan nougat',
  sugar: 'cake sweets candy chocolate lemonade cola syrup jam honey dessert',
  caffeine: 'coffee tea espresso cola latte cappuccino matcha',
  spicy: 'hot chilli chili curry pepper jalapeno wasabi tabasco',
  eggs: 'omelette mayonnaise meringue quiche',
};
const PARTS = new Map<string, string[]>();
for (const [whole, parts] of Object.entries(HOLDS))
  for (const part of parts.split(' ')) PARTS.set(part, [...(PARTS.get(part) ?? []), whole]);
const single = (word: string) => word.replace(/s$/, '');
const holds = (asked: string, denied: string) =>
  [...(PARTS.get(asked) ?? []), ...(PARTS.get(single(asked)) ?? [])].some((whole) => single(whole) === single(denied));

/** What a message asks of, if it asks whether that is for the person; in lower case, each word once. Null otherwise. */
export function boundAsked(message: string): string[] | null {
  const sentence = sentencesOf(mended(plain(message.slice(0, 1_000)))).findLast((part) => /\?["')\s]*$/.test(part));
  if (sentence === undefined) return null;
  const bare = kinNamed(sentence)
    .replace(/[?"')\s]+$/, '')
    .replace(/^(?:(?:and|so|but|ok|okay|hey|hm+|oh|well|now|then|say|tell me),? )+/i, '');
  const what = ASKS.map((form) => form.exec(bare)?.[1]).find((found) => found !== undefined);
  if (what === undefined || /\b(?:you|your)\b/i.test(what)) return null;
  // To drink a lot is to drink alcohol.
  const drink = /^drink(?: (?:a lot|much|any|at all|anything|tonight|now))*$/i.test(what.trim()) ? ['alcohol'] : [];
  const words = [...telling(what).filter((word) => !VERBS.has(word)), ...drink];
  return words.length > 0 && words.length <= 6 ? words : null;
}

/**
 * What the person said that keeps them from what is asked of: "I can't have gluten" of bread. Null where nothing does: what nobody spoke
 * against is not allowed by that.
 * @param asked the words of `boundAsked`
 * @param said what was said by anybody, in any order; what was said last counts
 */
export function boundFor(asked: readonly string[], said: readonly Heard[]): FactAnswer | null {
  const found = [...said]
    .filter(({ from }) => from === 'person')
    .sort((a, b) => b.at - a.at)
    .find(({ text }) => sentencesTold(text).some((sentence) => isAgainst(sentence, asked)));
  if (!found) return null;
  const sentence = sentencesTold(found.text).find((one) => isAgainst(one, asked)) ?? '';
  const clause = turned(sentence.replace(/[.!…]+$/, ''));
  const content = clause === null ? `You said "${sentence.replaceAll('"', "'")}"` : `${capitalised(clause)}.`;
  return {
    asks: 'whether',
    subject: 'person',
    relation: 'told',
    holds: false,
    nearest: false,
    memories: [unkept(found, content, null)],
    owed: true,
  };
}

function isAgainst(sentence: string, asked: readonly string[]): boolean {
  const denial = DENIES.exec(sentence);
  if (!denial || (OF_OTHERS.test(sentence) && !FIRST.test(sentence))) return false;
  const text = `my ${asked.join(' ')}`;
  if (relatesOthers({ text }, sentence) || tellsOfOthers({ text, words: [...asked] }, sentence)) return false;
  const behind = wordsOf(sentence.slice(denial.index + denial[0].length).toLowerCase()).slice(0, REACH);
  return asked.some((word) =>
    behind.some(
      (other) =>
        holds(word, other) || (weightOf(word) >= SPECIFIC && weightOf(other) >= SPECIFIC && alike(word, other) >= NEAR),
    ),
  );
}
