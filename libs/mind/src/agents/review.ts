import { type AgentSource, type Personality, type ReviewFinding, SLIDERS } from '@kinloom/contract';
import type { KeptMemory } from '../memory/memory';
import { readPersona } from '../persona';
import { sentencesOf, wordsOf } from '../perception/text';
import { natureOf } from '../self/natures';
import { wishesIn } from '../self/wishes';
import { clashOf, conflictsAmong, type Known } from './logic';
import type { Piece } from './piece';
import { counted, dayInWords, listed, sourceOf } from './saying';

/** A soul as it is set up, and what came of it. */
export interface Reviewed {
  id: number;
  name: string;
  archetype: string;
  personality: Personality | string;
  instructions: string;
  memories: readonly { memory: KeptMemory; piece: Piece }[];
  /** What it said, oldest first: the earliest and the newest of its replies. */
  replies: { earliest: readonly Reply[]; newest: readonly Reply[] };
  messages: number;
  reflections: number;
  /** Lines it was brought with, and files it was given; of those, how many could not be read. */
  archive: number;
  files: number;
  unread: number;
}
export interface Reply {
  id: number;
  conversationId: number;
  text: string;
  at: number;
}

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
/** Replies without which nothing is said of how it drifts. */
const ENOUGH_REPLIES = 6;
/** Messages after which a soul without memories is worth a word. */
const TALKED = 12;

const soulSource = ({ id, name }: Reviewed): AgentSource => ({
  type: 'soul',
  id,
  label: name,
  date: null,
  companionId: id,
  conversationId: null,
});
const replySource = (soul: Reviewed, { id, conversationId, at }: Reply): AgentSource => ({
  type: 'message',
  id,
  label: soul.name,
  date: new Date(at).toISOString(),
  companionId: soul.id,
  conversationId,
});

/** What is at odds, missing or drifting in one soul, and what stands well. */
export function reviewOf(soul: Reviewed): ReviewFinding[] {
  const findings = [...conflicts(soul), ...gaps(soul), ...drift(soul)];
  return [...findings, ...strengths(soul, findings)];
}

