import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { PostCard } from './post-card.tsx';

const post = makePost({ diary_id: '12', character: makeCharacter({ name: 'Mira', char_unique_id: 'mira' }) });
const url = `${location.origin}/@mira/post/12`;

beforeEach(() => {
  stubFetch(() => envelope({ user_id: '1' }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function press(device: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const user = userEvent.setup();
  const share = device.share && vi.fn(device.share);
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const copy = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(device.copy ?? (async () => undefined));
  await show(<PostCard post={post} />);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  return { share, copy };
}

test('sharing a post opens the share sheet of the device with its public address', async () => {
  const { share, copy } = await press({ share: async () => undefined });
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Mira', url });
  expect(copy).not.toHaveBeenCalled();
});

test('a share sheet that is closed again is no failure', async () => {
  const { share } = await press({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(screen.queryByText(/link/i)).toBeNull();
});

test('without a share sheet the address is copied', async () => {
  const { copy } = await press({});
  expect(copy).toHaveBeenCalledExactlyOnceWith(url);
  expect(await screen.findByText(/copied/i)).toBeTruthy();
});

test('an address that cannot be copied is shown', async () => {
  await press({ copy: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await screen.findByText(new RegExp(url))).toBeTruthy();
});
