import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeLockedPost } from '../../../test/make-post.ts';
import { makeUser } from '../../../test/make-user.ts';
import { show } from '../../../test/show.tsx';
import { PostActions } from '../card/post-actions.tsx';
import { PaywallActions } from './paywall-actions.tsx';

afterEach(() => useSession.setState({ user: null }));

test.each([
  [0, 1],
  [1, 0],
] as const)(
  'with an hour of quiet (%i) a post sells itself and asks for gifts: %i',
  async (quiet, offers) => {
    useSession.setState({ user: makeUser({ is_sales_quiet: quiet }) });
    stubFetch(() => envelope({}));
    const post = makeLockedPost({ price: 50, members_included: 0 });
    await show(
      <>
        <PaywallActions post={post} />
        <PostActions post={post} isOwn={false} onGift={() => undefined} comments={undefined} />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Send a message' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Send a gift' })).toHaveLength(offers);
    expect(screen.queryAllByRole('button', { name: /50 diamonds/ })).toHaveLength(offers);
    expect(screen.queryAllByText(/^For now, nothing is sold to you/)).toHaveLength(quiet);
  },
);
