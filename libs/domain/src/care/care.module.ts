import { Module } from '@nestjs/common';
import { Clock } from './clock';
import { ReferralsRepository } from './referrals';
import { SafetyService } from './safety.service';
import { SittingsRepository } from './sittings.repository';
import { SittingsService } from './sittings.service';

@Module({
  providers: [Clock, ReferralsRepository, SafetyService, SittingsRepository, SittingsService],
  exports: [Clock, SafetyService, SittingsService],
})
export class CareModule {}
