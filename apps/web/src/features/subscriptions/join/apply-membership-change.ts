import type { QueryClient } from '@tanstack/react-query';
import { patchCharacterCards } from '../../characters/cached-cards.ts';
import { refreshCharacter } from '../../characters/characters.queries.ts';
import { membershipKeys } from '../subscriptions.queries.ts';

/** The viewer joined or left a character: cards change at once, posts are fetched again. */
export function applyMembershipChange(client: QueryClient, charId: string, isMember: boolean): void {
  patchCharacterCards(client, charId, { is_sold: isMember });
  void refreshCharacter(client, charId);
  for (const queryKey of membershipKeys) void client.invalidateQueries({ queryKey });
}
