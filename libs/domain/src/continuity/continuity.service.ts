import { type ContinuityReply, DomainError, LIMITS } from '@kinloom/contract';
import type { CandidateModelRequest, ContinuityReplyRequest } from '@kinloom/contract/requests';
import { ModelUsage } from '@kinloom/domain/budgets';
import { type ActiveModel, ActiveModels, parseServerUrl, storedKeyFor } from '@kinloom/domain/models';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { builtInVoice, type Voice, VoiceError } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { ComparedVoices } from './compared-voices';
import { composeContinuityReply, countFacts, countWords } from './continuity-reply';
import { type ContinuitySoul, ContinuitySoulsRepository } from './continuity-souls.repository';

/**
 * Continuity check before a change of model: one reply of a soul per call, by the model in use or by a candidate. Texts are neither stored nor
 * logged; the operator's page keeps the conversation.
 */
@Injectable()
export class ContinuityService {
  constructor(
    private readonly models: ActiveModels,
    private readonly voices: ComparedVoices,
    private readonly souls: ContinuitySoulsRepository,
    private readonly usage: ModelUsage,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Generates and measures one reply. Tokens are charged to the operator.
   * @param cancelled aborts when the caller no longer waits
   * @throws DomainError soul_not_found for a soul that is not the operator's own; model_address_refused, model_unreachable, model_timeout,
   * model_wrong_key, model_not_found, voice_refused, voice_interrupted, tokens_used_up; job_cancelled
   */
  async reply(operatorId: number, request: ContinuityReplyRequest, cancelled: AbortSignal): Promise<ContinuityReply> {
    const soul = await this.souls.findForOwner(operatorId, request.soulId);
    if (!soul) throw new DomainError('soul_not_found');
    const { candidate } = request;
    if (candidate) return this.replyOfCandidate(operatorId, soul, request, this.toModel(candidate), cancelled);
    await this.models.refresh();
    const { chat } = this.models.current;
    const voice = chat ? this.voices.get(operatorId, chat) : builtInVoice();
    const reply = await this.compose(operatorId, soul, request, voice, cancelled);
    return chat ? reply : { ...reply, firstTokenMs: null };
  }

  /** The first request to a candidate, and every failure, are in the security log, because they make this machine send requests. */
  private async replyOfCandidate(
    operatorId: number,
    soul: ContinuitySoul,
    request: ContinuityReplyRequest,
    model: ActiveModel,
    cancelled: AbortSignal,
  ): Promise<ContinuityReply> {
    if (!this.voices.has(operatorId, model)) await this.recordProbe(operatorId, 'success');
    try {
      return await this.compose(operatorId, soul, request, this.voices.get(operatorId, model), cancelled);
    } catch (error) {
      this.voices.drop(operatorId, model);
      await this.recordProbe(operatorId, 'failure');
      throw error;
    }
  }

  private async compose(
    operatorId: number,
    soul: ContinuitySoul,
    { prompt, replies }: ContinuityReplyRequest,
    voice: Voice,
    cancelled: AbortSignal,
  ): Promise<ContinuityReply> {
    try {
      const turn = { soul, prompt, replies, now: Date.now() };
      const composed = await this.usage.chargeTo(operatorId, () =>
        composeContinuityReply(turn, voice, () => performance.now(), cancelled),
      );
      const { text } = composed;
      return {
        ...composed,
        text: text.slice(0, LIMITS.continuityReplyLength),
        words: countWords(text),
        facts: countFacts(prompt, text),
      };
    } catch (error) {
      if (cancelled.aborted) throw new DomainError('job_cancelled');
      throw error instanceof VoiceError ? toDomainError(error) : error;
    }
  }

  private toModel({ server, baseUrl, model, apiKey }: CandidateModelRequest): ActiveModel {
    const url = parseServerUrl(baseUrl).href.replace(/\/+$/, '');
    const key = apiKey ?? storedKeyFor(this.models.current, url);
    return { source: 'settings', server, baseUrl: url, model, apiKey: key, contextTokens: null };
  }

  private recordProbe(accountId: number, outcome: 'success' | 'failure'): Promise<void> {
    return this.securityLog.record({ kind: 'model_servers_probed', accountId, outcome });
  }
}

/** Maps a failed reply to the sentences that operators see when they test a model. */
function toDomainError({ code, detail }: VoiceError): DomainError {
  if (code === 'voice_unreachable') return new DomainError('model_unreachable');
  if (code === 'voice_timeout') return new DomainError('model_timeout');
  if (code === 'voice_refused' && detail.endsWith('no such model')) return new DomainError('model_not_found');
  if (code === 'voice_refused' && /^status 40[13]$/.test(detail)) return new DomainError('model_wrong_key');
  return new DomainError(code);
}
