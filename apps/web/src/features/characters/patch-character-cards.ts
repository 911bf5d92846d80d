import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Changes one character wherever a cached answer shows it: feed, profile, suggestions. Answers that do not hold
 * the character stay the same objects, so nothing of theirs is drawn again.
 */
export function patchCharacterCards(
  client: QueryClient,
  charId: string,
  patch: Partial<CharacterCard>,
): void {
  client.setQueriesData({}, (data: unknown) => patched(data, charId, patch));
}

function patched(value: unknown, charId: string, patch: Partial<CharacterCard>): unknown {
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((item) => patched(item, charId, patch)),
    );
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const next = entries.map(([key, item]) => [key, patched(item, charId, patch)] as const);
  const inside = next.some(([, item], at) => item !== entries[at]?.[1]) ? Object.fromEntries(next) : value;
  return isCard(inside, charId) ? { ...inside, ...patch } : inside;
}

function sameOr(before: unknown[], after: unknown[]): unknown[] {
  return after.some((item, at) => item !== before[at]) ? after : before;
}

function isCard(value: object, charId: string): value is CharacterCard {
  return 'character_sub' in value && 'char_id' in value && value.char_id === charId;
}
