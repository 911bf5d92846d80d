import type { Post } from '@kindred/contract/posts/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, makeLockedPost, makePicture, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import './media-swiper.tsx';
import { characterPostsPages } from '../posts.queries.ts';
import { PostListContext, useOpenMedia } from './use-open-media.ts';

const pages = characterPostsPages('12');
const by = (name: string, diary_id: string, given: Partial<Post> = {}) =>
  makePost({ diary_id, character: makeCharacter({ name }), ...given });
const page = (list: Post[], next: string | null = null) => ({ list, page: 1, total_page: 1, count: 9, next });

function Opener({ postId }: { postId: string }) {
  const openMedia = useOpenMedia(postId);
  return (
    <button type="button" onClick={() => openMedia(0)}>
      open
    </button>
  );
}

async function open(list: Post[], next: string | null = null, postId = list[0]?.diary_id ?? '') {
  Element.prototype.scrollTo = vi.fn();
  await show(
    <PostListContext value={pages}>
      <Opener postId={postId} />
    </PostListContext>,
    [[pages.queryKey, { pages: [page(list, next)], pageParams: [null] }]],
  );
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
}

const inView = () => screen.getByRole('dialog', { name: /./ });
const title = () => within(inView()).getByRole('heading', { level: 2, name: /Photos|Loading/ }).textContent;

test('goes on from post to post up and down, stopping at both ends, and past words alone', async () => {
  stubFetch(() => envelope({}));
  await open([by('Mira', '1'), by('Words', '2', { media: [] }), by('Ilse', '3')]);
  expect(title()).toBe('Photos and videos by Mira');
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(title()).toBe('Photos and videos by Ilse');
  await userEvent.keyboard('{ArrowDown}');
  expect(title()).toBe('Photos and videos by Ilse');
  await userEvent.click(screen.getByRole('button', { name: 'Previous post' }));
  expect(title()).toBe('Photos and videos by Mira');
});

test('turns within a post side by side, without leaving it', async () => {
  stubFetch(() => envelope({}));
  const media = ['a', 'b'].map((name) => makePicture(`/media/${name}/w1280`));
  await open([by('Mira', '1', { media }), by('Ilse', '2')]);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: '2 of 2. Zoom in' })).toBeTruthy();
  expect(title()).toBe('Photos and videos by Mira');
});

test('starts at the post that was opened', async () => {
  stubFetch(() => envelope({}));
  await open([by('Mira', '1'), by('Ilse', '2')], null, '2');
  expect(title()).toBe('Photos and videos by Ilse');
});

test('shows a locked post in words with the ways to it, and nothing of its media', async () => {
  stubFetch(() => envelope({}));
  await open([by('Mira', '1'), makeLockedPost({ diary_id: '2' })]);
  await userEvent.keyboard('{ArrowDown}');
  const group = screen.getByRole('group', { name: /Locked post/ });
  expect(within(group).getByText('2 photos')).toBeTruthy();
  expect(within(group).getByRole('button', { name: 'Unlock for 120 diamonds' })).toBeTruthy();
  expect(group.querySelectorAll('video, img[src^="/media"]')).toHaveLength(0);
});

test('after a free preview says what is locked', async () => {
  stubFetch(() => envelope({}));
  const free_preview = [makePicture('/media/free/w640')];
  await open([makeLockedPost({ diary_id: '1', access: 'preview', free_preview })]);
  expect(screen.getByRole('button', { name: '1 of 2. Zoom in' })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Unlock for 120 diamonds' })).toBeTruthy();
});

test('asks for the next page before the end comes', async () => {
  const fetch = stubFetch(() => envelope(page([by('Next', '9')])));
  await open([by('Mira', '1'), by('Ilse', '2')], 'next-page');
  await waitFor(() =>
    expect(fetch.mock.calls.filter(([url]) => url.includes('cursor=next-page'))).toHaveLength(1),
  );
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(title()).toBe('Photos and videos by Next'));
});

test('says when there is no more to be had, and lets one try again', async () => {
  let isBroken = true;
  stubFetch(() =>
    isBroken ? answer({ code: 5030, msg: '', data: null }, 503) : envelope(page([by('Next', '9')])),
  );
  await open([by('Mira', '1')], 'next-page');
  await userEvent.keyboard('{ArrowDown}');
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(title()).toBe('Photos and videos by Next'));
});

test('closes with Escape and gives the focus back to where it was opened', async () => {
  stubFetch(() => envelope({}));
  await open([by('Mira', '1'), by('Ilse', '2')]);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
});
