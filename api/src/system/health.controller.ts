import { DomainError, type Health, type Success } from '@kinloom/contract';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../border/access';
import { HealthService } from './health.service';

@Controller('api/health')
export class HealthController {
  constructor(private readonly parts: HealthService) {}

  @Public()
  @Get()
  health(): Promise<Health> {
    return this.parts.health();
  }

  /** Whether this process runs at all: one that does not answer is to be started anew. */
  @Public()
  @Get('live')
  live(): Success {
    return { success: true };
  }

  /** Whether this process can do its work: one that cannot is to be sent nothing for now. @throws DomainError unavailable */
  @Public()
  @Get('ready')
  async ready(): Promise<Success> {
    const { database, queue } = await this.parts.health();
    if (database === 'down' || queue === 'down') throw new DomainError('unavailable');
    return { success: true };
  }
}
