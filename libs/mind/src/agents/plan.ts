import { datesIn, spanInWords } from '../memory/dates';
import { planIn } from '../perception/reflect';
import { plain, sentencesOf } from '../perception/text';
import { asks } from './lines';
import type { Line, Piece } from './piece';
import { dayInWords, listed, sourceLine } from './saying';
import type { TaskReading } from './task';

/** One step of a plan. Times in milliseconds UTC. */
export interface PlanStep {
  /** What is to be done, as an infinitive without "to". */
  act: string;
  /** Who does it; null if nobody was named. */
  owner: string | null;
  /** When it is due or takes place; null if no date was told. */
  due: { from: number; to: number; words: string } | null;
  /** What it was told in. */
  piece: Piece;
}

/** Maximum steps of a plan, and characters of an act. */
const MAX_STEPS = 12;
const MAX_ACT = 110;
const DAY = 86_400_000;

/** What the person is to do: "I need to book the van". */
const OBLIGATION =
  /\bI(?:'ve| have)?(?: still| also| really)? (?:need to|have to|must|should|ought to|got to|had better|promised(?: \p{L}+)? to|will|'ll|am going to|'m going to|plan to) (.+)/iu;
const OUR_OBLIGATION =
  /\b(?:we|we've|we'll)(?: still| also)? (?:need to|have to|must|should|will|are going to|want to|plan to) (.+)/iu;
/** What somebody else does: "Jana will lend us the van". */
const OF_OTHERS =
  /\b((?:[Mm]y|[Oo]ur) (?:\p{L}+ ){0,2}\p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:will|'ll|is going to|has to|needs to|offered to|promised to|wants to|said (?:he|she|they) (?:will|would)) (.+)/u;
/** What has to be so by a time: "The flat has to be empty by March". */
const CONDITION =
  /^(?:and |but |so )?((?:the|our|my|all|everything)\b[^,.;]*?) (?:has to|have to|must|needs to|need to) (be .+)/iu;
const NOT_A_STEP = /\b(?:don't|do not|didn't|not sure|never|no longer|used to|if only|wish)\b/i;
const PRONOUN = /^(?:it|this|that|he|she|they|there|what|who|which|you|we|i)$/i;

/** Steps that are told in some lines: dated ones in their order, then the others as they were told. */
export function stepsIn(lines: readonly Line[]): PlanStep[] {
  const steps = new Map<string, PlanStep>();
  for (const line of lines.filter((one) => !asks(one))) {
    for (const sentence of sentencesOf(plain(line.text))) {
      const found = stepIn(sentence, line.piece);
      const key = found && contentKey(found.act);
      if (!found || !key) continue;
      const known = steps.get(key);
      // The later statement stands; a date is not lost when it is told again without one.
      if (!known || (found.piece.at ?? 0) >= (known.piece.at ?? 0))
        steps.set(key, { ...found, due: found.due ?? known?.due ?? null });
    }
  }
  return [...steps.values()]
    .sort((a, b) => (a.due?.from ?? Infinity) - (b.due?.from ?? Infinity) || (a.piece.at ?? 0) - (b.piece.at ?? 0))
    .slice(0, MAX_STEPS);
}

function stepIn(sentence: string, piece: Piece): PlanStep | null {
  if (NOT_A_STEP.test(sentence)) return null;
  const told = toldIn(sentence, piece);
  if (!told) return null;
  const [date] = datesIn(sentence, piece.at ?? Date.now());
  const act = clipped(told.act, date?.words);
  if (act.split(' ').length < 2) return null;
  const due = date ? { from: date.span.from, to: date.span.to, words: spanInWords(date.span) || date.words } : null;
  return { act, owner: told.owner, due, piece };
}

function toldIn(sentence: string, piece: Piece): { act: string; owner: string | null } | null {
  // A memory speaks of the person as "you".
  const own = piece.kind === 'memory' || piece.kind === 'note' ? sentence.replace(/\byou\b/gi, 'I') : sentence;
  const condition = CONDITION.exec(own);
  if (condition) return { act: `${condition[1] ?? ''} to ${condition[2] ?? ''}`, owner: null };
  const other = OF_OTHERS.exec(own);
  if (other && !PRONOUN.test(other[1] ?? '')) return { act: other[2] ?? '', owner: nameOf(other[1] ?? '') };
  if (piece.from === 'soul' && piece.kind === 'message') return null;
  const obliged = OBLIGATION.exec(own)?.[1];
  if (obliged !== undefined) return { act: obliged, owner: 'You' };
  const ours = OUR_OBLIGATION.exec(own)?.[1];
  if (ours !== undefined) return { act: ours, owner: 'You and others' };
  const plan = planIn(own);
  return plan ? { act: plan.act, owner: 'You' } : null;
}

const nameOf = (owner: string): string => owner.replace(/^(?:my|our) /i, 'Your ');

/** The act alone: up to the next clause, without its date. */
function clipped(act: string, date: string | undefined): string {
  const clause =
    act.split(
      /\s*(?:[.!;–]|,? (?:but|because|although|which|so that|if|when|since|then)\b|, (?:and |so )?(?=I\b|we\b|\p{Lu}))/u,
    )[0] ?? act;
  const dateless =
    date === undefined
      ? clause
      : clause.replace(new RegExp(`,?\\s*(?:(?:by|on|at|in|before|until|from)\\s+)?${escaped(date)}`, 'i'), '');
  const short = dateless
    .replace(/\s+/g, ' ')
    .replace(/[,\s]+$/, '')
    .trim();
  return short.length <= MAX_ACT ? short : `${short.slice(0, MAX_ACT).replace(/\s+\S*$/, '')}…`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const contentKey = (act: string): string =>
  act
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, '')
    .split(' ')
    .filter((word) => word.length > 3)
    .slice(0, 4)
    .join(' ');

const cell = (text: string): string => text.replaceAll('|', '/').replace(/\s+/g, ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts of a plan: its steps, what is missing, and where to begin. */
export function planParts(lines: readonly Line[], reading: TaskReading, now: number): string[] {
  const steps = stepsIn(lines);
  const about = listed(reading.words.slice(0, 3)) || 'this';
  if (steps.length === 0) {
    return [
      `## Plan\n\nNo step was told yet, so there is none to put in order.`,
      `## Missing\n\n- What has to be done for ${about}, in your own words: “I need to …”.\n- By when it has to be done.\n- Who helps, and with what.`,
    ];
  }
  const rows = steps.map(
    ({ act, owner, due, piece }, index) =>
      `| ${index + 1} | ${cell(capital(act))} | ${cell(owner ?? 'open')} | ${due ? cell(`${due.words}${due.to < now ? ' (past)' : ''}`) : 'open'} | ${cell(sourceLine(piece))} |`,
  );
  const next = steps.find(({ due }) => due !== null && due.to >= now) ?? steps.find(({ due }) => due === null);
  return [
    `## Plan\n\n| | Step | Who | When | From |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}`,
    missingPart(steps, lines, now),
    next ? `## Begin with\n\n${beginning(next, steps.indexOf(next) + 1, now)}` : '',
  ];
}

function missingPart(steps: readonly PlanStep[], lines: readonly Line[], now: number): string {
  const numbers = (of: (step: PlanStep) => boolean): string =>
    listed(steps.flatMap((step, index) => (of(step) ? [String(index + 1)] : [])));
  const [undated, unowned, past] = [
    numbers(({ due }) => due === null),
    numbers(({ owner }) => owner === null),
    numbers(({ due }) => due !== null && due.to < now),
  ];
  const rows = [
    ...(undated === '' ? [] : [`- No date was told for: ${undated}.`]),
    ...(unowned === '' ? [] : [`- Nobody was named for: ${unowned}.`]),
    ...(past === '' ? [] : [`- The date is past for: ${past}. Are they done?`]),
    ...lines
      .filter((line) => asks(line) && line.piece.from === 'person')
      .slice(0, 3)
      .map(({ text }) => `- You asked, and it is open: “${text.replace(/["“”]/g, "'")}”`),
  ];
  return rows.length === 0 ? '' : `## Missing\n\n${rows.join('\n')}`;
}

function beginning({ act, owner, due }: PlanStep, number: number, now: number): string {
  const left = due ? Math.max(0, Math.round((due.from - now) / DAY)) : null;
  const time =
    left === null ? '' : left === 0 ? ', which is due now' : left === 1 ? ', one day away' : `, ${left} days away`;
  const who = owner === null ? ' Decide first who does it.' : '';
  return `Step ${number}: ${act}${time}.${who}${due ? '' : ` Give it a date; today is ${dayInWords(now)}.`}`;
}
