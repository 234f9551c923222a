import { ModelUsage } from '@kinloom/domain/budgets';
import { ActiveModels, type ActiveModel, ModelClients } from '@kinloom/domain/models';
import { type EndpointName, VoiceChain } from '@kinloom/mind';
import type { Provider } from '@nestjs/common';
import { RiskConsultation, type RiskEndpoint } from './risk-consultation';

/** Provides the consultation of the endpoints that generate replies. It follows the models in use. */
export const riskConsultationProvider: Provider = {
  provide: RiskConsultation,
  inject: [ActiveModels, ModelClients, ModelUsage, VoiceChain],
  useFactory: (
    models: ActiveModels,
    clients: ModelClients,
    usage: ModelUsage,
    voices: VoiceChain,
  ): RiskConsultation => {
    const endpoint = (name: EndpointName, model: ActiveModel | null): RiskEndpoint[] =>
      model === null
        ? []
        : [
            {
              name,
              judge: clients.riskJudge(model),
              isAvailable: () => voices.states.some((one) => one.name === name && one.state === 'closed'),
            },
          ];
    const consultation = new RiskConsultation([], usage);
    models.subscribe(({ chat, fallback }) =>
      consultation.replace([...endpoint('primary', chat), ...(chat ? endpoint('fallback', fallback) : [])]),
    );
    return consultation;
  },
};
