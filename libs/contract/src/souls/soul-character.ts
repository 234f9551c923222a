/** One voice rule of a soul. `severity` 1–3: at 3 a reply that violates it is regenerated once, then replaced by the fallback phrase. */
export interface CoreConstraint {
  type: 'positive' | 'negative';
  severity: 1 | 2 | 3;
  rule: string;
  fallbackPhrase: string;
}

/** `adaptabilityLevel` 0 (fixed style) to 3 (adapts to the style of the user); `voiceRigidity` 0–1. */
export interface VoiceConstraints {
  adaptabilityLevel: 0 | 1 | 2 | 3;
  voiceRigidity: number;
  coreConstraints: CoreConstraint[];
}

/** Thinking style of a soul (specification, section 3), as editable text. */
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

/** A reflection of a soul on an exchange of high emotional weight. `emotionalWeight` 0–1, `reflectionDepth` 1–5. */
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
 * Writing pattern of one user with one soul. `avgResponseLength`: words per user message; `questionToStatementRatio`: questions per
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
