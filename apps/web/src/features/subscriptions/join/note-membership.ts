import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '../../../lib/call/call-queries.ts';
import { characterQuery } from '../../characters/characters.queries.ts';
import { patchCharacterCards } from '../../characters/patch-character-cards.ts';

/** The viewer joined or left a character: cards change at once, posts are asked for again. */
export function noteMembership(client: QueryClient, charId: string, isSold: boolean): void {
  patchCharacterCards(client, charId, { is_sold: isSold });
  void client.invalidateQueries({ queryKey: characterQuery(charId).queryKey });
  for (const list of ['listHomeFeed', 'listCharacterPosts', 'getPost', 'listSubscriptions'] as const) {
    void client.invalidateQueries({ queryKey: callKey(list) });
  }
}
