export { type GivenUp, JobConsumer, type JobHandlers, type JobWatch, LastTry, type Tried } from './consumer';
export { JobsModule } from './jobs.module';
export { JobProducer } from './producer';
export { isJobName, JOBS, QUEUES, type QueueName } from './registry';
export { checkRedis } from './redis';
