import { constants, setPriority } from 'node:os';
import type { Config, Started } from '@kinloom/config';
import { TurnsService } from '@kinloom/domain/conversations';
import { checkRedis, JobConsumer, JobProducer } from '@kinloom/jobs';
import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './app.module';
import { handlersOf } from './handlers';

/** Milliseconds between looks for turns and mails whose job was lost. */
const SWEEP = 5_000;

/** Starts taking jobs. @throws RefusedSetting where Redis does not answer */
export async function startWorker(config: Config): Promise<Started> {
  // Where both need the processor, taking in what a person says comes before answering what another said.
  setPriority(constants.priority.PRIORITY_LOW);
  await checkRedis(config);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), {
    logger: new ConsoleLogger({ prefix: 'worker', logLevels: ['warn', 'error', 'fatal'] }),
    abortOnError: false,
  });
  await app.get(TurnsService).prepare();
  const consumer = new JobConsumer(config, handlersOf(app));
  await consumer.start();
  await app.get(JobProducer).repeat('sweep', {}, SWEEP);
  // What was left behind when the last worker ended is not kept waiting for the first look.
  await app.get(TurnsService).sweep();
  return {
    facts: {},
    close: async () => {
      app.get(TurnsService).stop();
      await consumer.stop();
      await app.close();
    },
  };
}
