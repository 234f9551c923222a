export type { Line, Piece } from './piece';
export { contentOf, headingOf, readTask, type TaskReading, type TaskShape } from './task';
export { asks, isAbout, isFromBefore, linesOf, near, ofTheTime, once, ranked, weighed, wishes } from './lines';
export { besides, byMonth, themesOf, type Theme } from './themes';
export { helped, LENSES, type Lens, lensOf } from './lenses';
export { type Critique, critiqueOf, type Draft, draftBy, toneOf } from './draft';
export { settledOn, type Settling } from './settle';
export { between, counted, dayInWords, entry, labelOf, listed, sourceLine, sourceOf, tally } from './saying';
export { type Claim, claimsIn, clashOf, conflictsAmong, contradictionsWithin, heldAgainst, type Known } from './logic';
export { seedOf, seedPage } from './seed';
export { type Reply, reviewBetween, type Reviewed, reviewOf } from './review';
export {
  analysisOf,
  type AnalysisMaterial,
  documentOf,
  type Report,
  researchOf,
  type TalkFigures,
  type Trouble,
  troublesOf,
} from './reports';
