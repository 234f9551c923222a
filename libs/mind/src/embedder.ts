/** A question that something is looked for with, or a text that is found. */
export type EmbeddingUse = 'query' | 'document';

/** Makes vectors of texts, so that what is alike in meaning lies close together. */
export interface Embedder {
  /** For settings and logs: the model and its host. Vectors of different names are not to be compared. */
  readonly name: string;
  /** Raised when texts are prepared differently for the same model, such as by another prefix. Vectors of different versions are not to be compared. */
  readonly version: number;
  /**
   * One vector of unit length for each text, in order, all of one dimension. A text without words is sent as a dash; a long one is cut.
   * Throws `VoiceError` when the endpoint fails, and the signal's own reason when the caller aborts.
   */
  embed(texts: readonly string[], use: EmbeddingUse, signal: AbortSignal): Promise<Float32Array[]>;
}
