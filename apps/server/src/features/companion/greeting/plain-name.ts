/** A nickname where it stands within somebody else's sentence: one line of 40 UTF-16 units at most, without brackets. */
export function plainName(nickname: string): string {
  return nickname
    .replace(/[\p{C}{}<>\s]+/gu, ' ')
    .trim()
    .slice(0, 40);
}
