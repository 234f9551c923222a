import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIMITS } from '../common/limits';

const before = { message: 'A page of the security log begins before an id.' };
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
