export * from './voice/voice';
export { DEFAULT_SAMPLING, type ReplyLength, type Sampling } from './voice/sampling';
export * from './persona';
export { turnOf } from './turn';
export { wallClockAt, zoneFormat } from './wall-clock';
export { chatModelVoice, type ChatModelVoiceOptions, type ModelCondition } from './models/voice';
export { promptOf, promptTokens, type PromptMessage, type Room } from './models/prompt';
export { CONTEXT_TOKENS } from './models/budget';
export { estimateTokens } from './models/tokens';
export { openAiEmbedder, type OpenAiEmbedderOptions } from './models/embedder';
export type { Embedder } from './embedder';
export { cosineSimilarity, type QuantizedVector, quantizeVector } from './recall/quantized-vector';
export type { TokenLedger } from './models/usage';
export { openAiReader, type OpenAiReaderOptions } from './models/reader';
export { ReaderError, type ReadableExchange, type Reader, type Reading, type SessionNote } from './reader';
export { builtInVoice } from './voice/built-in-voice';
export { composeReply, type ComposedReply } from './voice/compose-reply';
export { perceive, perceiveCautiously, type Perception } from './perception/perceive';
export { FEELINGS, isPleasant, type Feeling, type FoundFeeling } from './perception/feelings';
export { emotionsOf, type FeltEmotion } from './perception/emotions';
export { INTENTS, type Intent } from './perception/intents';
export { isMinor, statedAge } from './care/age';
export {
  contextOf,
  type Distress,
  type Earlier,
  earlierOf,
  graverOf,
  isUncertain,
  readRisk,
  type Risk,
  type Tier,
} from './care/risk';
export type { RiskJudge } from './care/risk-judge';
export { openAiRiskJudge } from './models/risk-judge';
export { ANALYSIS_MAX_LENGTH, type MessageAnalysis, messageReader } from './understanding/message-reader';
export { clearAnalyses } from './understanding/talk-reader';
export { decodeAnalysis, encodeAnalysis } from './understanding/stored-analysis';
export { dialable, EMERGENCY_IN_WORDS, FINDER, helpFor, type Help, type Helpline } from './care/helplines';
export type { Domain } from './perception/domains';
export type { Topic } from './perception/topics';
export { diceFor, type Dice } from './seed';
export type { Heard, Fact, Span, MemoryDraft, KeptMemory } from './memory/memory';
export type { FactAnswer } from './memory/asking';
export type { RecallEntry, Recollection } from './recall/recollection';
export { RecallIndex, type RecallCue, type RecallHit } from './recall/index';
export type { Self, Wishes, Manner } from './self/self';
export { selfOf } from './self/derive';
export { configured, type SelfConfig } from './self/configured';
export { wishesIn, noWishes } from './self/wishes';
export { mannerOf } from './self/manner';
export { archiveOf, ownWordsOf, STORED_LINES_FROM, type ArchiveLine, type OwnPair } from './self/archive';
export { natureOf, NATURES, type Nature } from './self/natures';
export { guard, type Broken, type GuardContext, type Verdict } from './guard/guard';
export { HOUSE_RULES, type HouseRule } from './guard/rules';
export { CARE_PHRASE } from './guard/fallback';
export { draftsOf, type Hearing } from './memory/keep';
export { settleDrafts, type Settled } from './memory/merge';
export { settle, type Settlement } from './pipeline/settle';
export { answerFor, type Asking } from './memory/ask';
export { affirmedBy } from './memory/affirm';
export { keptFrom, provisional } from './memory/provisional';
export { emphasisAfter, layerOf, lyingOf, type Lying, RULES, significanceOf, statusOf, weightOf } from './memory/rules';
export { rewordedAs, type Reworded } from './memory/rewording';
export { sessionNote, sessionsOf, type NoteOfSession } from './memory/notes';
export { datesIn, spanInWords, type FoundDate } from './memory/dates';
export { MAX_EMBEDDED_MESSAGES, SoulMemory, type KeptNote } from './soul-memory';
export type { HeardFile } from './file-shelf';
export { answer, type Outcome } from './pipeline/answer';
export type { Asked, Out, Ports } from './pipeline/asked';
export { extract, type Extracted } from './pipeline/extract';
export { reflect, type Before, type Exchange, type NewNote, type Stretch, type Taken } from './pipeline/reflect';
export {
  afterExchange,
  driftOf,
  energyAt,
  glowOf,
  newCondition,
  restraintAt,
  type ConditionChange,
  type ConditionExchange,
  type Restraint,
  type SoulCondition,
} from './state/state';
export { DEPTH, DEPTH_REASONS, feltIn, type DepthParts, type Felt } from './state/depth';
export { reflectionOf, type NewReflection } from './state/reflection';
export { TRIGGERS, type Trigger } from './state/reflection-words';
export { figuresOf, patternAfter, type RunningPattern } from './state/patterns';
export { warmUp } from './pipeline/warm-up';
export * from './agents';
export * from './analysis';
export * from './turn-taking';
export { isInstructionShaped } from './analysis/instructions';
export { isImportedText, type Provenance, provenanceOf } from './memory/provenance';
export { isOffered, titleFrom, weightOfOffered } from './offering/offered';
export { PROPOSING, proposalOf, sameMoment, type Proposal, type Proposing } from './offering/propose';
export { suggestionFor, type OfferedText } from './offering/suggest';
export { sharedReflection, type SharedMoment } from './offering/shared';
export { type BreakerState, CircuitBreaker } from './models/breaker';
export {
  type ChainLink,
  type ChainObserver,
  type ChosenVoice,
  type EndpointName,
  VoiceChain,
} from './voice/voice-chain';
export * from './model-servers';
