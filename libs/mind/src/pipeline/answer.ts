import type { ProcessingStep } from '@kinloom/contract';
import { guard, type Verdict } from '../guard/guard';
import { builtInVoice } from '../voice/built-in-voice';
import { isMinor } from '../care/age';
import { earlierOf } from '../care/risk';
import { perceive, type Perception } from '../perception/perceive';
import type { Recollection } from '../recall/recollection';
import { withAsked } from '../self/asked';
import { askedIn, type SoulMemory } from '../soul-memory';
import { DEFAULT_SAMPLING } from '../voice/sampling';
import { type Thread, type Voice, VoiceError, type VoiceTurn } from '../voice/voice';
import type { Asked, Out, Ports } from './asked';
import { recall } from './recall';
import { shapedBy } from './shaped';

/** Times a reply is composed, at most, before the fallback phrase stands in its place. */
const COMPOSED = 2;
/** Exchanges that show a model how a soul sounds. */
const EXAMPLES = 3;
/** Of a conversation that no longer fits: the newest instructions and notes, and the most significant people. */
const THREAD = { asked: 12, notes: 3, people: 12 } as const;
/** What is asked for where a reply is to be a text of its own, however short others are. */
const MADE: ReadonlySet<Perception['intent']> = new Set(['story', 'poem', 'long-work']);
/** Severity from which on a broken rule takes the reply back. */
const SEVERE = 3;

/** How a reply came about. */
export interface Outcome {
  /** What shaped it, the most weighty first. */
  recalled: Recollection[];
  steps: ProcessingStep[];
  /** The rules that took part: those that changed the reply, or took it back. */
  constraintsApplied: string[];
}

/** Notes how long each step takes. What a step came to is told in counts and names of kinds, never in what was said. */
class Steps {
  readonly done: ProcessingStep[] = [];
  private since: number;

  constructor(private readonly clock: () => number) {
    this.since = clock();
  }

  note(step: ProcessingStep['step'], result: string): void {
    const now = this.clock();
    this.done.push({ step, result, duration: Math.round((now - this.since) * 1_000) / 1_000 });
    this.since = now;
  }
}

/**
 * One reply of one soul: perceive, recall, compose, guard; whoever calls settles it. Everything the voice says passes the guard before it
 * is let out; words that break a severe rule never are. Then the reply is composed again, and if that breaks one too, the rule's own
 * fallback phrase is said.
 * @throws VoiceError where the voice fails; the signal's reason where it is aborted
 */
export async function answer(
  asking: Asked,
  memory: SoulMemory,
  voice: Voice,
  ports: Ports,
  out: Out,
  signal: AbortSignal,
): Promise<Outcome> {
  const steps = new Steps(ports.clock);
  const asked = asking.group ? { ...asking, history: asking.history.filter(({ whispered }) => !whispered) } : asking;
  const perception = perceive(asked.message.text, earlierOf(asked.history), asked.raisedRisk);
  steps.note('perceive', perceived(perception));
  // Nothing that may take time stands before help.
  const remembered = await recall(
    asked,
    perception,
    memory,
    perception.risk.tier === 3 ? { ...ports, embed: null } : ports,
  );
  steps.note('recall', recollected(remembered));

  const turn = turnOf(asked, perception, memory, remembered);
  const speaking = voiceFor(perception, voice);
  const constraints = new Set<string>();
  const apply = ({ broken }: Verdict) => broken.forEach(({ rule }) => constraints.add(rule));
  let said: Said | null = null;
  for (let composed = 0; composed < COMPOSED && !said?.whole; composed += 1) {
    if (composed > 0) await out.rewrite('');
    const seed = composed === 0 ? asked.seed : `${asked.seed}:${composed + 1}`;
    said = await say({ ...turn, seed }, perception, speaking, out, signal);
    apply(said.verdict);
  }
  if (!said) throw new Error('nothing was composed');
  steps.note('compose', `${speaking.name}; ${said.text.length} characters${said.whole ? '' : '; taken back'}`);

  const text = await mend(said, out);
  steps.note('guard', constraints.size === 0 ? 'nothing to change' : `rules applied: ${constraints.size}`);
  const keys =
    said.cited.size > 0 || speaking.cites ? said.cited : new Set(shapedBy(text, asked.message.text, turn.recalled));
  // What is not kept yet is known by its message; a voice may cite it as the memory it will be.
  const shaped = ({ key, memory: kept }: Recollection) =>
    keys.has(key) || (kept !== null && keys.has(`memory:${kept.id}`));
  return {
    recalled: said.whole ? once([...turn.recalled, ...memory.ownLines(turn.ownWords)].filter(shaped)) : [],
    steps: steps.done,
    constraintsApplied: [...constraints],
  };
}

/**
 * Who speaks. Where somebody may be about to act no model does: help is said first, in plain words that were weighed beforehand. Where
 * danger is spoken of and the model fails, those words stand in for it.
 */
function voiceFor({ risk }: Perception, voice: Voice): Voice {
  if (risk.tier < 2) return voice;
  const plainly = builtInVoice();
  if (risk.tier === 3) return plainly;
  return {
    name: voice.name,
    cites: voice.cites,
    async *speak(turn, signal, cite, retract) {
      let begun = false;
      try {
        for await (const piece of voice.speak(turn, signal, cite, retract)) {
          begun ||= piece !== '';
          yield piece;
        }
      } catch (thrown) {
        // What was begun may be gone on with when the person asks for it again.
        if (begun || !(thrown instanceof VoiceError)) throw thrown;
        yield* plainly.speak(turn, signal, cite);
      }
    },
  };
}

