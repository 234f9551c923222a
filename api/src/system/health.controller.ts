import { DomainError, type Health, type Success } from '@kinloom/contract';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/session.guard';
import { DrainService } from './drain.service';
import { HealthService } from './health.service';

/** `Retry-After` of readiness, in seconds. */
const RETRY_AFTER_SECONDS = 2;

@Controller()
export class HealthController {
  constructor(
    private readonly parts: HealthService,
    private readonly drain: DrainService,
  ) {}

  @Public()
  @Get('api/health')
  health(): Promise<Health> {
    return this.parts.health();
  }

  /** Liveness: a process that does not answer must be restarted. */
  @Public()
  @Get('api/health/live')
  live(): Success {
    return { success: true };
  }

  /** Readiness: a process that fails this or is draining must receive no requests. @throws DomainError unavailable */
  @Public()
  @Get(['ready', 'api/health/ready'])
  async ready(): Promise<Success> {
    if (this.drain.hasBegun || !(await this.parts.isReady())) {
      throw new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    }
    return { success: true };
  }
}
