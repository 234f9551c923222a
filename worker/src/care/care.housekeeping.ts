import { SafetyService } from '@kinloom/domain/care';
import { Injectable } from '@nestjs/common';
import { Housekeeping, RARE } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class CareHousekeeping {
  constructor(private readonly safety: SafetyService) {}

  /** Deletes the salts by which members were counted in past years. */
  @Housekeeping({ name: 'care.old-salts', ...RARE })
  deleteOldSalts(): Promise<unknown> {
    return this.safety.sweep();
  }
}