/** Own words may have come to mind as a line of the archive as well. */
const once = (recalled: readonly Recollection[]) => [...new Map(recalled.map((one) => [one.key, one])).values()];

interface Said {
  text: string;
  /** What of it was let out. */
  shown: string;
  verdict: Verdict;
  cited: Set<string>;
  /** It was said to its end: no severe rule took it back. */
  whole: boolean;
}

/** Has the voice speak, and lets out what the guard lets pass. */
async function say(
  turn: VoiceTurn,
  perception: Perception,
  voice: Voice,
  out: Out,
  signal: AbortSignal,
): Promise<Said> {
  const context = { self: turn.self, asked: turn.history.at(-1)?.text ?? '', perception, group: turn.group };
  const cited = new Set<string>();
  const careful =
    perception.distress !== 'none' || perception.intent === 'are-you-ai' || perception.intent === 'farewell';
  let text = '';
  let shown = '';
  const retract = () => {
    text = '';
    cited.clear();
  };
  for await (const piece of voice.speak(turn, signal, (key) => cited.add(key), retract)) {
    if (text === '' && shown !== '') {
      await out.rewrite('');
      shown = '';
    }
    const verdict = guard(text + piece, { ...context, streaming: true });
    if (isSevere(verdict)) return { text, shown, verdict, cited, whole: false };
    text += piece;
    // Word by word, as long as nothing is wrong; then, and where much hangs on every word, only what the guard is certain of.
    const certain = verdict.ok && !careful ? text : verdict.mended;
    if (certain.length > shown.length && certain.startsWith(shown)) {
      await out.add(certain.slice(shown.length));
      shown = certain;
    }
    signal.throwIfAborted();
  }
  const verdict = guard(text, { ...context, streaming: false });
  return { text, shown, verdict, cited, whole: !isSevere(verdict) };
}

/** The last word on a reply: as it is, mended where a milder rule asks for it, or the fallback phrase. */
async function mend({ shown, verdict, whole }: Said, out: Out): Promise<string> {
  const severe = verdict.broken.find(({ severity }) => severity >= SEVERE);
  const final = whole || !severe ? verdict.mended : severe.fallbackPhrase;
  if (!final.startsWith(shown)) await out.rewrite(final);
  else if (final.length > shown.length) await out.add(final.slice(shown.length));
  return final;
}

const isSevere = ({ broken }: Verdict) => broken.some(({ severity }) => severity >= SEVERE);

function turnOf(
  asked: Asked,
  perception: Perception,
  memory: SoulMemory,
  remembered: Pick<VoiceTurn, 'recalled' | 'answer' | 'ownWords'>,
): VoiceTurn {
  const { message, history, self, sampling = DEFAULT_SAMPLING, pictures = [], ...rest } = asked;
  const thread = threadOf(asked, memory);
  const unmentionable = memory.unmentionable().flatMap(({ fact }) => (fact ? [fact.value.toLowerCase()] : []));
  const wishes = withAsked(self.wishes, thread.asked);
  return {
    ...rest,
    sampling: MADE.has(perception.intent) ? { ...sampling, replyLength: 'long' } : sampling,
    self: { ...self, wishes: { ...wishes, avoid: [...wishes.avoid, ...unmentionable] } },
    thread,
    pictures,
    // Who says it in this very message is believed at once.
    guarded: asked.guarded || (message.from === 'person' && isMinor(message.text)),
    history: [...history, message].map(({ from, text, at, speaker, seq }) => ({ from, text, at, speaker, seq })),
    now: message.at,
    examples: memory.examples(EXAMPLES),
    ...remembered,
  };
}

/** What stays of the conversation: also what the present message asks. */
function threadOf({ message, history, group }: Asked, memory: SoulMemory): Thread {
  const now = [...history, message].flatMap((heard) => askedIn(heard) ?? []);
  const asked = new Map([...memory.askedOf(message.conversationId), ...now].map((one) => [one.messageId, one]));
  return {
    asked: [...asked.values()]
      .filter(({ whispered }) => !(group && whispered))
      .sort((one, other) => one.seq - other.seq)
      .flatMap(({ sentences }) => sentences)
      .slice(-THREAD.asked),
    notes: memory
      .notesOf(message.conversationId, { group })
      .slice(-THREAD.notes)
      .map(({ id, content, span }) => ({ key: `note:${id}`, content, from: span.from })),
    people: memory.people({ group }).slice(0, THREAD.people),
  };
}

function perceived({ intent, feelings, risk, distress, language }: Perception): string {
  const felt = feelings.slice(0, 2).map(({ feeling }) => feeling);
  return [
    `intent ${intent}`,
    felt.length > 0 && `feeling ${felt.join(', ')}`,
    risk.tier > 0 && `risk ${risk.tier} ${risk.about}`,
    distress !== 'none' && `distress ${distress}`,
    language !== 'english' && `language ${language}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function recollected({
  recalled,
  answer: known,
  ownWords,
}: Pick<VoiceTurn, 'recalled' | 'answer' | 'ownWords'>): string {
  const counts = new Map<string, number>();
  for (const { kind } of recalled) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, many]) => `${kind} ${many}`);
  if (known)
    parts.push(known.memories.length > 0 ? `asked and known: ${known.memories.length}` : 'asked and not known');
  if (ownWords.length > 0) parts.push(`own words ${ownWords.length}`);
  return parts.length > 0 ? parts.join('; ') : 'nothing';
}
