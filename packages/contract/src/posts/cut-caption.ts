// Free of zod, so that the browser can load it.

const maxShown = 24;

/**
 * What a locked caption shows: a quarter of it at most, and no more than 24 characters (code points). The SQL function
 * cut_caption does the same, and a test compares the two.
 */
export function cutCaption(content: string): string {
  const characters = Array.from(content);
  return characters.slice(0, Math.min(maxShown, Math.floor(characters.length / 4))).join('');
}
