import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { navigate } from '../../../lib/navigation/navigation.ts';
import { startSession } from '../../../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { stubUploads } from '../../../test/fake-uploads.ts';
import { makeCharacter, makePicture, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { findSavedDraft, saveDraft } from '../drafts/saved-drafts.ts';
import { RestorableComposer } from './restorable-composer.tsx';

const character = {
  ...makeCharacter({ user_id: '7' }),
  bio: '',
  online_status: 0 as const,
  subscription: null,
  bell: null,
  together_time: null,
  offer: null,
  intro_video: null,
  has_tiers: false,
  statistics: { follower_num: 0, post_num: 0, like_num: 0 },
};

type Written = { client_id: string; content: string; price: number; media: { media_id: string }[] };
type Answer = (written: Written) => Response | Promise<Response>;

let uploads: ReturnType<typeof stubUploads>;
/** The files of which the page has heard that they are ready. */
let readyIds: string[];

beforeEach(() => {
  uploads = stubUploads();
  readyIds = [];
  useToasts.setState({ items: [] });
  startSession({ token: 'token', imToken: 'im' });
  history.replaceState(null, '', '/createPost');
});

/** The composer before a server that gives these answers to what is written, one after the other. */
async function open(...answers: Answer[]) {
  const written: [path: string, body: Written][] = [];
  stubFetch((url, init) => {
    if (url.startsWith('/v3/api/earnings')) return envelope({ creator_share_percent: 80 });
    if (url.startsWith('/v3/api/media/own')) {
      readyIds.push(...idsOf(url));
      return envelope({ list: idsOf(url).map(uploaded) });
    }
    if (!url.startsWith('/v3/api/diary/')) return envelope({ user_id: '7', is_creator: 1 });
    const body = JSON.parse(String(init?.body)) as Written;
    written.push([url, body]);
    return (answers.shift() ?? stored)(body);
  });
  const app = await show(<RestorableComposer character={character} />);
  return { ...app, written };
}

const stored: Answer = (body) => envelope(makePost({ diary_id: '50', content: body.content, character }));
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const idsOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('media_ids')?.split(',') ?? [];
const uploaded = (id: string) => ({
  media_id: id,
  item: makePicture(`/media/${id}/w640`),
  state: 'ready',
  progress: 1,
  reason: '',
});
/** Waits for the last part of a file, takes it, and waits until the page has heard that the file is ready. */
async function finishUpload(index: number, id: string) {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(index));
  await act(async () => uploads[index]?.take(id));
  await waitFor(() => expect(readyIds).toContain(id));
  // The answer reaches the page.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const caption = () => screen.getByLabelText('Caption');
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
const addPhotos = (...names: string[]) => {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  return userEvent.upload(
    input,
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  );
};
const tile = (name: string) => within(screen.getByRole('group', { name }));

test('what was written is sent once its files are there, in their order, and leads to the profile', async () => {
  const { written, address } = await open();
  await userEvent.type(caption(), 'Kiln day');
  await addPhotos('a.jpg', 'b.jpg');
  await publish();
  expect(screen.getByRole('alert').textContent).toBe('Some files are still on their way.');
  await finishUpload(0, '5');
  await finishUpload(1, '6');
  await userEvent.click(tile('Photo 2 of 2').getByRole('button', { name: 'Move earlier' }));
  expect(screen.getByText('Now 1 of 2')).toBeTruthy();
  await publish();
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(written).toHaveLength(1);
  expect(written[0]?.[1]).toMatchObject({ content: 'Kiln day', price: 0, state: 1 });
  expect(written[0]?.[1].media.map(({ media_id }) => media_id)).toEqual(['6', '5']);
  expect(findSavedDraft('7')).toBeUndefined();
});

test('an upload tells how far it is, can be paused and resumed under the same name, and says why it was refused', async () => {
  await open();
  await addPhotos('a.jpg');
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.upload.onprogress?.({ loaded: 0.3, total: 1, lengthComputable: true }));
  expect(tile('Photo 1 of 1').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Paused')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  await act(async () => uploads[1]?.refuse(413, { code: 413, msg: '', data: null }));
  expect(await screen.findByText(/^Not uploaded: That is too large/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await finishUpload(2, '5');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(new Set(uploads.map(({ clientId }) => clientId)).size).toBe(1);
});

test('an upload whose connection breaks goes on by itself', async () => {
  await open();
  await addPhotos('a.jpg');
  await waitFor(() => expect(uploads).toHaveLength(1));
  await act(async () => uploads[0]?.lose());
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(screen.queryByText(/^Not uploaded/)).toBeNull();
  await finishUpload(1, '5');
});

test('three files are on their way at once, no more', async () => {
  await open();
  await addPhotos('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
  await waitFor(() => expect(uploads).toHaveLength(3));
  expect(screen.getByText('Waiting')).toBeTruthy();
  await finishUpload(0, '5');
  await waitFor(() => expect(uploads).toHaveLength(4));
});

test('what a reload interrupted goes on after it, from this device', async () => {
  await open();
  await addPhotos('a.jpg');
  await waitFor(() => expect(uploads).toHaveLength(1));
  const saved = findSavedDraft('7');
  expect(saved?.items).toMatchObject([{ kind: 'image' }]);
  cleanup();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue writing' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]?.clientId).toBe(uploads[0]?.clientId);
});

test('a file that waits can be paused too, and one that is paused makes room for the next', async () => {
  await open();
  await addPhotos('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
  await waitFor(() => expect(uploads).toHaveLength(3));
  await userEvent.click(tile('Photo 4 of 5').getByRole('button', { name: 'Pause' }));
  expect(tile('Photo 4 of 5').getByText('Paused')).toBeTruthy();
  await userEvent.click(tile('Photo 1 of 5').getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(uploads).toHaveLength(4));
  await userEvent.click(tile('Photo 2 of 5').getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('group', { name: 'Photo 4 of 4' })).toBeTruthy();
  expect(screen.getAllByText('Paused')).toHaveLength(2);
});

test('a paid post tells what its creator keeps, and needs something that is not free', async () => {
  const { written } = await open();
  await addPhotos('a.jpg');
  await finishUpload(0, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Price: Free' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Paid/ }));
  await userEvent.type(screen.getByLabelText('Price in diamonds'), '1a5b');
  expect(await screen.findByText('You keep 12 of every 15 diamonds, that is 80%.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Price: 15 diamonds' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Free preview' }));
  await publish();
  expect(screen.getByRole('alert').textContent).toMatch(/at least one photo or video/);
  expect(written).toEqual([]);
});

test('a free post of a free page is open to everyone, and for followers after one tap', async () => {
  const { written } = await open();
  await userEvent.type(caption(), 'Kiln day');
  await userEvent.click(screen.getByRole('tab', { name: 'Everyone else' }));
  expect(screen.getAllByText('Kiln day').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Who can open it: Everyone' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Followers only/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Who can open it: Followers only' })).toBeTruthy();
  await publish();
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.[1]).toMatchObject({ is_open: 0 });
});

test('sent again after an answer that was lost it is the same post, with what was changed since', async () => {
  const { written, address } = await open(lost, stored, stored);
  await userEvent.type(caption(), 'One');
  await publish();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Kindred can’t be reached/);
  await userEvent.type(caption(), ' and two');
  await publish();
  await waitFor(() => expect(address()).toBe('/profile'));
  const [first, second, third] = written;
  expect(second?.[1].client_id).toBe(first?.[1].client_id);
  expect(third?.[0]).toBe('/v3/api/diary/edit');
  expect(third?.[1].content).toBe('One and two');
});

test('a refusal is read, and nothing that was written is lost', async () => {
  await open(() => answer({ code: 4602, msg: '', data: null }));
  await userEvent.type(caption(), 'Words');
  await publish();
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be published here/);
  expect((caption() as HTMLTextAreaElement).value).toBe('Words');
});

test('what was left unfinished is offered again, with its files, to its writer alone', async () => {
  await open();
  await userEvent.type(caption(), 'Half a thought');
  await addPhotos('a.jpg', 'b.jpg');
  await finishUpload(0, '5');
  const saved = findSavedDraft('7');
  expect(saved).toMatchObject({ content: 'Half a thought', items: [{ mediaId: '5' }, { kind: 'image' }] });
  expect(findSavedDraft('8')).toBeUndefined();
});

test('a saved draft goes on where it was, or is let go', async () => {
  await open();
  await userEvent.type(caption(), 'Half a thought');
  document.body.innerHTML = '';
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue writing' }));
  await waitFor(() => expect((caption() as HTMLTextAreaElement).value).toBe('Half a thought'));
});

test('a draft that is discarded is gone', async () => {
  saveDraft(
    { userId: '7', clientId: 'x', postId: undefined },
    {
      content: 'Old',
      isPaid: false,
      price: '',
      membersIncluded: true,
      isOpen: true,
      tierLevel: 0,
      state: 1,
      publishAt: '',
      expiresAt: '',
      zone: '',
      labels: [],
      poll: null,
      items: [],
    },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  expect((caption() as HTMLTextAreaElement).value).toBe('');
  expect(findSavedDraft('7')).toBeUndefined();
});

test('whoever leaves an unfinished post is asked; nobody is asked who has written nothing', async () => {
  const { address } = await open();
  await act(() => navigate({ href: '/wallet' }));
  expect(address()).toBe('/wallet');
  await act(() => navigate({ href: '/createPost' }));
  await userEvent.type(caption(), 'x');
  void navigate({ href: '/home' });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
  expect(address()).toBe('/createPost');
  void navigate({ href: '/home' });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/home'));
});

test('Publish says what is missing before anybody presses it, and a press leads there', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Publish' });
  const reason = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(reason()).toBe('Add a photo, a video or some words first.');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole('alert').textContent).toBe(reason());
  expect(document.activeElement).toBe(caption());
  await userEvent.type(caption(), 'Kiln day');
  expect(reason()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'When: Now' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Later/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByLabelText('Appears on')).toBeTruthy();
});
