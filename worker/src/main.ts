import 'reflect-metadata';
import { runProcess } from '@kinloom/config';
import { startWorker } from './app';

void runProcess(startWorker);
