import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeCharacter } from '../../test/make-post.ts';
import { patchCharacterCards } from './cached-cards.ts';
import {
  characterQuery,
  recommendedCharactersQuery,
  suggestedCharactersQuery,
} from './characters.queries.ts';

const card = (charId: string) => makeCharacter({ char_id: charId });

test('whoever joins a character sees so in every list and on its page, and other lists stay as they are', () => {
  const client = new QueryClient();
  const others = { list: [card('8')] };
  const about = { ...card('7'), bio: 'Likes rain' };
  client.setQueryData(recommendedCharactersQuery().queryKey, {
    pages: [{ list: [card('7'), card('8')] }],
    pageParams: [null],
  } as never);
  client.setQueryData(suggestedCharactersQuery().queryKey, others as never);
  client.setQueryData(characterQuery('7').queryKey, about as never);
  patchCharacterCards(client, '7', { is_sold: true });
  const { pages } = client.getQueryData(recommendedCharactersQuery().queryKey) ?? {};
  expect(pages?.[0]?.list.map(({ is_sold }) => is_sold)).toEqual([true, false]);
  expect(client.getQueryData(characterQuery('7').queryKey)).toEqual({ ...about, is_sold: true });
  expect(client.getQueryData(suggestedCharactersQuery().queryKey)).toBe(others);
});
