/** What a message brings besides words. */
export type Direction = 'gift' | 'unseen';

/** How prompts write it. */
const direction = /^\*(gives a gift|sends a (?:photo|video|voice note))[^*]{0,40}\*\s*/;

/** Reads what a message brings besides words. */
export function readDirection(content: string): Direction | undefined {
  const kind = direction.exec(content)?.[1];
  if (!kind) return undefined;
  return kind === 'gives a gift' ? 'gift' : 'unseen';
}

/** The words of a message alone. */
export function withoutDirection(content: string): string {
  return content.replace(direction, '');
}
