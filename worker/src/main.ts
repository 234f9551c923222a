import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { runProcess } from '@kinloom/config';
import { startWorker } from './app';

// Where both need the processor, taking in what a person says comes before answering what another said. It is the process that steps back:
// whoever runs a worker beside other things, as tests do, keeps its own place.
setPriority(constants.priority.PRIORITY_LOW);
void runProcess(startWorker);
