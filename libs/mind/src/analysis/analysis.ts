export type { AnalysisCounts, Emotion, Evidence, Finding, SoulAnalysis as Analysis } from '@kinloom/contract';

/** One message, or one piece of a file. However long it is, it is read in small pieces. */
export interface AnalysedText {
  text: string;
  /** Where it comes from, for showing: the name of a file or of a chat. */
  source: string;
  /** `own`: the soul itself wrote it; `about`: somebody wrote it about the soul, or to it. */
  voice: 'own' | 'about';
  /** In milliseconds UTC, where it is known. */
  at: number | null;
}

export interface AnalysisOptions {
  /** What may be suggested, in the order of preference where nothing decides; at least one. */
  archetypes: readonly string[];
}
