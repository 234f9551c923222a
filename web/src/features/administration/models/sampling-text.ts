import { type ReplyLength, type Sampling, SAMPLING_PRESETS, SAMPLING_RANGES } from '@kinloom/contract';
import { formatNumber } from '../../../lib/format/locale';

/** The numbers of a sampling, as they are sent to the model. */
export const SAMPLED_NUMBERS = ['temperature', 'topP', 'minP'] as const;
export type SampledNumber = (typeof SAMPLED_NUMBERS)[number];

export const NUMBER_LABELS: Readonly<Record<SampledNumber, string>> = {
  temperature: 'Temperature',
  topP: 'Top P',
  minP: 'Min P',
};

export const LENGTH_LABELS: Readonly<Record<ReplyLength, string>> = {
  short: 'short, one to three sentences',
  medium: 'medium, two to six sentences',
  long: 'long, up to four paragraphs',
};

/** What a number is, and its range. */
export const NUMBER_HINTS: Readonly<Record<SampledNumber, string>> = {
  temperature: `${rangeText('temperature')}; higher is less predictable`,
  topP: `${rangeText('topP')}; lower leaves out unlikely words`,
  minP: `${rangeText('minP')}; higher leaves out unlikely words`,
};

function rangeText(part: SampledNumber): string {
  const { min, max } = SAMPLING_RANGES[part];
  return `${formatNumber(min)} to ${formatNumber(max)}`;
}

/**
 * Parses an entered number; an empty one is the default of the server.
 * @returns undefined if it is no number or out of range
 */
export function parseSampled(part: SampledNumber, text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = Number(text);
  const { min, max } = SAMPLING_RANGES[part];
  return value >= min && value <= max ? value : undefined;
}

export const problemText = (part: SampledNumber): string => `Enter a number from ${rangeText(part)}, or nothing.`;

/** The preset with the numbers of a sampling; undefined if there is none. */
export const presetOf = (sampling: Pick<Sampling, SampledNumber>) =>
  SAMPLING_PRESETS.find((preset) => SAMPLED_NUMBERS.every((part) => preset[part] === sampling[part]));

/** A sampling in one line. */
export function samplingText(sampling: Sampling, chatModel: string): string {
  const preset = presetOf(sampling);
  const numbers = SAMPLED_NUMBERS.flatMap((part) => {
    const value = sampling[part];
    return value === null ? [] : [`${NUMBER_LABELS[part].toLowerCase()} ${formatNumber(value)}`];
  });
  return [
    sampling.model ?? chatModel,
    ...(preset ? [preset.name.toLowerCase()] : []),
    ...numbers,
    `replies ${LENGTH_LABELS[sampling.replyLength]}`,
  ].join(' · ');
}
