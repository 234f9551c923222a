import 'reflect-metadata';
import { runProcess } from '@kinloom/config';
import { startApi } from './app';

void runProcess(startApi);
