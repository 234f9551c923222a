import { CONFIG, type Config } from '@kinloom/config';
import { builtInVoice, openAiVoice, type Voice } from '@kinloom/mind';
import type { Provider } from '@nestjs/common';

/** What souls speak through. */
export const VOICE = Symbol('voice');

export const voiceProvider: Provider = {
  provide: VOICE,
  inject: [CONFIG],
  useFactory: ({ voice }: Config): Voice => (voice ? openAiVoice(voice) : builtInVoice()),
};
