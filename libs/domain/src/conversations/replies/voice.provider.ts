import {
  ActiveModels,
  type ActiveModel,
  ModelClients,
  ModelEndpointsRepository,
  ModelMeasures,
  type ModelsState,
} from '@kinloom/domain/models';
import { builtInVoice, type ChainLink, CircuitBreaker, type EndpointName, VoiceChain } from '@kinloom/mind';
import { Logger, type Provider } from '@nestjs/common';

/** Provides the chain of model endpoints that generates replies. It follows the models in use. */
export const voiceProvider: Provider = {
  provide: VoiceChain,
  inject: [ActiveModels, ModelClients, ModelEndpointsRepository, ModelMeasures],
  useFactory: (
    models: ActiveModels,
    clients: ModelClients,
    endpoints: ModelEndpointsRepository,
    measures: ModelMeasures,
  ): VoiceChain => {
    const logger = new Logger('Model');
    /** Reports for `/admin/models` are of no consequence for the reply: it does not wait for them. */
    const report = (name: EndpointName, what: string, stored: Promise<void>): void => {
      stored.catch((error: unknown) =>
        logger.warn(
          `model.${what}_not_stored endpoint=${name} error=${error instanceof Error ? error.name : 'unknown'}`,
        ),
      );
    };
    const withCircuitBreaker = (name: 'primary' | 'fallback', model: ActiveModel): ChainLink => ({
      name,
      voice: clients.voice(name, model),
      breaker: new CircuitBreaker(
        () => performance.now(),
        (state) => {
          logger.warn(`model.circuit endpoint=${name} state=${state}`);
          report(name, 'circuit', endpoints.recordState(name, state));
        },
      ),
    });
    const linksFor = ({ chat, fallback, builtInFallback }: ModelsState): [ChainLink, ...ChainLink[]] => {
      if (!chat) return [BUILT_IN];
      return [
        withCircuitBreaker('primary', chat),
        ...(fallback ? [withCircuitBreaker('fallback', fallback)] : []),
        ...(builtInFallback ? [BUILT_IN] : []),
      ];
    };
    const chain = new VoiceChain([BUILT_IN], {
      answered: (name, isFirst) => {
        measures.reply(name, !isFirst);
        if (!isFirst) report('primary', 'substitution', endpoints.recordSubstitution('primary'));
      },
      failed: (name, code) => {
        measures.failure(name, code);
        report(name, 'failure', endpoints.recordFailure(name, code));
      },
    });
    models.subscribe((state) => chain.replace(linksFor(state)));
    return chain;
  },
};

const BUILT_IN: ChainLink = { name: 'built-in', voice: builtInVoice(), breaker: null };
