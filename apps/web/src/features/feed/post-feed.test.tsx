import { useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Activity, useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePost } from '../../test/make-post.ts';
import { show } from '../../test/show.tsx';
import { homeFeedPages } from './feed.queries.ts';
import { PostFeed } from './post-feed.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const { following } = homeFeedPages;
const pages = (...ids: string[]) => ({
  pages: [
    { list: ids.map((diary_id) => makePost({ diary_id })), page: 1, total_page: 1, count: 9, next: null },
  ],
  pageParams: [null],
});

const drawn: number[] = [];

/** A view that is kept alive while another one is shown. */
function KeptView() {
  const [isShown, setShown] = useState(true);
  useLayoutEffect(() => {
    if (isShown) drawn.push(document.querySelectorAll('article').length);
  }, [isShown]);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Go and come
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Feed />
      </Activity>
    </>
  );
}

function Feed() {
  return <PostFeed query={useInfiniteQuery(following)} label="Posts" empty={null} />;
}

test('posts that came while one was elsewhere leave the others where they were, from the first frame on', async () => {
  const { client } = await show(<KeptView />, [[following.queryKey, pages('1', '2', '3')]]);
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(3));
  const turn = () => act(() => screen.getByRole('button', { name: 'Go and come' }).click());
  turn();
  client.setQueryData(following.queryKey, pages('1', '2', '3', '4'));
  turn();
  expect(drawn.at(-1)).toBeGreaterThanOrEqual(3);
});
