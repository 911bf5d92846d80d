import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makePicture, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import './media-viewer.tsx';
import { postQuery } from '../posts.queries.ts';
import { mediaViewer } from './media-viewer.dialog.ts';
import type { ViewerParts } from './viewer-parts.ts';

const pictures = ['a', 'b', 'c'].map((name) => makePicture(`/media/${name}/w1280`));

async function open(startAt = 0, post = makePost({ media: pictures }), parts: ViewerParts = {}) {
  stubFetch(() => envelope({}));
  Element.prototype.scrollTo = vi.fn();
  await show(<button type="button">behind</button>, [[postQuery('100').queryKey, post]]);
  void openDialog(mediaViewer, { postId: '100', startAt, parts });
  await screen.findByRole('dialog', { name: 'Photos and videos by Mira' });
}

/** Only the picture in view can be reached. */
const current = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .filter((item) => !item.hasAttribute('inert'))
    .map((item) => item.getAttribute('aria-label'));

test('opens at the picture that was asked for', async () => {
  await open(1);
  expect(current()).toEqual(['2 of 3']);
});

test('turns with the arrow keys and stops at both ends', async () => {
  await open();
  await userEvent.keyboard('{ArrowLeft}');
  expect(current()).toEqual(['1 of 3']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(current()).toEqual(['3 of 3']);
});

test('takes the focus along, so that the next key works too', async () => {
  await open();
  screen.getByRole('button', { name: '1 of 3. Zoom in' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '2 of 3. Zoom in' }));
});

test('closes with Escape', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('doubles a picture and shows it whole again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '1 of 3. Zoom in' }));
  await userEvent.click(screen.getByRole('button', { name: '1 of 3. Zoom out' }));
  expect(screen.getByRole('button', { name: '1 of 3. Zoom in' })).toBeTruthy();
});

test('of a locked post shows the free part alone', async () => {
  const free = [makePicture('/media/free/w640')];
  await open(0, makePost({ access: 'preview', media: pictures, free_preview: free }));
  expect(current()).toEqual(['1 of 1']);
});

test('zooms into the middle with a key, into the point with a click', async () => {
  await open();
  const zoom = () => screen.getByRole('button', { name: /^1 of 3\. Zoom/ });
  const moved = vi.mocked(Element.prototype.scrollTo) as unknown as { mock: { lastCall?: unknown[] } };
  zoom().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(moved.mock.lastCall).toEqual([innerWidth / 2, innerHeight / 2]));
  fireEvent.click(zoom(), { detail: 1, clientX: 30, clientY: 40 });
  await waitFor(() => expect(moved.mock.lastCall).toEqual([30, 40]));
});

test('around the picture stand whose it is, the words, the like, what is said and the gift', async () => {
  const onGift = vi.fn();
  const Comments = () => <input aria-label="Add a comment" />;
  const post = makePost({ media: pictures, content: 'Kiln opening. '.repeat(9) });
  await open(0, post, { onGift, comments: Comments });
  expect(screen.getByRole('link', { name: /Mira/ })).toBeTruthy();
  expect(screen.getByText(/^Kiln opening/).className).toContain('line-clamp-2');
  await userEvent.click(screen.getByRole('button', { name: 'more' }));
  expect(screen.getByText(/^Kiln opening/).className).not.toContain('line-clamp-2');
  await userEvent.click(screen.getByRole('button', { name: /^Like/ }));
  expect(screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Send a gift' }));
  expect(onGift).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ diary_id: '100' }));

  expect(screen.queryByLabelText('Add a comment')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /comments?$/ }));
  await userEvent.type(screen.getByLabelText('Add a comment'), 'ab{ArrowLeft}{ArrowRight}');
  expect(current()).toEqual(['1 of 3']);
});
