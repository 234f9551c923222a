import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { runProcess } from '@kinloom/config';
import { startWorker } from './app';

void runProcess(async (config) => {
  const started = await startWorker(config);
  // Where both need the processor, taking in what a person says comes before answering what another said. The process itself lowers its priority:
  // other processes that run a worker's code, as tests do, keep theirs. Only once it has started: while it starts, nobody is answered at all.
  setPriority(constants.priority.PRIORITY_LOW);
  return started;
});
