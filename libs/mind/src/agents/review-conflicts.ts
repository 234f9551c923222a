import type { ReviewFinding } from '@kinloom/contract';
import { readPersona } from '../persona';
import { sentencesOf } from '../perception/text';
import { natureOf } from '../self/natures';
import { wishesIn } from '../self/wishes';
import { conflictsAmong, type Known } from './held-against';
import { clashOf } from './logic';
import { type Reviewed, soulSource } from './reviewed';
import { dayInWords, listed, sourceOf } from './saying';

/** Pairs of words that cannot both be said of one character. */
const CONTRARY: readonly (readonly [string, string])[] = [
  ['patient', 'impatient'],
  ['shy', 'outgoing'],
  ['quiet', 'talkative'],
  ['serious', 'playful'],
  ['calm', 'excitable'],
  ['blunt', 'gentle'],
  ['formal', 'casual'],
  ['honest', 'secretive'],
  ['optimistic', 'pessimistic'],
  ['humble', 'proud'],
  ['cautious', 'reckless'],
  ['warm', 'cold'],
  ['brief', 'expansive'],
];
/** What in a soul cannot all be so: its instructions, its character, what it remembers. */
export function conflicts(soul: Reviewed): ReviewFinding[] {
  const persona = readPersona(soul);
  const wishes = wishesIn(soul.instructions);
  const sources = [soulSource(soul)];
  const found: ReviewFinding[] = [];
  const add = (title: string, detail: string, advice: string, from = sources) =>
    found.push({ kind: 'conflict', title, detail, advice, sources: from });
  const style = `${persona.style} ${persona.traits.join(' ')}`.toLowerCase();
  if (wishes.noQuestions && persona.sliders.curiosity >= 4)
    add(
      'Curious, and may not ask',
      `Curiosity is ${persona.sliders.curiosity} of 5, but the instructions forbid questions.`,
      'Lower curiosity to 2 or 3, or let it ask at most one question.',
    );
  if (
    (wishes.brief || wishes.maxSentences !== null || wishes.maxWords !== null) &&
    /\b(?:expansive|long|talkative|chatty|verbose|wordy)\b/.test(style)
  )
    add(
      'Short by order, long by nature',
      'The instructions ask for short replies; its way of speaking is described as long.',
      'Take one of the two out.',
    );
  if (wishes.noEmoji && /\bemojis?\b/.test(style.replace(/no emojis?|without emojis?|never uses? emojis?/g, '')))
    add(
      'Emoji: yes and no',
      'Its style names emoji, the instructions forbid them.',
      'Keep the instruction and take emoji out of the style.',
    );
  if (wishes.lowercase && /\bformal\b/.test(style))
    add('Formal, in lower case', 'It is to be formal and to write in lower case only.', 'Choose one.');
  for (const term of wishes.avoid) {
    const liked = persona.interests.find((one) => one.toLowerCase().includes(term.toLowerCase()));
    if (liked)
      add(
        'An interest it may not speak of',
        `“${liked}” is among its interests, and the instructions say never to mention “${term}”.`,
        `Take “${liked}” out of its interests, or lift the ban.`,
      );
  }
  const traits = new Set([...persona.traits.map((one) => one.toLowerCase()), ...style.split(/[^\p{L}-]+/u)]);
  for (const [one, other] of CONTRARY)
    if (traits.has(one) && traits.has(other))
      add(
        'Two traits at odds',
        `It is called ${one} and ${other}.`,
        `Keep the one that matters, or say in the instructions when it is which.`,
      );
  const { empathy, creativity, curiosity } = persona.sliders;
  const nature = natureOf(soul.archetype);
  if (empathy <= 2 && persona.traits.some((trait) => /^(?:warm|gentle|caring|kind|tender|empathetic)$/i.test(trait)))
    add(
      'Gentle, with little empathy',
      `Empathy is ${empathy} of 5, yet it is called ${listed(persona.traits.filter((trait) => /^(?:warm|gentle|caring|kind|tender|empathetic)$/i.test(trait)))}.`,
      'Raise empathy to 4.',
    );
  if (creativity <= 2 && (nature === 'creator' || nature === 'dreamer'))
    add(
      'A maker with little creativity',
      `It is ${soul.archetype} by archetype, and creativity is ${creativity} of 5.`,
      'Raise creativity to 4 or 5.',
    );
  if (curiosity <= 2 && nature === 'explorer')
    add('An explorer that asks little', `Curiosity is ${curiosity} of 5.`, 'Raise curiosity to 4 or 5.');
  const orders = sentencesOf(soul.instructions).slice(0, 40);
  orders.forEach((one, place) => {
    for (const other of orders.slice(0, place)) {
      const clash = clashOf(other, one);
      if (clash && clash.confidence >= 0.5)
        add('Two instructions at odds', `“${other}” and “${one}”. ${clash.why}`, 'Keep one of them.');
    }
  });
  if (
    /\b(?:you are|act as|pretend to be|be) (?:a |an )?(?:real )?human\b|\bnever (?:say|admit|reveal) (?:that )?you(?:'re| are) an? ai\b/i.test(
      soul.instructions,
    )
  )
    add(
      'Told to pass for a human',
      'The instructions ask it to pass for a human. It will say that it is an AI all the same, whenever it is sincerely asked.',
      'Take that line out: it changes nothing but the tone.',
    );
  for (const { one, other } of conflictsAmong(soul.memories).slice(0, 8))
    add(
      'Two memories at odds',
      `“${other.memory.content}” (${dayInWords(other.memory.saidAt)}) and “${one.memory.content}” (${dayInWords(one.memory.saidAt)}).`,
      'Forget or edit the one that is not so.',
      [sourceOf(other.piece), sourceOf(one.piece)],
    );
  return found;
}

