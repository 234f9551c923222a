export { CareModule } from './care.module';
export { Clock } from './clock';
export { resourcesFor } from './help';
export { countReferral } from './referrals';
export { SafetyService } from './safety.service';
export { SittingsService } from './sittings.service';
export { GUARDED_NOTICE, helpNotice, type HelpTier, helpTier } from './weight';
