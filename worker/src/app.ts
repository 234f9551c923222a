import { type Config, ProcessLog, type Started } from '@kinloom/config';
import { checkSchema, outageOf } from '@kinloom/database';
import { MeasuresService, SystemService } from '@kinloom/domain/administration';
import { BackupScheduleService } from '@kinloom/domain/backups';
import { TurnsService } from '@kinloom/domain/conversations';
import { checkRedis, JobConsumer, JobProducer, type JobWatch } from '@kinloom/jobs';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { WorkerModule } from './app.module';
import { createJobHandlers } from './job-handlers';
import { startHeartbeat } from './heartbeat';

/** Milliseconds between looks for turns and mails whose job was lost. */
const SWEEP = 5_000;

/** Starts taking jobs. @throws RefusedSetting where Redis does not answer */
export async function startWorker(config: Config): Promise<Started> {
  await checkRedis(config);
  await checkSchema(config);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), {
    logger: new ProcessLog('worker', config),
    abortOnError: false,
  });
  await app.get(TurnsService).prepare();
  const consumer = new JobConsumer(config, createJobHandlers(app), watchOf(app));
  await consumer.start();
  app.get(MeasuresService).begin('worker');
  const sweeping = await keepSweeping(app.get(JobProducer));
  // What was left behind when the last worker ended is not kept waiting for the first look.
  await app.get(TurnsService).enqueueStaleTurns();
  // Replies that wait already come first: they need only a part of it.
  await app.get(TurnsService).warmUp();
  const backups = app.get(BackupScheduleService);
  backups.begin();
  const [source, jobs] = [app.get(DataSource), app.get(JobProducer)];
  const heartbeat = await startHeartbeat(config.heartbeatFile, () =>
    Promise.all([source.query('SELECT 1'), jobs.workers('replies')]),
  );
  return {
    facts: {},
    close: async () => {
      clearInterval(sweeping);
      await heartbeat.stop();
      app.get(TurnsService).stop();
      await backups.stop();
      await consumer.stop();
      await app.close();
    },
  };
}

/** Has what was lost looked for every so often. The schedule is put up again and again: a Redis that was away may come back without it. */
async function keepSweeping(jobs: JobProducer): Promise<NodeJS.Timeout> {
  const logger = new Logger('Sweep');
  await jobs.repeat('sweep', {}, SWEEP);
  return setInterval(() => {
    jobs.repeat('sweep', {}, SWEEP).catch((error: unknown) => {
      logger.warn(`the schedule could not be put up: ${error instanceof Error ? error.name : 'unknown'}`);
    });
  }, SWEEP);
}

/** What becomes of jobs is measured, and what was given up is noted for operators. */
function watchOf(app: INestApplicationContext): JobWatch {
  const [system, measures] = [app.get(SystemService), app.get(MeasuresService)];
  return {
    givenUp: (job) => system.noteFailure(job),
    isPassing: (error) => outageOf(error) !== null,
    tried: ({ name, outcome, addedAt, begunAt, endedAt }) =>
      measures.job({
        job: name,
        outcome,
        waited: Math.max(0, begunAt - addedAt) / 1_000,
        took: Math.max(0, endedAt - begunAt) / 1_000,
      }),
  };
}
