import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIMITS } from '../common/limits';
import { SECURITY_EVENT_KINDS, SECURITY_OUTCOMES, type SecurityEventKind, type SecurityOutcome } from './security-log';

const before = { message: 'A page of the security log begins before an id.' };
const account = { message: 'An account is named by its id.' };
const limit = { message: `A page of the security log has 1 to ${LIMITS.securityEventsMax} entries.` };

/** Cursor pagination of the security log: `before` is the id to continue from. */
export class SecurityLogQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt(before)
  @Min(1, before)
  @Max(Number.MAX_SAFE_INTEGER, before)
  before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt(limit)
  @Min(1, limit)
  @Max(LIMITS.securityEventsMax, limit)
  limit?: number;
}

/** The security log of the installation, restricted to an account, a kind of event and an outcome where they are given. */
export class AdminSecurityLogQuery extends SecurityLogQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt(account)
  @Min(1, account)
  @Max(Number.MAX_SAFE_INTEGER, account)
  account?: number;

  @IsOptional()
  @IsIn(SECURITY_EVENT_KINDS, { message: 'The security log has no events of this kind.' })
  kind?: SecurityEventKind;

  @IsOptional()
  @IsIn(SECURITY_OUTCOMES, { message: `An outcome is one of ${SECURITY_OUTCOMES.join(', ')}.` })
  outcome?: SecurityOutcome;
}
