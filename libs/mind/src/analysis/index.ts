export type * from './analysis';
export { Analyser, readDescription } from './analyser';
export { analysisPrompt, linesFor, readClosely, refinedBy, type AnalysisReader, type AskedAnalysis } from './reader';
