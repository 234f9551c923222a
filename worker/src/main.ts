import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { runProcess } from '@kinloom/config';
import { startWorker } from './app';

void runProcess(async (config) => {
  const started = await startWorker(config);
  // Message intake by the api has precedence over replies when both need the processor. Set here, so that tests that run the worker in their own
  // process keep their priority, and only after the start, because no replies are generated before.
  setPriority(constants.priority.PRIORITY_LOW);
  return started;
});
