import type { Sampling, ThinkingStyle, VoiceConstraints } from '@kinloom/contract';
import { HOUSE_RULES } from '../guard/rules';
import type { Self } from './self';

/** What was changed by hand of how a soul speaks and thinks; null or absent: as it comes from the soul itself. */
export interface SelfConfig {
  voiceConstraints: VoiceConstraints | null;
  thinkingStyle: ThinkingStyle | null;
  sampling?: Sampling | null;
}

const HOUSE: ReadonlySet<string> = new Set(Object.values(HOUSE_RULES));

/** A soul's self with what was changed by hand. The rules of the house stand whatever is changed: they are nobody's to take away. */
export function configured(self: Self, config: SelfConfig | null): Self {
  if (!config) return self;
  const { voiceConstraints: voice, thinkingStyle } = config;
  const house = self.constraints.coreConstraints.filter(({ rule }) => HOUSE.has(rule));
  return {
    ...self,
    constraints: voice
      ? { ...voice, coreConstraints: [...house, ...voice.coreConstraints.filter(({ rule }) => !HOUSE.has(rule))] }
      : self.constraints,
    style: thinkingStyle ?? self.style,
  };
}
