export { RecallIndex, type RecallHit } from './recall-index';
export type { RecallCue } from './cue';
