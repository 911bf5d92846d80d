import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { suggestedPageSize } from '@kindred/contract/characters/limits';
import type { QueryClient } from '@tanstack/react-query';
import { editPage } from '../../lib/call/cached-items.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';
import { cachedCards } from './cached-cards.ts';

export const charactersKey = callKey('getCharacterInfo');

export function characterQuery(idOrHandle: string) {
  return callQuery('getCharacterInfo', { char_id: idOrHandle });
}

/** Name and face of a creator, for visitors. An empty id sends no request. */
export function publicCharacterQuery(idOrHandle: string) {
  return {
    ...callQuery('getPublicCharacter', { char_id: idOrHandle }),
    enabled: idOrHandle !== '',
    staleTime: 10 * 60_000,
  };
}

/** Faces of the most followed creators, for visitors. */
export function publicCharactersQuery() {
  return { ...callQuery('listPublicCharacters', {}), staleTime: 10 * 60_000 };
}

/** Fetches a character's page again, under every name of it. */
export function refreshCharacter(client: QueryClient, charId: string): Promise<void> {
  return client.invalidateQueries({
    queryKey: charactersKey,
    predicate: ({ state }) => (state.data as CharacterInfo | undefined)?.char_id === charId,
  });
}

/** Suggested creators that the viewer has not joined. */
export function suggestedCharactersQuery() {
  return callQuery('listSuggestedCharacters', { size: suggestedPageSize, show_top: false });
}

export function recommendedCharactersQuery() {
  return callPages('listRecommendedCharacters', { size: suggestedPageSize });
}

export const profileSettingsQuery = callQuery('getProfileSettings', {});

cachedCards.register('getCharacterInfo', (info, edit) => {
  const card = edit(info) ?? info;
  return card === info ? info : { ...info, ...card };
});
cachedCards.register('listSuggestedCharacters', editPage);
cachedCards.register('listRecommendedCharacters', editPage);
