import type { SoulStatus, ThinkingStyle } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';

/** The colour of a soul's state as operators see it (specification, section 3), and its word. */
export function describeSoulState(status: SoulStatus, restraint: string): { color: string; word: string } {
  if (restraint !== 'none') return { color: 'var(--warn)', word: 'restrained' };
  if (status === 'active') return { color: 'var(--good)', word: 'present' };
  if (status === 'thinking') return { color: 'var(--lamp)', word: 'processing' };
  if (status === 'learning') return { color: 'var(--calm)', word: 'reflecting' };
  if (status === 'resting') return { color: 'var(--rest)', word: 'resting' };
  return { color: 'var(--ink-faint)', word: status };
}

export const STYLE_LABELS: Readonly<Record<keyof ThinkingStyle, string>> = {
  cognitiveFramework: 'Cognitive framework',
  memoryInterpretation: 'Memory interpretation',
  responseFraming: 'Response framing',
  questioningStyle: 'Questioning style',
  emotionalProcessing: 'Emotional processing',
  reflectionDepth: 'Reflection depth',
  uncertaintyHandling: 'Uncertainty handling',
  relationalApproach: 'Relational approach',
};

/** A duration in milliseconds, for people who look for what is slow. */
export function formatMilliseconds(duration: number): string {
  return `${formatNumber(duration < 10 ? duration : Math.round(duration))} ms`;
}

/** The tabs of a soul's configuration, as the address names them. */
export const PLACES = ['configuration', 'logs', 'remembered'] as const;
export type Place = (typeof PLACES)[number];
export const parseTab = (tab: string | null): Place => PLACES.find((place) => place === tab) ?? 'configuration';

export function adminSoulPath(soulId: number, place: Place): string {
  return `/admin/souls?soul=${soulId}&tab=${place}`;
}
