import { Module } from '@nestjs/common';
import { Clock } from './clock';
import { ReferralsRepository } from './referrals.repository';
import { SafetyService } from './safety.service';
import { UsageSessionRepository } from './usage-session.repository';
import { UsageSessionService } from './usage-session.service';

@Module({
  providers: [Clock, ReferralsRepository, SafetyService, UsageSessionRepository, UsageSessionService],
  exports: [Clock, SafetyService, UsageSessionService],
})
export class CareModule {}
