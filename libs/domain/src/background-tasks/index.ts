export { deleteFailedJobs, MAILS_OF_ACCOUNT } from './failed-jobs.repository';
export { confirmLease, releaseTask, LeaseLostError, runTask, type ReportProgress, MAX_ATTEMPTS } from './run-task';
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
