import { type ActiveModel, ModelClients } from '@kinloom/domain/models';
import type { Voice } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';

/** Milliseconds for one reply, all attempts included; as long as a test of a model. */
const REPLY_TIMEOUT_MS = 130_000;
/** Milliseconds after which a voice and its key are dropped. */
const LIFETIME_MS = 600_000;

/** Voices of models that operators compare, kept for a few minutes: a voice learns the context and request format of its server. */
@Injectable()
export class ComparedVoices {
  private readonly voices = new Map<string, Voice>();

  constructor(private readonly clients: ModelClients) {}

  has(operatorId: number, model: ActiveModel): boolean {
    return this.voices.has(keyOf(operatorId, model));
  }

  get(operatorId: number, model: ActiveModel): Voice {
    const key = keyOf(operatorId, model);
    const known = this.voices.get(key);
    if (known) return known;
    const voice = this.clients.comparedVoice(model, REPLY_TIMEOUT_MS);
    this.voices.set(key, voice);
    setTimeout(() => this.voices.delete(key), LIFETIME_MS).unref();
    return voice;
  }

  /** Drops a voice that failed, so that the next request to its server counts as a new one. */
  drop(operatorId: number, model: ActiveModel): void {
    this.voices.delete(keyOf(operatorId, model));
  }
}

const keyOf = (operatorId: number, model: ActiveModel): string => JSON.stringify([operatorId, model]);
