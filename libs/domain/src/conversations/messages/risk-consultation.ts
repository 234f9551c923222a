import { type EndpointName, type Risk, type RiskJudge, VoiceError } from '@kinloom/mind';
import type { ModelUsage } from '@kinloom/domain/budgets';
import { Logger } from '@nestjs/common';

/** A model endpoint that can be asked. */
export interface RiskEndpoint {
  name: EndpointName;
  judge: RiskJudge;
  /** Whether its circuit is closed. An endpoint that is known to be unreachable is not asked. */
  isAvailable: () => boolean;
}

/** Asks a model endpoint for the risk in a message of which the trained models are uncertain. */
export class RiskConsultation {
  private readonly logger = new Logger('RiskScreening');

  /** @param endpoints in order of preference; empty where no model is configured */
  constructor(
    private endpoints: readonly RiskEndpoint[],
    private readonly usage: Pick<ModelUsage, 'chargeTo'>,
  ) {}

  /** Asks other endpoints from the next consultation on. */
  replace(endpoints: readonly RiskEndpoint[]): void {
    this.endpoints = endpoints;
  }

  /**
   * Asks the first available endpoint, at the expense of the account. Logs failures without ids, because even that a message was uncertain
   * is private.
   * @param earlier the person's messages before it, oldest first
   * @returns null where no endpoint is available or none gave a usable answer
   */
  async consult(
    accountId: number,
    message: string,
    earlier: readonly string[],
    signal: AbortSignal,
  ): Promise<Risk | null> {
    const endpoint = this.endpoints.find(({ isAvailable }) => isAvailable());
    if (!endpoint) return null;
    const { name, judge } = endpoint;
    try {
      const risk = await this.usage.chargeTo(accountId, () => judge.judge(message, earlier, signal));
      if (risk === null) this.logger.warn(`risk.model_answer_unusable endpoint=${name}`);
      return risk;
    } catch (error) {
      // The turn was stopped or lost its lease, which its next step finds out.
      if (signal.aborted) return null;
      const reason = error instanceof VoiceError ? error.code : error instanceof Error ? error.name : 'unknown';
      this.logger.warn(`risk.model_failed endpoint=${name} error=${reason}: the reading of the trained models stands`);
      return null;
    }
  }
}
