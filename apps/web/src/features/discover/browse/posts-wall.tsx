import type { Post } from '@kindred/contract/posts/calls';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { InfiniteList } from '../../../ui/layout/infinite-list.tsx';
import { PostTile } from './post-tile.tsx';

type PostsWallProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ list: Post[] }>>;
  empty: ReactNode;
};

const columns = '-mx-4 grid grid-cols-2 gap-1 sm:mx-0 sm:grid-cols-3 sm:gap-2 3xl:grid-cols-5';

export function PostsWall({ query, empty }: PostsWallProps) {
  return (
    <InfiniteList query={query} skeleton={<Placeholders />} empty={empty}>
      {(posts) => (
        <ul className={columns}>
          {posts.map((post) => (
            <li key={post.diary_id}>
              <PostTile post={post} />
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function Placeholders() {
  return (
    <div className={columns}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint: six alike
        <Skeleton key={index} className="aspect-[4/5] rounded-none sm:rounded-control" />
      ))}
    </div>
  );
}
