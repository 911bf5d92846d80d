import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { QueryClient } from '@tanstack/react-query';
import { cachedItems } from '../../lib/call/cached-items.ts';

export const cachedCards = cachedItems<CharacterCard>();

/** Changes one character wherever a cached answer shows it: feed, profile, suggestions. */
export function patchCharacterCards(
  client: QueryClient,
  charId: string,
  patch: Partial<CharacterCard>,
): void {
  cachedCards.edit(client, (card) => (card.char_id === charId ? { ...card, ...patch } : card));
}
