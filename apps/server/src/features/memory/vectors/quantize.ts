/** A vector as it is stored: the sign of each dimension, and its size in a byte of -127 to 127. */
export type StoredVector = { signs: string; levels: Int8Array };

/** Takes a quarter of the size of single precision; the angles, which are compared, stay close enough. */
export function quantize(vector: readonly number[]): StoredVector {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return {
    signs: signsOf(vector),
    levels: Int8Array.from(vector, (value) => Math.round((value / largest) * 127)),
  };
}

/** Returns a bit for each dimension, as PostgreSQL reads them. */
export function signsOf(vector: readonly number[]): string {
  return vector.map((value) => (value > 0 ? '1' : '0')).join('');
}

/**
 * Returns the cosine of the angle between a vector and a stored one of as many dimensions: 1 the same direction, 0 none
 * in common.
 */
export function cosine(vector: readonly number[], levels: Int8Array): number {
  let product = 0;
  let own = 0;
  let squareSum = 0;
  // A plain loop: it runs over fifty thousand numbers while a person waits.
  for (let index = 0; index < levels.length; index++) {
    const level = levels[index] as number;
    const value = vector[index] ?? 0;
    product += value * level;
    own += value * value;
    squareSum += level * level;
  }
  return own === 0 || squareSum === 0 ? 0 : product / Math.sqrt(own * squareSum);
}
