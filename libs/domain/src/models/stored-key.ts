import { MODEL_ROLES } from '@kinloom/contract';
import type { ModelsState } from './active-models';

/** The key of a model in use at the same origin; null if there is none. A key is never sent to another origin than its own. */
export function storedKeyFor(models: ModelsState, baseUrl: string): string | null {
  const { origin } = new URL(baseUrl);
  for (const role of MODEL_ROLES) {
    const model = models[role];
    if (model?.source === 'settings' && model.apiKey !== null && new URL(model.baseUrl).origin === origin) {
      return model.apiKey;
    }
  }
  return null;
}
