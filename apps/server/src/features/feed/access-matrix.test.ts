import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost, type TestPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { mediaLinkToken } from '../media/media-link.ts';

type Seen = 'full' | 'preview' | 'locked' | 'none';
type Kind = keyof typeof kinds;
type Person = 'owner' | 'reviewer' | 'joined' | 'lapsed' | 'buyer' | 'stranger' | 'blocked';

/** Product rule 2.5: kinds of posts across, people down. */
const kinds = {
  freeOfFree: { groupId: null, price: 0, previews: 0, state: 1 },
  freeOfPro: { groupId: 'group_2', price: 0, previews: 0, state: 1 },
  paid: { groupId: 'group_2', price: 300, previews: 0, state: 1 },
  paidOfFree: { groupId: null, price: 300, previews: 0, state: 1 },
  soldSeparately: { groupId: null, price: 300, membersIncluded: false, previews: 0, state: 1 },
  soldOnTop: { groupId: 'group_2', price: 300, membersIncluded: false, previews: 1, state: 1 },
  freeWhatever: { groupId: null, price: 0, membersIncluded: false, previews: 0, state: 1 },
  paidWithPreview: { groupId: 'group_2', price: 300, previews: 1, state: 1 },
  freeWithPreview: { groupId: 'group_2', price: 0, previews: 1, state: 1 },
  openOfFree: { groupId: null, price: 0, isOpen: true, previews: 0, state: 1 },
  openOfPro: { groupId: 'group_2', price: 0, isOpen: true, previews: 0, state: 1 },
  ofHigherTier: { groupId: 'group_2', price: 0, tierLevel: 1000, previews: 0, state: 1 },
  soldOrHigherTier: { groupId: 'group_2', price: 300, tierLevel: 1000, previews: 1, state: 1 },
  private: { groupId: null, price: 0, previews: 0, state: 0 },
  pending: { groupId: null, price: 0, previews: 0, state: 2 },
  openPrivate: { groupId: null, price: 0, isOpen: true, previews: 0, state: 0 },
  openPending: { groupId: null, price: 0, isOpen: true, previews: 0, state: 2 },
  rejected: { groupId: null, price: 0, previews: 0, state: 3 },
  scheduled: { groupId: null, price: 0, previews: 0, state: 4 },
  draft: { groupId: null, price: 0, previews: 0, state: 5 },
} as const;

const accessTable = {
  freeOfFree: 'full full full locked locked locked none',
  freeOfPro: 'full full full locked locked locked none',
  paid: 'full full full locked full locked none',
  paidOfFree: 'full full full locked full locked none',
  soldSeparately: 'full full locked locked full locked none',
  soldOnTop: 'full full preview preview full preview none',
  freeWhatever: 'full full full locked locked locked none',
  paidWithPreview: 'full full full preview full preview none',
  freeWithPreview: 'full full full locked locked locked none',
  openOfFree: 'full full full full full full none',
  openOfPro: 'full full full full full full none',
  ofHigherTier: 'full full locked locked locked locked none',
  soldOrHigherTier: 'full full preview preview full preview none',
  private: 'full none none none none none none',
  pending: 'full full none none none none none',
  openPrivate: 'full none none none none none none',
  openPending: 'full full none none none none none',
  rejected: 'full full none none none none none',
  scheduled: 'full none none none none none none',
  draft: 'full none none none none none none',
} as const satisfies Record<Kind, string>;

const people: Person[] = ['owner', 'reviewer', 'joined', 'lapsed', 'buyer', 'stranger', 'blocked'];
const cases = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  people.map((person, index) => [kind, person, accessTable[kind].split(' ')[index] as Seen] as const),
);
const secretWord = 'CANARYWORD';
const caption = `Twelve letters${' and so on'.repeat(12)} ${secretWord}`;

const kindred = useTestApp();
const world = {} as Record<Kind, { creator: TestCreator; post: TestPost; people: Record<Person, TestUser> }>;

beforeAll(async () => {
  for (const kind of Object.keys(kinds) as Kind[]) world[kind] = await createScene(kind);
});

async function createScene(kind: Kind) {
  const { context } = kindred;
  const { groupId, ...given } = kinds[kind];
  const creator = await createCreator(context, { groupId });
  const post = await createPost(context, creator, { ...given, content: caption, pictures: 2 });
  const [joined, lapsed, buyer, stranger, blocked] = (await Promise.all(
    Array.from({ length: 5 }, () => createUser(context, { diamonds: 1000 })),
  )) as [TestUser, TestUser, TestUser, TestUser, TestUser];
  const reviewer = await createUser(context, { role: 'moderator' });
  await createMembership(context, joined.userId, creator.charId, groupId ? 'pro' : 'free');
  if (groupId) await createLapsed(lapsed, creator);
  if (given.price > 0) {
    const answer = await unlock(kindred, buyer, post.postId);
    expect(answer.code).toBe(2000);
  }
  await createBlock(context, creator.userId, blocked.userId);
  return { creator, post, people: { owner: creator, reviewer, joined, lapsed, buyer, stranger, blocked } };
}

async function createLapsed(person: TestUser, creator: TestCreator) {
  await createMembership(kindred.context, person.userId, creator.charId, 'pro');
  await kindred.context.db
    .updateTable('memberships')
    .set({ period_end: new Date(kindred.clock.now().getTime() - 1000) })
    .where('user_id', '=', person.userId)
    .execute();
}

