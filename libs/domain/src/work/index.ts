export { giveBack, Overtaken, takeUp, type Tell, TRIES } from './taking-up';
export { answerOf } from './waiting';
export {
  columnsOf,
  countRuns,
  dropCheckpoints,
  holdMaterial,
  type LetGoOf,
  type RunSource,
  runEvents,
  runNews,
  type SourceType,
  threadOf,
  withdrawRuns,
} from './withdrawing';
export { WorkModule } from './work.module';
export { type Begun, isAtRest, LEASE_SECONDS, WorkService } from './work.service';