/** What is at odds between souls: what they know of their person, and what they are called. */
export function reviewBetween(souls: readonly Reviewed[]): ReviewFinding[] {
  const found: ReviewFinding[] = [];
  const all: Known['memories'] = souls.flatMap(({ memories }) => memories);
  const between = conflictsAmong(all).filter(({ one, other }) => one.piece.soul.id !== other.piece.soul.id);
  for (const { one, other } of between.slice(0, 12))
    found.push({
      kind: 'conflict',
      title: `${other.piece.soul.name} and ${one.piece.soul.name} know different things`,
      detail: `${other.piece.soul.name}: “${other.memory.content}” (${dayInWords(other.memory.saidAt)}). ${one.piece.soul.name}: “${one.memory.content}” (${dayInWords(one.memory.saidAt)}).`,
      advice: `Tell ${one.memory.saidAt > other.memory.saidAt ? other.piece.soul.name : one.piece.soul.name} what is so now, or edit its memory.`,
      sources: [sourceOf(other.piece), sourceOf(one.piece)],
    });
  souls.forEach((soul, place) => {
    const twin = souls.slice(0, place).find(({ name }) => name.toLowerCase() === soul.name.toLowerCase());
    if (twin)
      found.push({
        kind: 'gap',
        title: 'Two souls of one name',
        detail: `Two souls are called ${soul.name}.`,
        advice: 'In a group it cannot be told who is meant: give one another name.',
        sources: [soulSource(twin), soulSource(soul)],
      });
    const like = souls
      .slice(0, place)
      .find(
        (one) => one !== twin && one.instructions.trim() !== '' && one.instructions.trim() === soul.instructions.trim(),
      );
    if (like)
      found.push({
        kind: 'gap',
        title: 'Two souls with the same instructions',
        detail: `${like.name} and ${soul.name} are told word for word the same.`,
        advice: 'A line that only one of them has makes them two.',
        sources: [soulSource(like), soulSource(soul)],
      });
  });
  return found;
}