const get = (url: string, token?: string) =>
  kindred.app.inject({ method: 'GET', url, headers: token ? { authorization: `Bearer ${token}` } : {} });

/** Returns the text of every answer that may contain the post. */
async function outputs(kind: Kind, person: Person) {
  const { creator, post, people } = world[kind];
  const { token } = people[person];
  const feeds = await Promise.all(
    ['recommend', 'following'].map((name) => get(`/v3/api/diary/home/${name}/list?size=50`, token)),
  );
  const list = await get(`/v3/api/diary/ai/list?char_id=${creator.charId}`, token);
  const single = await get(`/v3/api/diary/info?diary_id=${post.postId}`, token);
  const feedPosts = feeds
    .flatMap((feed) => feed.json().data.list)
    .filter((item: { diary_id: string }) => item.diary_id === post.postId);
  return { feed: JSON.stringify(feedPosts), list: list.payload, single: single.payload, token };
}

describe.each(cases)('a post that is %s, for the %s', (kind, person, expected) => {
  test(`is ${expected} wherever it could show`, async () => {
    const { post } = world[kind];
    const { feed, list, single } = await outputs(kind, person);
    const inFeeds = JSON.parse(feed).map(({ access }: { access: Seen }) => access);
    for (const access of inFeeds) expect(access).toBe(expected);
    // A post that is open to the viewer is always in it; offers only come between open ones.
    const belongs =
      person === 'owner' ||
      person === 'joined' ||
      (expected === 'full' && ['openOfFree', 'openOfPro'].includes(kind));
    if (kinds[kind].state !== 1) expect(inFeeds).toEqual([]);
    else if (belongs) expect(inFeeds.length).toBeGreaterThan(0);
    const listed = JSON.parse(list).data?.list?.find(
      (item: { diary_id: string }) => item.diary_id === post.postId,
    );
    expect(listed?.access ?? 'none').toBe(expected);
    expect(JSON.parse(single).data?.access ?? 'none').toBe(expected);
    if (expected === 'none') expect(JSON.parse(single).code).toBe(5017);
  });

  test('gives its words and its pictures away to nobody else', async () => {
    const { post } = world[kind];
    const { feed, list, single, token } = await outputs(kind, person);
    const like = await kindred.call('likePost', { content_id: post.postId }, { token });
    const unlike = await kindred.call('unlikePost', { content_id: post.postId }, { token });
    const info = await kindred.call('getCharacterInfo', { char_id: world[kind].creator.charId }, { token });
    const everything = [feed, list, single, JSON.stringify([like, unlike, info])].join('\n');
    const isFull = expected === 'full';
    expect(everything.includes(secretWord)).toBe(isFull);
    for (const { key } of post.media) expect(everything.includes(key)).toBe(isFull);
    for (const { key } of post.preview)
      expect(everything.includes(key)).toBe(isFull || expected === 'preview');
    expect(like.code).toBe(expected === 'none' ? 5017 : 2000);
  });

  test('opens its files by the same rule', async () => {
    const { post, people } = world[kind];
    const link = await linkOf(people[person]);
    const statusOf = async (key: string, variant = 'w40') =>
      (await get(`/media/${key}/${variant}?v=${link}`)).statusCode;
    for (const { key } of post.media) expect(await statusOf(key)).toBe(expected === 'full' ? 200 : 404);
    for (const { key } of post.preview) {
      expect(await statusOf(key)).toBe(expected === 'full' || expected === 'preview' ? 200 : 404);
    }
  });
});

test('an open post is all its free preview, with its whole caption, also without a session', async () => {
  const { post, people } = world.openOfPro;
  const { data } = await kindred.call('getPost', { diary_id: post.postId }, { token: people.stranger.token });
  expect(data).toMatchObject({ is_open: true, content: caption, content_cut: false, media_count: 2 });
  expect(data.free_preview).toEqual(data.media);
  const closed = world.freeOfPro;
  const { token } = closed.people.stranger;
  const beside = await kindred.call('getPost', { diary_id: closed.post.postId }, { token });
  expect(beside.data).toMatchObject({ is_open: false, access: 'locked', content_cut: true });
  for (const { key } of post.media) {
    expect((await get(`/media/${key}/w40`)).statusCode).toBe(200);
  }
  for (const kind of ['openPrivate', 'openPending', 'freeOfPro'] as const) {
    for (const { key } of world[kind].post.media)
      expect((await get(`/media/${key}/w40`)).statusCode).toBe(404);
  }
});

test('a locked post tells how much there is, and nothing about its shape', async () => {
  const { post, people } = world.paid;
  const { data } = await kindred.call('getPost', { diary_id: post.postId }, { token: people.stranger.token });
  expect(data).toMatchObject({
    media_count: 2,
    images: [],
    video: null,
    free_preview: [],
    content_cut: true,
  });
  expect(data.content).toBe(caption.slice(0, 24));
  for (const { placeholder, ...item } of data.media) {
    expect(placeholder.length).toBeLessThanOrEqual(600);
    expect(item).toEqual({
      type: 'image',
      url: '',
      image: '',
      sources: [],
      width: null,
      height: null,
      duration: null,
      alt: '',
    });
  }
});

async function linkOf({ userId, token }: TestUser): Promise<string> {
  const viewer = await kindred.context.authenticate(token);
  return mediaLinkToken(kindred.context, viewer ?? { userId, sessionId: '0' });
}
