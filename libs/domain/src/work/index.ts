export { Overtaken, takeUp, type Tell, TRIES } from './taking-up';
export { answerOf } from './waiting';
export { WorkModule } from './work.module';
export { type Begun, isAtRest, LEASE_SECONDS, WorkService } from './work.service';
