import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { homeFeedPages } from '../../features/feed/feed.queries.ts';
import { homeChoice } from '../../features/feed/home-choice.ts';
import { navigate } from '../../lib/navigation/navigation.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { Sidebar } from './sidebar.tsx';

const unreadCounts = { unread_total: 0, link_total: 0, system_total: 0 };

function answerAsServer(): void {
  stubFetch((url) => envelope(url.includes('/notification/') ? unreadCounts : makeUser()));
}

test('Home at home goes up and brings in what is new', async () => {
  await navigate({ href: '/home' });
  answerAsServer();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  homeChoice.set('following');
  const feed = {
    pages: [
      { list: [], next: 'a' },
      { list: [], next: null },
    ],
    pageParams: [null, 'a'],
  };
  const { client } = await show(<Sidebar path="/home" />, [[homeFeedPages.following.queryKey, feed]]);
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(client.getQueryState(homeFeedPages.following.queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryData(homeFeedPages.following.queryKey)?.pages).toHaveLength(1);
});

test('Home elsewhere is the way there', async () => {
  await navigate({ href: '/wallet' });
  answerAsServer();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await show(<Sidebar path="/wallet" />);
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(location.pathname).toBe('/home');
  expect(scrollTo).not.toHaveBeenCalled();
});
