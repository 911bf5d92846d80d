import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { callQuery } from '../call/call-queries.ts';
import { errorText } from '../call/error-text.ts';
import { refetchFailed, refetchWhenOnline } from './refetch-failed.ts';

function Balance() {
  const { data, error } = useQuery(callQuery('getUserData', {}));
  return error ? <p role="alert">{errorText(error)}</p> : <p>{data?.nickname}</p>;
}

function serverThatIsBackAfter(failure: () => Response | Promise<Response>) {
  let isBack = false;
  const fetch = stubFetch(() => (isBack ? envelope({ nickname: 'Mia' }) : failure()));
  return { fetch, comeBack: () => (isBack = true) };
}

test('a part that failed is there by itself when the network is back', async () => {
  const { comeBack } = serverThatIsBackAfter(() => Promise.reject(new TypeError('Failed to fetch')));
  const { client } = await show(<Balance />);
  const stop = refetchWhenOnline(client);
  expect(await screen.findByText(/^Kindred can’t be reached right now/)).toBeTruthy();
  comeBack();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Mia')).toBeTruthy();
  stop();
});

test('what was refused for good is not asked for again', async () => {
  const { fetch } = serverThatIsBackAfter(() => Response.json({ code: 404, msg: '', data: null }));
  const { client } = await show(<Balance />);
  await screen.findByRole('alert');
  await act(async () => refetchFailed(client));
  expect(fetch).toHaveBeenCalledTimes(1);
});
