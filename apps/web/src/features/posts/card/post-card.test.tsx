import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, makeLockedPost, makePicture, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { revealPost } from '../data/reveals.ts';
import { usePost } from '../data/use-post.ts';
import { postQuery } from '../posts.queries.ts';
import { PostCard } from './post-card.tsx';

const fan = { user_id: '1', diamond: 0 };

beforeEach(() => {
  stubFetch(() => envelope(fan));
});

const card = () => screen.findByRole('article');

describe('a locked card', () => {
  test.each([
    {
      what: 'of a free character asks to follow',
      post: makeLockedPost({ price: 0 }),
      name: 'Locked: follow Mira to see it 2 photos',
      button: 'Follow',
    },
    {
      what: 'of a pro character tells the price of a month',
      post: makeLockedPost({ price: 0, character: makeCharacter({ group_id: 'group_1' }) }),
      name: 'Locked: for subscribers of Mira 2 photos',
      button: 'Subscribe for $3.99 a month',
    },
    {
      what: 'with a trial tells what comes after it',
      post: makeLockedPost({ price: 0, character: makeCharacter({ group_id: 'group_2_3' }) }),
      name: 'Locked: for subscribers of Mira 2 photos',
      button: 'Subscribe: 3 days free, then $9.99 a month',
    },
    {
      what: 'that can be bought tells its price',
      post: makeLockedPost(),
      name: 'Locked post 2 photos',
      button: 'Unlock for 120 diamonds',
    },
  ])('$what', async ({ post, name, button }) => {
    await show(<PostCard post={post} />);
    const locked = await screen.findByRole('group', { name });
    expect(within(locked).getByRole('button', { name: button })).toBeTruthy();
  });

  test('that can be bought can be had by joining too', async () => {
    await show(<PostCard post={makeLockedPost()} />);
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeTruthy();
  });

  test('says that pro sales are off when they are', async () => {
    const character = makeCharacter({ group_id: 'group_1', pro_sales_open: false });
    await show(<PostCard post={makeLockedPost({ price: 0, character })} />);
    expect(await screen.findByText('Temporarily unable to subscribe Pro')).toBeTruthy();
  });

  test('shows no address of any media, and no way to open it', async () => {
    await show(<PostCard post={makeLockedPost()} />);
    const html = (await card()).innerHTML;
    expect(html).not.toContain('/media/');
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  });

  test('says that the rest of its text is locked, and reads out none of it', async () => {
    await show(<PostCard post={makeLockedPost({ content: 'Mor' })} />);
    expect(await screen.findByText('The rest of the text is locked.')).toBeTruthy();
    expect(screen.getByText(/^Mor/).getAttribute('aria-hidden')).toBe('true');
  });

  test('with a free part shows that part, marked, and how to get the rest', async () => {
    const post = makeLockedPost({ access: 'preview', free_preview: [makePicture('/media/free/w640')] });
    await show(<PostCard post={post} />);
    expect(await screen.findByText('Free preview')).toBeTruthy();
    expect(screen.getByText('2 more are locked')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unlock for 120 diamonds' })).toBeTruthy();
  });
});

describe('a card', () => {
  test('is an article named after its creator, with likes and comments counted in words', async () => {
    await show(<PostCard post={makePost()} />);
    const article = await screen.findByRole('article', { name: /^Mira/ });
    expect(within(article).getByRole('button', { name: 'Like, 4 likes' })).toBeTruthy();
    expect(within(article).getByText('2 comments')).toBeTruthy();
    expect(within(article).getByText('3 hours ago').getAttribute('title')).toMatch(/\d:\d{2}/);
  });

  test('tells on the profile alone who can see it', async () => {
    const hidden = makePost({ state: 0 });
    await show(<PostCard post={hidden} />);
    await card();
    expect(screen.queryByText('Visible only to me')).toBeNull();
  });

  test.each([
    [0, 'Visible only to me'],
    [2, 'Pending Review'],
  ])('in state %i says "%s" on the profile', async (state, words) => {
    await show(<PostCard post={makePost({ state })} showsState />);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test("of one's own has nobody to write or give to, and shows everything", async () => {
    const character = makeCharacter({ user_id: '1' });
    const post = makePost({ access: 'full', price: 50, character });
    await show(<PostCard post={post} onGift={() => undefined} />);
    await screen.findByRole('button', { name: 'Open 1 of 1' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send a gift' })).toBeNull());
    expect(screen.queryByRole('link', { name: 'Send a message' })).toBeNull();
  });

  test('leaves room for its media before anything has loaded', async () => {
    await show(<PostCard post={makePost()} />);
    const media = await screen.findByRole('group', { name: 'Photos and videos by Mira' });
    expect(media.parentElement?.style.aspectRatio).toBe('640 / 360');
  });

  test('folds a long text until one asks for more', async () => {
    await show(<PostCard post={makePost({ content: 'word '.repeat(100) })} />);
    const more = await screen.findByRole('button', { name: 'more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    expect(screen.getByRole('button', { name: 'less' }).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('links that have expired', () => {
  const old = makePost({ media: [makePicture('/media/a/w1280?v=old'), makePicture('/media/b/w1280?v=old')] });
  const fresh = makePost({
    media: [makePicture('/media/a/w1280?v=new'), makePicture('/media/b/w1280?v=new')],
  });

  function Card() {
    const { data } = usePost('100');
    return data && <PostCard post={data} />;
  }

  async function openOld() {
    const fetch = stubFetch((url) => envelope(url.includes('/diary/info') ? fresh : fan));
    await show(<Card />, [[postQuery('100').queryKey, old]]);
    await waitFor(() => expect(pictures()).toEqual(['/media/a/w1280?v=old', '/media/b/w1280?v=old']));
    const asked = () => fetch.mock.calls.filter(([url]) => url.includes('/diary/info')).length;
    return { asked };
  }

  const images = () =>
    [...document.querySelectorAll('article img')].filter((img) =>
      img.getAttribute('src')?.startsWith('/media'),
    );
  const pictures = () => images().map((img) => img.getAttribute('src'));

  test('are asked for anew once, whatever the number of pictures, and take the place of the old ones', async () => {
    const { asked } = await openOld();
    const before = asked();
    for (const img of images()) fireEvent.error(img);
    await waitFor(() => expect(pictures()).toEqual(['/media/a/w1280?v=new', '/media/b/w1280?v=new']));
    expect(asked() - before).toBe(1);
  });

  test('that do not work although they are fresh leave a way to try again', async () => {
    const { asked } = await openOld();
    for (const img of images()) fireEvent.error(img);
    await waitFor(() => expect(pictures()[0]).toContain('new'));
    const before = asked();
    fireEvent.error(images()[0] as Element);
    expect(asked()).toBe(before);
    fireEvent.click(await screen.findByRole('button', { name: 'Could not be loaded. Try again' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });
});

describe('on one’s own page', () => {
  test.each([
    [0, 'Visible only to me'],
    [2, 'Pending Review'],
    [3, 'Not approved'],
    [4, 'Scheduled'],
    [5, 'Draft'],
  ])('a post in state %i says “%s”', async (state, words) => {
    await show(<PostCard post={makePost({ state })} showsState />);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('a rejected post says why', async () => {
    await show(<PostCard post={makePost({ state: 3, state_reason: 'Shows a trademark' })} showsState />);
    expect(await screen.findByText('Not approved: Shows a trademark')).toBeTruthy();
  });

  test('and nowhere else is a state told', async () => {
    await show(<PostCard post={makePost({ state: 3, state_reason: 'Shows a trademark' })} />);
    await card();
    expect(screen.queryByText(/Not approved/)).toBeNull();
  });
});

test('a preview counts only what is still locked', async () => {
  const shown = makePicture('/media/p/w640');
  const post = makeLockedPost({ access: 'preview', free_preview: [shown] });
  await show(<PostCard post={{ ...post, media: [shown, ...post.media], media_count: 3 }} />);
  expect(await screen.findByText('2 more are locked')).toBeTruthy();
});

test('a card that came to the top again says so', async () => {
  await show(<PostCard post={makePost({ is_reposted: true })} />);
  expect(await screen.findByText('Reposted')).toBeTruthy();
});

test('what is on a picture is said with the button that opens it', async () => {
  const post = makePost({ media: [{ ...makePicture('/media/a/w640'), alt: 'A pier in fog' }] });
  await show(<PostCard post={post} />);
  expect(await screen.findByRole('button', { name: 'Open 1 of 1: A pier in fog' })).toBeTruthy();
});

test('comments that would open below the window are brought into it, others stay where they are', async () => {
  const scrolls = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  for (const [top, isMoved] of [
    [innerHeight, true],
    [10, false],
  ] as const) {
    cleanup();
    scrolls.mockClear();
    await show(<PostCard post={makePost()} comments={() => <p>Nobody yet</p>} />);
    place.mockReturnValue({ ...new DOMRect(), top });
    fireEvent.click(within(await card()).getByRole('button', { name: /2 comments/ }));
    expect(screen.getByText('Nobody yet')).toBeTruthy();
    expect(scrolls).toHaveBeenCalledTimes(isMoved ? 1 : 0);
  }
  place.mockRestore();
  scrolls.mockRestore();
});

test('a like is seen on its button at once and in the cached post after it, with a tick in the hand; pressed again it is taken back', async () => {
  const vibrate = vi.fn(() => true);
  Object.assign(navigator, { vibrate });
  const post = makePost({ diary_id: '100' });
  function Card() {
    const { data } = usePost('100');
    return data && <PostCard post={data} />;
  }
  stubFetch((url) => envelope(url.includes('/diary/info') ? post : fan));
  const { client } = await show(<Card />, [[postQuery('100').queryKey, post]]);
  const button = await screen.findByRole('button', { name: /^Like/ });
  const isCached = () => client.getQueryData(postQuery('100').queryKey)?.is_like;
  for (const isLiked of [true, false]) {
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe(String(isLiked));
    await waitFor(() => expect(isCached()).toBe(isLiked));
    expect(button.getAttribute('aria-pressed')).toBe(String(isLiked));
  }
  expect(vibrate).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('what was unlocked opens in light from the point that was pressed, over its blur, and a press skips it', async () => {
  const post = makePost({ diary_id: '77', media: [makePicture('/media/won/w1280')] });
  await show(<PostCard post={post} />);
  const media = (await card()).querySelector<HTMLElement>('.post-media');
  if (!media) throw new Error('no media');
  media.getBoundingClientRect = () => ({ left: 10, top: 20 }) as DOMRect;
  fireEvent.pointerDown(media, { clientX: 110, clientY: 220 });
  expect(media.style.getPropertyValue('--light-x')).toBe('100px');
  expect(media.style.getPropertyValue('--light-y')).toBe('200px');
  act(() => revealPost('77'));
  expect(media.querySelector('.animate-reveal img[src="/media/won/w1280"]')).not.toBeNull();
  expect(media.querySelector('img.blur-2xl')).not.toBeNull();
  fireEvent.pointerDown(media.querySelector('.animate-reveal') as Element);
  expect(media.querySelector('.animate-reveal, img.blur-2xl')).toBeNull();
});