function conflicts(soul: Reviewed): ReviewFinding[] {
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

function gaps(soul: Reviewed): ReviewFinding[] {
  const persona = readPersona(soul);
  const description = typeof soul.personality === 'string' ? soul.personality : soul.personality.description;
  const sources = [soulSource(soul)];
  const found: ReviewFinding[] = [];
  const add = (title: string, detail: string, advice: string) =>
    found.push({ kind: 'gap', title, detail, advice, sources });
  if (soul.instructions.trim() === '')
    add(
      'No instructions',
      'It is told nothing of how to be with you.',
      'Write two or three lines: what it should do, and what never.',
    );
  if (typeof description !== 'string' || wordsOf(description).length < 8)
    add(
      'Hardly a description',
      'There are few words on who it is.',
      'A short paragraph in your own words gives its voice more to go on than any slider.',
    );
  if (SLIDERS.every((slider) => persona.sliders[slider] === 3))
    add(
      'All sliders in the middle',
      'Creativity, empathy, logic and curiosity all stand at 3.',
      'Move the one or two that make it itself.',
    );
  if (persona.traits.length === 0) add('No traits', 'No quality is named.', 'Name three.');
  if (persona.interests.length === 0)
    add('No interests', 'It has nothing of its own to come back to.', 'Give it two or three things it loves.');
  if (soul.messages >= TALKED && soul.memories.length === 0)
    add(
      'Much said, nothing kept',
      `${counted(soul.messages, 'message')} and no memory.`,
      'Tell it a few plain facts, or offer it a memory.',
    );
  if (soul.messages >= TALKED && soul.reflections === 0)
    add(
      'No reflections yet',
      `${counted(soul.messages, 'message')} and no reflection.`,
      'They come with what moves it: nothing needs to be done.',
    );
  if (soul.unread > 0)
    add(
      'Files that could not be read',
      `${counted(soul.unread, 'file')} of ${soul.files} gave no text.`,
      'Bring them as .txt or .md.',
    );
  return found;
}

interface Manner {
  words: number;
  questions: number;
  emoji: number;
  exclaims: number;
}
function mannerIn(replies: readonly Reply[]): Manner {
  const share = (test: RegExp) => replies.filter(({ text }) => test.test(text)).length / Math.max(1, replies.length);
  const words = replies.reduce((sum, { text }) => sum + wordsOf(text).length, 0) / Math.max(1, replies.length);
  return { words, questions: share(/\?/), emoji: share(/\p{Extended_Pictographic}/u), exclaims: share(/!/) };
}
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function drift(soul: Reviewed): ReviewFinding[] {
  const { earliest, newest } = soul.replies;
  const found: ReviewFinding[] = [];
  const add = (title: string, detail: string, advice: string, sources: AgentSource[]) =>
    found.push({ kind: 'drift', title, detail, advice, sources });
  if (newest.length >= ENOUGH_REPLIES) {
    const wishes = wishesIn(soul.instructions);
    const now = mannerIn(newest);
    const breaking = (test: (text: string) => boolean) =>
      newest
        .filter(({ text }) => test(text))
        .slice(-3)
        .map((reply) => replySource(soul, reply));
    if (wishes.noQuestions && now.questions > 0.1)
      add(
        'Asks though it may not',
        `${percent(now.questions)} of its newest ${newest.length} replies hold a question.`,
        'Say it more plainly in the instructions: “Never ask a question.”',
        breaking((text) => text.includes('?')),
      );
    if (wishes.noEmoji && now.emoji > 0)
      add(
        'Emoji in spite of its instructions',
        `${percent(now.emoji)} of its newest ${newest.length} replies.`,
        'Say it more plainly in the instructions.',
        breaking((text) => /\p{Extended_Pictographic}/u.test(text)),
      );
    if (wishes.maxWords !== null && now.words > wishes.maxWords * 1.2)
      add(
        'Longer than it is told to be',
        `${Math.round(now.words)} words a reply, where ${wishes.maxWords} are allowed.`,
        'Put the limit first in its instructions.',
        breaking((text) => wordsOf(text).length > (wishes.maxWords ?? 0)),
      );
    if (earliest.length >= ENOUGH_REPLIES) {
      const then = mannerIn(earliest);
      const ends = [earliest[0], newest.at(-1)].flatMap((reply) => (reply ? [replySource(soul, reply)] : []));
      const ratio = now.words / Math.max(1, then.words);
      if (ratio >= 1.6 || ratio <= 0.6)
        add(
          ratio > 1 ? 'It has grown wordier' : 'It has grown terser',
          `${Math.round(then.words)} words a reply in the beginning, ${Math.round(now.words)} by now.`,
          'If you liked it better before, say in the instructions how long a reply should be.',
          ends,
        );
      if (Math.abs(now.questions - then.questions) >= 0.35)
        add(
          now.questions > then.questions ? 'It asks more than it did' : 'It asks less than it did',
          `${percent(then.questions)} of replies in the beginning, ${percent(now.questions)} by now.`,
          'Curiosity is the slider for it.',
          ends,
        );
    }
  }
  const live = soul.memories.filter(({ memory }) => memory.supersededBy === null && memory.objection === null);
  const fading = live.filter(({ memory }) => memory.status === 'fading');
  if (live.length >= 8 && fading.length / live.length > 0.4)
    add(
      'Much of what it knows is fading',
      `${fading.length} of ${counted(live.length, 'memory', 'memories')}.`,
      'Anchor the ones that matter in the memory archive.',
      fading.slice(0, 3).map(({ piece }) => sourceOf(piece)),
    );
  const ended = soul.memories.filter(({ memory }) => memory.supersededBy !== null);
  if (ended.length > 0)
    add(
      'What is no longer so',
      `${counted(ended.length, 'memory', 'memories')} gave way to something newer; the newest: “${ended.at(-1)?.memory.content ?? ''}”.`,
      'Nothing needs to be done: it answers by what is so now, and knows what was before.',
      ended.slice(-3).map(({ piece }) => sourceOf(piece)),
    );
  return found;
}

function strengths(soul: Reviewed, findings: readonly ReviewFinding[]): ReviewFinding[] {
  const found: ReviewFinding[] = [];
  const add = (title: string, detail: string) =>
    found.push({ kind: 'strength', title, detail, advice: '', sources: [soulSource(soul)] });
  const live = soul.memories.filter(({ memory }) => memory.supersededBy === null && memory.objection === null);
  const anchored = live.filter(({ memory }) => memory.status === 'anchored').length;
  if (live.length >= 5)
    add('It knows you', `${counted(live.length, 'memory', 'memories')}, ${anchored} of them anchored.`);
  if (soul.instructions.trim() !== '' && !findings.some(({ kind }) => kind === 'conflict'))
    add('At one with itself', 'Instructions, sliders, traits and memories do not speak against one another.');
  if (
    soul.replies.newest.length >= ENOUGH_REPLIES &&
    !findings.some(({ kind, title }) => kind === 'drift' && title !== 'What is no longer so')
  )
    add('True to its manner', `Its newest ${soul.replies.newest.length} replies keep to how it is set up.`);
  if (soul.archive > 0)
    add('It has words of its own', `${counted(soul.archive, 'line')} of its archive shape how it speaks.`);
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
