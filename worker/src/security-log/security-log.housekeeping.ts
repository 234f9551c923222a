import { SecurityLogService } from '@kinloom/domain/security-log';
import { Injectable } from '@nestjs/common';
import { Housekeeping, RARE } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class SecurityLogHousekeeping {
  constructor(private readonly securityLog: SecurityLogService) {}

  /** Deletes events past their retention. */
  @Housekeeping({ name: 'security-log.old-events', ...RARE })
  deleteOldEvents(): Promise<unknown> {
    return this.securityLog.sweep();
  }
}
