import { InfiniteQueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../../lib/query/query-client.ts';
import { refetchUnderWay } from '../../../lib/query/refetch-under-way.ts';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeComment } from '../../../test/make-comment.ts';
import { commentsPages } from '../comments.queries.ts';
import { storeComment } from './comment-cache.ts';

test('a comment that is sent while the comments are still on their way is among them', async () => {
  const comment = makeComment({});
  const page = (list: unknown[]) => envelope({ list, count: list.length, next: null });
  const older = Promise.withResolvers<Response>();
  const answers = [older.promise, Promise.resolve(page([comment]))];
  stubFetch(() => answers.shift() as Promise<Response>);
  const client = makeQueryClient();
  const comments = new InfiniteQueryObserver(client, commentsPages('9'));
  const leave = comments.subscribe(() => undefined);
  storeComment(client, '9', comment);
  refetchUnderWay(client, { queryKey: commentsPages('9').queryKey });
  older.resolve(page([]));
  const shown = () => comments.getCurrentResult().data?.pages.flatMap(({ list }) => list);
  await waitFor(() => expect(shown()).toMatchObject([{ comment_id: comment.comment_id }]));
  leave();
});
