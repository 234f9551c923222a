import { BackgroundTasksService } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { Housekeeping, RARE } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class BackgroundTasksHousekeeping {
  constructor(private readonly tasks: BackgroundTasksService) {}

  /** Deletes finished tasks past their retention. */
  @Housekeeping({ name: 'background-tasks.old-tasks', ...RARE })
  deleteOldTasks(): Promise<unknown> {
    return this.tasks.tidy();
  }
}
