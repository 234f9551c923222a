import { DomainError, type Health, type Success } from '@kinloom/contract';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/session.guard';
import { DrainService } from './drain.service';
import { HealthService } from './health.service';

/** Seconds after which readiness may be asked again. */
const RETRY_AFTER = 2;

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

  /** Whether this process runs at all: one that does not answer is to be started anew. */
  @Public()
  @Get('api/health/live')
  live(): Success {
    return { success: true };
  }

  /** Whether this process can do its work: one that cannot, or that is about to end, is to be sent nothing for now. @throws DomainError unavailable */
  @Public()
  @Get(['ready', 'api/health/ready'])
  async ready(): Promise<Success> {
    if (this.drain.hasBegun || !(await this.parts.isReady())) {
      throw new DomainError('unavailable', { retryAfter: RETRY_AFTER });
    }
    return { success: true };
  }
}
