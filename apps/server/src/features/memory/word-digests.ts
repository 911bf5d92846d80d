import { significantWords } from '../../outside/ai/card/example-lines.ts';

/** Only the first words of a long message count. */
const maxWords = 60;

/** Returns the words by which a text can be recalled, as 32-bit digests (FNV-1a); pairs of characters for Chinese. */
export function wordDigests(text: string): number[] {
  return [...significantWords(text)].slice(0, maxWords).map(digest);
}

function digest(word: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(word)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash | 0;
}
