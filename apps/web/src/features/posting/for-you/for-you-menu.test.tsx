import type { Post } from '@kindred/contract/posts/calls';
import type { InfiniteData } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callPages } from '../../../lib/call/call-queries.ts';
import { startSession } from '../../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { PostListContext } from '../../posts/viewer/use-open-media.ts';
import { userQuery } from '../../users/users.queries.ts';
import { PostMenu } from '../menu/post-menu.tsx';
import { WhyPostDialog } from './why-post-dialog.tsx';

// The first import of a test run may take longer than anybody waits for a menu.
beforeAll(() => Promise.all([import('../menu/lazy-post-menu.tsx'), import('./why-post-dialog.tsx')]));
beforeEach(() => {
  useToasts.setState({ items: [] });
  startSession({ token: 'token', imToken: 'im' });
});

const forYou = { ...callPages('listHomeFeed', {}), staleTime: Number.POSITIVE_INFINITY };
const mira = makeCharacter({ user_id: '7' });
const post = makePost({ character: mira, access: 'preview', price: 100 });
const sibling = makePost({ diary_id: '101', character: mira });
const other = makePost({ diary_id: '200', character: makeCharacter({ char_id: '99', user_id: '9' }) });

async function open(topic: string | null = 'music') {
  const sent: unknown[] = [];
  let creators: { char_id: string; name: string }[] = [{ char_id: '5', name: 'Noor' }];
  stubFetch((url, init) => {
    const path = url.split('?')[0] ?? '';
    if (path.endsWith('/less')) {
      sent.push(JSON.parse(String(init?.body)));
      creators = [];
      return envelope({ topic });
    }
    if (path.endsWith('/less/list')) return envelope({ creators, topics: [] });
    if (path.endsWith('/recommend/list')) return envelope({ list: [other], next: null });
    return envelope(path.endsWith('/user/data') ? { user_id: '1' } : { is_hidden: false });
  });
  const { client } = await show(
    <PostListContext value={forYou}>
      <PostMenu post={post} />
    </PostListContext>,
    [
      [userQuery().queryKey, { user_id: '1' }],
      [forYou.queryKey, { pages: [{ list: [post, sibling, other], next: null }], pageParams: [null] }],
    ],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Post options' }));
  await screen.findAllByRole('menuitem');
  const listed = () =>
    client
      .getQueryData<InfiniteData<{ list: Post[] }>>(forYou.queryKey)
      ?.pages.flatMap(({ list }) => list.map(({ diary_id }) => diary_id));
  return { sent, listed };
}

const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));
const toasts = () => useToasts.getState().items;

test('less from a creator takes all their posts out of For you at once, and can be undone', async () => {
  const { sent, listed } = await open();
  await choose('Less from Mira');
  await waitFor(() => expect(listed()).toEqual(['200']));
  expect(toasts()[0]?.text).toBe('For you leaves out Mira from now on');
  toasts()[0]?.action?.onPress();
  await waitFor(() =>
    expect(sent).toEqual([
      { scope: 'creator', char_id: '12', less: 1 },
      { scope: 'creator', char_id: '12', less: 0 },
    ]),
  );
});

test('less on a topic takes the post out, and undoing it names the topic that the server found', async () => {
  const { sent, listed } = await open('music');
  await choose('Less on this topic');
  await waitFor(() => expect(listed()).toEqual(['101', '200']));
  toasts()[0]?.action?.onPress();
  await waitFor(() => expect(sent.at(-1)).toEqual({ scope: 'topic', topic: 'music', less: 0 }));
});

test('why a post is there is said in words, beside what one wants less of, with the way back', async () => {
  const { sent } = await open();
  await choose('Why am I seeing this?');
  const dialog = await screen.findByRole('dialog', { name: 'Why am I seeing this?' });
  expect(within(dialog).getByText(/^It is an offer with a free preview/)).toBeTruthy();
  expect(
    within(dialog).getByText('4 likes and 2 comments count as much as being 3.2 days newer.'),
  ).toBeTruthy();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Show Noor again' }));
  await waitFor(() => expect(sent).toEqual([{ scope: 'creator', char_id: '5', less: 0 }]));
  await waitFor(() => expect(within(dialog).queryByText('Noor')).toBeNull());
});

test('of somebody one has joined it says whether one follows or subscribes', async () => {
  stubFetch(() => envelope({ creators: [], topics: [] }));
  for (const [sub_type, words] of [
    ['free', 'You follow Mira.'],
    ['pro', 'You subscribe to Mira.'],
  ] as const) {
    cleanup();
    const character = makeCharacter({ is_sold: true, character_sub: { sub_type } });
    await show(<WhyPostDialog post={makePost({ character })} />);
    expect(await screen.findByText(words)).toBeTruthy();
  }
});
