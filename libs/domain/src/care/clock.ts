import { Injectable } from '@nestjs/common';

/** Current time in milliseconds; injectable, so that tests can advance it. */
@Injectable()
export class Clock {
  now(): number {
    return Date.now();
  }
}
