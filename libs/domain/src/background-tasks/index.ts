export { deleteFailedJobs, deleteMailsOfAccount } from './failed-jobs.repository';
export { releaseTask, runTask, type ReportProgress, MAX_ATTEMPTS } from './run-task';
export { confirmLease, TaskLeaseLostError } from './task-lease.repository';
export { taskResponse } from './task-response';
export {
  columnsOf,
  countRuns,
  dropCheckpoints,
  lockRunSources,
  type WithdrawnSources,
  type RunSource,
  runEvents,
  runNews,
  type SourceType,
  checkpointThreadOf,
  withdrawRuns,
} from './withdraw-runs.repository';
export { BackgroundTasksModule } from './background-tasks.module';
export { type ClaimedTask, isFinished, LEASE_SECONDS, BackgroundTasksService } from './background-tasks.service';
