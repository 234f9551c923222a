import type { EmbeddingUse } from '../embedder';

/** Raised when a prefix below changes: vectors made with other prefixes are then made again. */
const VERSION = 1;

const SEARCHING = 'Represent this sentence for searching relevant passages: ';
const INSTRUCTED = 'Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery: ';

/**
 * What models were trained to find before a question and before a text, by their cards. Names are those of Ollama's library and of Hugging
 * Face. The first that matches holds; other models take texts as they are.
 */
const PREFIXES: readonly (readonly [RegExp, Readonly<Record<EmbeddingUse, string>>])[] = [
  [/nomic-embed-text/i, { query: 'search_query: ', document: 'search_document: ' }],
  [/embeddinggemma|embedding-gemma/i, { query: 'task: search result | query: ', document: 'title: none | text: ' }],
  [/qwen3-embedding/i, { query: INSTRUCTED, document: '' }],
  [/e5-[\w.-]*instruct/i, { query: INSTRUCTED, document: '' }],
  [/(?:^|[/-])e5-(?:small|base|large)/i, { query: 'query: ', document: 'passage: ' }],
  [/snowflake-arctic-embed(?:2|[\w-]*-v2)/i, { query: 'query: ', document: '' }],
  [/snowflake-arctic-embed|mxbai-embed|bge-(?:small|base|large)-en/i, { query: SEARCHING, document: '' }],
];

const prefixesOf = (model: string) => PREFIXES.find(([name]) => name.test(model))?.[1] ?? null;

/** What stands before each text that a model embeds; empty for models that want nothing. */
export const embeddingPrefix = (model: string, use: EmbeddingUse): string => prefixesOf(model)?.[use] ?? '';

/** Version of the prefixes of a model, from 1; 0 for models that take texts as they are. Vectors of different versions are not compared. */
export const prefixVersion = (model: string): number => (prefixesOf(model) === null ? 0 : VERSION);
