export {
  type ExhaustedJob,
  JobConsumer,
  type JobHandlers,
  type JobWatch,
  RetriesExhaustedError,
  type JobAttempt,
} from './consumer';
export { JobsModule } from './jobs.module';
export { JobProducer } from './producer';
export { isJobName, JOBS, QUEUES, type QueueName } from './registry';
export { checkRedis } from './redis';
