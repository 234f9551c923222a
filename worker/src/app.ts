import { type Config, ProcessLog, type Started } from '@kinloom/config';
import { checkSchema, outageOf } from '@kinloom/database';
import { DatabaseHealthRepository, MeasuresService, SystemService } from '@kinloom/domain/administration';
import { BackupScheduleService } from '@kinloom/domain/backups';
import { TurnsService } from '@kinloom/domain/conversations';
import { checkRedis, JobConsumer, type JobObserver, JobProcessors, JobProducer } from '@kinloom/jobs';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './app.module';
import { OfferedTurns } from './conversations/offered-turns';
import { HousekeepingRunner } from './housekeeping/housekeeping.runner';
import { WorkerActivity } from './housekeeping/worker-activity';
import { startHeartbeat } from './heartbeat';

/** Starts the worker. @throws RefusedSetting if Redis does not answer */
export async function startWorker(config: Config): Promise<Started> {
  await checkRedis(config);
  await checkSchema(config);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), {
    logger: new ProcessLog('worker', config),
    abortOnError: false,
  });
  await app.get(TurnsService).prepare();
  const observer = createJobObserver(app);
  const consumer = new JobConsumer(config, app.get(JobProcessors).handlers(), observer);
  await consumer.start();
  const offeredTurns = app.get(OfferedTurns);
  offeredTurns.start(observer);
  app.get(MeasuresService).begin('worker');
  // Turns left by the previous worker are enqueued now instead of by the first housekeeping run.
  await app.get(TurnsService).enqueueStaleTurns();
  // Warms up after enqueueing, because waiting replies need only a part of the models.
  await app.get(TurnsService).warmUp();
  const housekeeping = app.get(HousekeepingRunner);
  housekeeping.start();
  const backups = app.get(BackupScheduleService);
  backups.begin();
  const [database, jobs] = [app.get(DatabaseHealthRepository), app.get(JobProducer)];
  const heartbeat = await startHeartbeat(config.heartbeatFile, () =>
    Promise.all([database.ping(), jobs.workers('replies')]),
  );
  return {
    facts: {},
    close: async () => {
      await housekeeping.stop();
      await heartbeat.stop();
      app.get(TurnsService).stop();
      await offeredTurns.stop();
      await backups.stop();
      await consumer.stop();
      await app.close();
    },
  };
}

/** Records activity and metrics of job attempts, and dead letters for operators. */
function createJobObserver(app: INestApplicationContext): JobObserver {
  const [system, measures, activity] = [app.get(SystemService), app.get(MeasuresService), app.get(WorkerActivity)];
  return {
    onExhausted: (job) => system.recordFailure(job),
    isTransient: (error) => outageOf(error) !== null,
    onAttempt: ({ name, outcome, addedAt, begunAt, endedAt }) => {
      activity.record();
      measures.job({
        job: name,
        outcome,
        waited: Math.max(0, begunAt - addedAt) / 1_000,
        took: Math.max(0, endedAt - begunAt) / 1_000,
      });
    },
  };
}
