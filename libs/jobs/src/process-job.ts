import { type JobName, type JobPayloads } from '@kinloom/contract';
import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { JobHandlers } from './job-consumer';
import { JOBS } from './job-registry';

const PROCESS_JOB = 'kinloom:process-job';

/** Methods that process a job of this name. */
type Processor<N extends JobName> = (payload: JobPayloads[N]) => Promise<void>;

/**
 * Marks a method of a provider as the processor of a job.
 * @example @ProcessJob('mail') sendMail({ mailId }: JobPayloads['mail']): Promise<void>
 */
export function ProcessJob<N extends JobName>(name: N) {
  return <M extends Processor<N>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void =>
    void SetMetadata(PROCESS_JOB, name)(target, key, descriptor);
}

/** Finds the processors of all jobs among the providers of an application. */
@Injectable()
export class JobProcessors {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error where a job has no processor, or two */
  handlers(): JobHandlers {
    const found = new Map<string, Processor<JobName>>();
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (typeof instance !== 'object' || instance === null) continue;
      for (const key of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = (instance as Record<string, unknown>)[key] as Processor<JobName>;
        const name = this.reflector.get<string | undefined>(PROCESS_JOB, method);
        if (name === undefined) continue;
        if (found.has(name)) throw new Error(`the job ${name} has two processors`);
        found.set(name, method.bind(instance));
      }
    }
    const missing = Object.keys(JOBS).filter((name) => !found.has(name));
    if (missing.length > 0) throw new Error(`no processor for the jobs ${missing.join(', ')}`);
    return Object.fromEntries(found) as unknown as JobHandlers;
  }
}
