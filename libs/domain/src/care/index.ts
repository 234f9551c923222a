export { CareModule } from './care.module';
export { Clock } from './clock';
export { resourcesFor } from './help-resources';
export { countReferral } from './referrals.repository';
export { SafetyService } from './safety.service';
export { UsageSessionService } from './usage-session.service';
export { GUARDED_NOTICE, helpNotice, type HelpTier, helpTier } from './help-tier';
