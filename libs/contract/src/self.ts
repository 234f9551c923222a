/** One rule of how a soul speaks. `severity` 1–3: at 3 a reply that breaks it is composed again, then replaced by the fallback phrase. */
export interface CoreConstraint {
  type: 'positive' | 'negative';
  severity: 1 | 2 | 3;
  rule: string;
  fallbackPhrase: string;
}

/** `adaptabilityLevel` 0 (keeps its manner whatever comes) to 3 (follows the person's); `voiceRigidity` 0–1. */
export interface VoiceConstraints {
  adaptabilityLevel: 0 | 1 | 2 | 3;
  voiceRigidity: number;
  coreConstraints: CoreConstraint[];
}

/** How a soul thinks (specification, section 3), in words that a person can read and change. */
export interface ThinkingStyle {
  cognitiveFramework: string;
  memoryInterpretation: string;
  responseFraming: string;
  questioningStyle: string;
  emotionalProcessing: string;
  reflectionDepth: string;
  uncertaintyHandling: string;
  relationalApproach: string;
}

/** What a soul wrote to itself when something moved it. `emotionalWeight` 0–1, `reflectionDepth` 1–5. */
export interface SoulReflection {
  id: number;
  toneLabel: string;
  triggerType: string;
  content: string;
  emotionalWeight: number;
  reflectionDepth: number;
  createdAt: string;
}

/**
 * How one person talks with one soul. `avgResponseLength` is in words of the person's messages, `questionToStatementRatio` questions per
 * statement among them.
 */
export interface RelationalPattern {
  avgResponseLength: number;
  questionToStatementRatio: number;
  emotionalStyle: string;
  typicalPacing: string;
  interactionCount: number;
  lastUpdated: string;
}

/** One step of composing a reply. `duration` is in milliseconds. */
export interface ProcessingStep {
  step: 'perceive' | 'recall' | 'compose' | 'guard' | 'settle';
  result: string;
  duration: number;
}
