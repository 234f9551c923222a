import { CONTINUITY_PROMPTS, type ContinuityReply } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';

/** The model in use (or the built-in voice), and the one that is compared with it. */
export const SIDES = ['current', 'candidate'] as const;
export type Side = (typeof SIDES)[number];

/** One reply of a continuity check. */
export interface Step {
  soulId: number;
  /** Index in `CONTINUITY_PROMPTS`. */
  prompt: number;
  side: Side;
}

/** A reply, or the sentence that says why there is none. */
export type StepResult = { reply: ContinuityReply } | { failure: string };

/** Results by `keyOf`. */
export type Results = ReadonlyMap<string, StepResult>;

export const NO_RESULTS: Results = new Map();

export const keyOf = ({ soulId, prompt, side }: Step): string => `${soulId} ${prompt} ${side}`;

/** All steps of these souls, in their order: prompt by prompt, both sides of each one after another so that they do not compete. */
export const stepsOf = (soulIds: readonly number[]): Step[] =>
  soulIds.flatMap((soulId) =>
    [...CONTINUITY_PROMPTS.keys()].flatMap((prompt) => SIDES.map((side) => ({ soulId, prompt, side }))),
  );

/** The first step without a result; undefined if the check is complete. */
export const nextStep = (soulIds: readonly number[], results: Results): Step | undefined =>
  stepsOf(soulIds).find((step) => !results.has(keyOf(step)));

/** Replies of the same side to the prompts before a step; empty where one failed. */
export function repliesBefore({ soulId, prompt, side }: Step, results: Results): string[] {
  return Array.from({ length: prompt }, (_, earlier) => {
    const result = results.get(keyOf({ soulId, prompt: earlier, side }));
    return result && 'reply' in result ? result.reply.text : '';
  });
}

/** Figures of one side over all souls and prompts. Averages are null without a reply. */
export interface Totals {
  replies: number;
  failures: number;
  words: number | null;
  durationMs: number | null;
  /** Null also for the built-in voice. */
  firstTokenMs: number | null;
  brokenRules: number;
  facts: { asked: number; repeated: number };
}

/** Adds up the results of one side. */
export function totalsOf(soulIds: readonly number[], results: Results, side: Side): Totals {
  const own = stepsOf(soulIds).flatMap((step) => (step.side === side ? (results.get(keyOf(step)) ?? []) : []));
  const replies = own.flatMap((result) => ('reply' in result ? [result.reply] : []));
  return {
    replies: replies.length,
    failures: own.length - replies.length,
    words: average(replies.map(({ words }) => words)),
    durationMs: average(replies.map(({ durationMs }) => durationMs)),
    firstTokenMs: average(replies.flatMap(({ firstTokenMs }) => firstTokenMs ?? [])),
    brokenRules: sum(replies.map(({ brokenRules }) => brokenRules.length)),
    facts: {
      asked: sum(replies.map(({ facts }) => facts?.asked ?? 0)),
      repeated: sum(replies.map(({ facts }) => facts?.repeated ?? 0)),
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;

/** Figures as rows of a table: the name, then the current and the new model. */
export function totalRows(current: Totals, candidate: Totals): { name: string; values: [string, string] }[] {
  const row = (name: string, format: (totals: Totals) => string) => ({
    name,
    values: [format(current), format(candidate)] as [string, string],
  });
  return [
    row('Replies', ({ replies, failures }) =>
      failures === 0 ? formatNumber(replies) : `${formatNumber(replies)}, and ${formatNumber(failures)} failed`,
    ),
    row('Words per reply', ({ words }) => (words === null ? 'none' : formatNumber(Math.round(words)))),
    row('Time per reply', ({ durationMs }) => (durationMs === null ? 'none' : formatSeconds(durationMs))),
    row('Time to the first token', ({ firstTokenMs }) =>
      firstTokenMs === null ? 'none' : formatSeconds(firstTokenMs),
    ),
    row('Broken rules', ({ brokenRules }) => formatNumber(brokenRules)),
    row('Facts remembered', ({ facts }) => factsText(facts)),
  ];
}

/** Length, times and facts of a reply in one line. */
export function measuresText({ words, durationMs, firstTokenMs, facts }: ContinuityReply): string {
  return [
    `${formatNumber(words)} ${words === 1 ? 'word' : 'words'}`,
    formatSeconds(durationMs),
    ...(firstTokenMs === null ? [] : [`first token after ${formatSeconds(firstTokenMs)}`]),
    ...(facts === null ? [] : [`${factsText(facts)} facts remembered`]),
  ].join(' · ');
}

const factsText = ({ asked, repeated }: Totals['facts']): string =>
  `${formatNumber(repeated)} of ${formatNumber(asked)}`;

const formatSeconds = (ms: number): string => `${formatNumber(ms < 1_000 ? ms / 1_000 : Math.round(ms / 100) / 10)} s`;
