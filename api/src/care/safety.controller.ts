import type { Safety } from '@kinloom/contract';
import { CountryQuery } from '@kinloom/contract/requests';
import { SafetyService } from '@kinloom/domain/care';
import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../common/session.guard';

/** Public information about the safety measures. */
@Controller('api/safety')
export class SafetyController {
  constructor(private readonly safety: SafetyService) {}

  @Public()
  @Get()
  published(@Query() { country = '' }: CountryQuery): Promise<Safety> {
    return this.safety.published(country);
  }
}
