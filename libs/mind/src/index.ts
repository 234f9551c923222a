export * from './voice';
export * from './persona';
export { openAiVoice, type OpenAiVoiceOptions } from './openai/voice';
export { HISTORY_BUDGET, promptOf, systemPrompt, type PromptMessage } from './openai/prompt';
