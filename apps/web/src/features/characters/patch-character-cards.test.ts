import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchCharacterCards } from './patch-character-cards.ts';

const card = (charId: string) => ({ char_id: charId, is_sold: false, character_sub: { sub_type: 'free' } });

test('whoever joins a character sees so in every list, and other lists stay as they are', () => {
  const client = new QueryClient();
  const feed = {
    pages: [
      {
        list: [
          { diary_id: '1', character: card('7') },
          { diary_id: '2', character: card('8') },
        ],
      },
    ],
  };
  const others = { list: [card('8')] };
  client.setQueryData(['feed'], feed);
  client.setQueryData(['suggestions'], others);
  patchCharacterCards(client, '7', { is_sold: true });
  const posts = client.getQueryData<typeof feed>(['feed'])?.pages[0]?.list;
  expect(posts?.map((post) => post.character.is_sold)).toEqual([true, false]);
  expect(posts?.[1]).toBe(feed.pages[0]?.list[1]);
  expect(client.getQueryData(['suggestions'])).toBe(others);
});
