import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeCharacter } from '../../../test/make-post.ts';
import { characterQuery } from '../../characters/characters.queries.ts';
import { applyMembershipChange } from './apply-membership-change.ts';

test('a page that was opened by its handle follows a membership, and no other page does', () => {
  const client = new QueryClient();
  for (const [name, char_id] of [
    ['mara_clay', '31'],
    ['31', '31'],
    ['32', '32'],
  ] as const) {
    client.setQueryData(characterQuery(name).queryKey, makeCharacter({ char_id }) as never);
  }
  applyMembershipChange(client, '31', true);
  const isAskedAgain = (name: string) => client.getQueryState(characterQuery(name).queryKey)?.isInvalidated;
  expect(['mara_clay', '31', '32'].map(isAskedAgain)).toEqual([true, true, false]);
});
