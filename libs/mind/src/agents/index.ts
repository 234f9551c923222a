export type { Line, Piece } from './piece';
export { contentOf, headingOf, readTask, type TaskReading, type TaskShape } from './task';
export {
  asks,
  isAbout,
  isFromBefore,
  linesOf,
  near,
  ofTheTime,
  once,
  ranked,
  similarTo,
  weighed,
  wishes,
} from './lines';
export { besides, byMonth, themesOf, type Theme } from './themes';
export { helped, LENSES, type Lens, lensOf } from './lenses';
export { type Critique, critiqueOf, type Draft, draftBy, toneOf } from './draft';
export { type PlanStep, stepsIn } from './plan';
export { settledOn, type Settling } from './settle';
export { between, counted, dayInWords, entry, labelOf, listed, sourceLine, sourceOf, tally } from './saying';
export { conflictsAmong, heldAgainst, type Known } from './held-against';
export { type Claim, claimsIn, clashOf, contradictionsWithin } from './logic';
export { seedOf, seedPage } from './seed';
export { reviewOf } from './review';
export { reviewBetween } from './review-conflicts';
export type { Reply, Reviewed } from './reviewed';
export type { Report } from './report';
export { analysisOf, type AnalysisMaterial, type AnalysisReport, type TalkFigures } from './talks-report';
export { documentOf, researchOf } from './topic-report';
export { type Trouble, troublesOf } from './troubles-report';
