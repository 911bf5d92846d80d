/** Makes vectors of texts: those of like meaning have a small angle between them. */
export type Embeddings = {
  /** Vectors of two models cannot be compared. */
  model: string;
  /**
   * One vector for each text, in their order, all with the same number of dimensions. Undefined where there are none within
   * `timeoutMs`, or while the endpoint is left alone after a failure: the caller does without. Never throws.
   */
  embed(
    texts: readonly string[],
    given: { signal: AbortSignal; timeoutMs: number },
  ): Promise<readonly number[][] | undefined>;
};

/** Of a longer text, so much is embedded, in UTF-16 units. */
export const maxEmbeddedLength = 2000;

/** Bounds of what is taken for a vector. */
export const minDimensions = 8;
export const maxDimensions = 4096;
