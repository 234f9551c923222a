import type { RecommendedModel } from './models';

const GB = 1_000_000_000;

/**
 * Models that operators can pull with one click, smallest first. Sizes are those of the 4-bit versions in Ollama's library, rounded up. The list
 * says nothing about quality.
 */
export const RECOMMENDED_MODELS: readonly RecommendedModel[] = [
  { name: 'nomic-embed-text', use: 'embeddings', bytes: 0.3 * GB, licence: 'Apache 2.0', memory: 'any machine' },
  { name: 'llama3.2:3b', use: 'chat', bytes: 2.1 * GB, licence: 'Llama 3.2 Community', memory: '8 GB of memory' },
  { name: 'qwen3:4b', use: 'chat', bytes: 2.7 * GB, licence: 'Apache 2.0', memory: '8 GB of memory' },
  { name: 'mistral:7b', use: 'chat', bytes: 4.5 * GB, licence: 'Apache 2.0', memory: '16 GB of memory' },
  { name: 'qwen3:8b', use: 'chat', bytes: 5.3 * GB, licence: 'Apache 2.0', memory: '16 GB of memory' },
  { name: 'mistral-nemo:12b', use: 'chat', bytes: 7.2 * GB, licence: 'Apache 2.0', memory: '12 GB GPU' },
  { name: 'phi4:14b', use: 'chat', bytes: 9.2 * GB, licence: 'MIT', memory: '12 GB GPU' },
];
