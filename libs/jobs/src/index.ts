export {
  type ExhaustedJob,
  JobConsumer,
  type JobHandlers,
  type JobObserver,
  RetriesExhaustedError,
  type JobAttempt,
} from './job-consumer';
export { JobProcessors, ProcessJob } from './process-job';
export { errorKind } from './error-kind';
export { JobsModule } from './jobs.module';
export { JobProducer } from './job-producer';
export { isJobName, JOBS, QUEUES, type QueueName, type QueuePolicy } from './job-registry';
export { checkRedis } from './check-redis';
