export { JobConsumer, type JobHandlers } from './consumer';
export { JobsModule } from './jobs.module';
export { JobProducer } from './producer';
export { JOBS, QUEUES, type QueueName } from './registry';
export { checkRedis } from './redis';
