import { CONFIG, type Config } from '@kinloom/config';
import { ModelUsage } from '@kinloom/domain/budgets';
import { builtInVoice, openAiVoice, type Voice } from '@kinloom/mind';
import type { Provider } from '@nestjs/common';

/** What souls speak through. */
export const VOICE = Symbol('voice');

export const voiceProvider: Provider = {
  provide: VOICE,
  inject: [CONFIG, ModelUsage],
  useFactory: ({ voice }: Config, ledger: ModelUsage): Voice =>
    voice ? openAiVoice({ ...voice, ledger }) : builtInVoice(),
};
