import type { ModelFailure } from '@kinloom/contract';
import type { EndpointName, ModelCondition } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { Counter, type Metric } from 'prom-client';

/** A model in metrics: its place in the chain of replies, or its role. Never its name or address. */
type MeasuredModel = EndpointName | 'extraction' | 'embeddings';

/** Counters of what models did in this process. Labels are places, roles and codes, never texts. */
@Injectable()
export class ModelMeasures {
  private readonly replies = counter('kinloom_model_replies_total', 'Replies by who gave them', ['endpoint']);
  private readonly fallbacks = counter(
    'kinloom_model_fallbacks_total',
    'Replies that were given in place of a preferred endpoint, by who gave them',
    ['endpoint'],
  );
  private readonly failures = counter('kinloom_model_failures_total', 'Requests to models that failed, by why', [
    'endpoint',
    'reason',
  ]);
  private readonly conditions = counter(
    'kinloom_model_conditions_total',
    'Replies whose prompt was cut by the server (truncated), or that waited for a model to load (loading)',
    ['endpoint', 'condition'],
  );

  /** All counters, for the registry of the process. */
  get metrics(): readonly Metric[] {
    return [this.replies, this.fallbacks, this.failures, this.conditions];
  }

  reply(endpoint: EndpointName, isFallback: boolean): void {
    this.replies.inc({ endpoint });
    if (isFallback) this.fallbacks.inc({ endpoint });
  }

  /** @param reason an error code, or `malformed` where the answer of a model was of no use */
  failure(endpoint: MeasuredModel, reason: ModelFailure | 'malformed'): void {
    this.failures.inc({ endpoint, reason });
  }

  condition(endpoint: EndpointName, condition: ModelCondition): void {
    this.conditions.inc({ endpoint, condition });
  }
}

/** Not registered here: `MeasuresService` owns the registry. */
const counter = <Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames, registers: [] });
