import { Injectable } from '@nestjs/common';

/** What time it is, in milliseconds: a provider, so that a test can let hours pass. */
@Injectable()
export class Clock {
  now(): number {
    return Date.now();
  }
}
