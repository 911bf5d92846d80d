import { suggestedPageSize } from '@kindred/contract/characters/limits';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export function characterQuery(charId: string) {
  return callQuery('getCharacterInfo', { char_id: charId });
}

/** Creators beside the page whom the viewer has not joined. */
export function suggestedCharactersQuery() {
  return callQuery('listSuggestedCharacters', { size: suggestedPageSize, show_top: false });
}

/** Creators for a newcomer. */
export function recommendedCharactersQuery() {
  return callPages('listRecommendedCharacters', { size: suggestedPageSize });
}

/** How one's own character meets people. */
export const profileSettingsQuery = callQuery('getProfileSettings', {});
