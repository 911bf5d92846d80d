import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeQueryClient } from './query-client.ts';

test('what is made while a list is read for the first time is in it, although the answer under way is older', async () => {
  const client = makeQueryClient();
  const first = Promise.withResolvers<string[]>();
  const answers = [first.promise, Promise.resolve(['made meanwhile'])];
  const list = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => answers.shift() as Promise<string[]>,
  });
  const leave = list.subscribe(() => undefined);
  const isKnown = client.invalidateQueries({ queryKey: ['list'] });
  first.resolve([]);
  await isKnown;
  await waitFor(() => expect(list.getCurrentResult().data).toEqual(['made meanwhile']));
  leave();
});

test('a list that is there is read once more, and one that could not be had is not', async () => {
  const client = makeQueryClient();
  let asked = 0;
  const ask = (queryKey: string[], queryFn: () => Promise<string>) =>
    new QueryObserver(client, {
      queryKey,
      retry: false,
      queryFn: () => {
        asked += 1;
        return queryFn();
      },
    });
  const there = ask(['there'], async () => 'there');
  const leave = there.subscribe(() => undefined);
  await waitFor(() => expect(there.getCurrentResult().data).toBe('there'));
  await client.invalidateQueries();
  expect(asked).toBe(2);
  leave();

  const gone = ask(['gone'], () => Promise.reject(new Error('refused')));
  const leaveIt = gone.subscribe(() => undefined);
  await client.invalidateQueries({ queryKey: ['gone'] });
  await waitFor(() => expect(gone.getCurrentResult().isError).toBe(true));
  expect(asked).toBe(3);
  leaveIt();
});
