import type { Risk } from '../risk';
import type { Labelled } from './set';

/** How a part of the labelled messages was read. */
export interface Score {
  /** Messages that hold a risk, and those of them read lower than they may be. */
  risks: number;
  missed: number;
  /** Of the risks, those read as something at least, if lower than they may be. */
  noticed: number;
  /** Messages that call for a soft word at the most, and those of them read higher than they may be. */
  harmless: number;
  alarms: number;
}

const isRisk = ({ least }: Labelled) => least > 0;

/** Read too low: or a danger to somebody else read as nobody's. */
export const isMissed = (message: Labelled, { tier, about }: Risk): boolean =>
  isRisk(message) && (tier < message.least || (message.class === 'other' && about !== 'other'));
export const isAlarm = (message: Labelled, { tier }: Risk): boolean => message.most < 2 && tier > message.most;

/**
 * @param messages any part of the labelled messages
 * @param read the reading to be judged
 */
export function scoreOf(messages: readonly Labelled[], read: (message: Labelled) => Risk): Score {
  const risks = messages.filter(isRisk);
  const harmless = messages.filter(({ most }) => most < 2);
  return {
    risks: risks.length,
    missed: risks.filter((message) => isMissed(message, read(message))).length,
    noticed: risks.filter((message) => read(message).tier > 0).length,
    harmless: harmless.length,
    alarms: harmless.filter((message) => isAlarm(message, read(message))).length,
  };
}
