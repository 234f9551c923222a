import { CONFIG, type Config } from '@kinloom/config';
import { ModelUsage } from '@kinloom/domain/budgets';
import { builtInVoice, type ChainLink, CircuitBreaker, openAiVoice, VoiceChain } from '@kinloom/mind';
import { Logger, type Provider } from '@nestjs/common';
import { ModelEndpointsRepository } from './model-endpoints.repository';

/** Provides the chain of model endpoints that generates replies. */
export const voiceProvider: Provider = {
  provide: VoiceChain,
  inject: [CONFIG, ModelUsage, ModelEndpointsRepository],
  useFactory: ({ voice, fallback }: Config, usage: ModelUsage, endpoints: ModelEndpointsRepository): VoiceChain => {
    const builtIn = (): ChainLink => ({ name: 'built-in', voice: builtInVoice(), breaker: null });
    if (!voice) return new VoiceChain([builtIn()]);
    const logger = new Logger('Model');
    const withCircuitBreaker = (name: 'primary' | 'fallback', options: NonNullable<Config['voice']>): ChainLink => ({
      name,
      voice: openAiVoice({ ...options, ledger: usage }),
      breaker: new CircuitBreaker(
        () => performance.now(),
        (state) => {
          logger.warn(`model.circuit endpoint=${name} state=${state}`);
          endpoints
            .recordState(name, state)
            .catch((error: unknown) =>
              logger.warn(
                `model.circuit_not_stored endpoint=${name} error=${error instanceof Error ? error.name : 'unknown'}`,
              ),
            );
        },
      ),
    });
    return new VoiceChain([
      withCircuitBreaker('primary', voice),
      ...(fallback.endpoint ? [withCircuitBreaker('fallback', fallback.endpoint)] : []),
      ...(fallback.builtIn ? [builtIn()] : []),
    ]);
  },
};
