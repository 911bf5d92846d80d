import { collectionsMax, savedMax, watchPositionsMax } from '@kindred/contract/library/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';

const kindred = useTestApp();
let creator: TestCreator;

beforeAll(async () => {
  creator = await createCreator(kindred.context, { name: 'Mara Clay' });
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const newFan = () => createUser(kindred.context);
const save = async ({ token }: TestUser, diary_id: string, collection_id?: string | null) =>
  kindred.call(
    'savePost',
    { diary_id, ...(collection_id === undefined ? {} : { collection_id }) },
    { token },
  );
const saved = async (
  { token }: TestUser,
  input: { collection_id?: string; cursor?: string; size?: number } = {},
) => (await kindred.call('listSavedPosts', input, { token })).data;
const collect = async ({ token }: TestUser, name: string) =>
  (await kindred.call('saveCollection', { name }, { token })).data.collection_id;

describe('saved posts', () => {
  test('are listed the latest first, page by page, each as one may have it now', async () => {
    const fan = await newFan();
    const open = await createPost(kindred.context, creator, { price: 50, previews: 1 });
    const sold = await createPost(kindred.context, creator, { price: 100 });
    const hidden = await createPost(kindred.context, creator);
    for (const { postId } of [open, sold, hidden]) {
      expect((await save(fan, postId)).code).toBe(2000);
      kindred.clock.advance(60);
    }
    await kindred.context.db
      .updateTable('posts')
      .set({ state: 0 })
      .where('post_id', '=', hidden.postId)
      .execute();

    const first = await saved(fan, { size: 2 });
    const second = await saved(fan, { size: 2, cursor: first.next ?? '' });
    expect([first.count, second.next]).toEqual([3, null]);
    const list = [...first.list, ...second.list];
    expect(list.map(({ diary_id }) => diary_id)).toEqual([hidden.postId, sold.postId, open.postId]);
    expect(list.map(({ post }) => post?.access ?? null)).toEqual([null, 'locked', 'preview']);
    expect(JSON.stringify(list)).not.toContain(sold.media[0]?.key);

    await kindred.call('unsavePost', { diary_id: hidden.postId }, { token: fan.token });
    expect((await saved(fan)).list).toHaveLength(2);
  });

  test('go into collections of one’s own, move between them, and stay when one is deleted', async () => {
    const fan = await newFan();
    const own = { token: fan.token };
    const { postId } = await createPost(kindred.context, creator, { price: 100 });
    const [pots, later] = [await collect(fan, 'Pots'), await collect(fan, ' Later ')];
    expect(await collect(fan, 'Pots')).toBe(pots);
    await save(fan, postId, pots);
    expect((await save(fan, postId)).data.collection_id).toBe(pots);
    expect((await saved(fan, { collection_id: pots })).list).toHaveLength(1);
    await save(fan, postId, later);
    const state = async () => (await kindred.call('getSaved', { diary_id: postId }, own)).data;
    expect(await state()).toEqual({ is_saved: true, collection_id: later });
    const listed = async () => (await kindred.call('listCollections', {}, own)).data;
    expect(await listed()).toEqual({
      list: [
        { collection_id: later, name: 'Later', count: 1 },
        { collection_id: pots, name: 'Pots', count: 0 },
      ],
      saved: 1,
    });
    const rename = (name: string) => kindred.call('saveCollection', { collection_id: later, name }, own);
    expect((await rename('Pots')).code).toBe(404);
    expect((await rename('Much later')).data.name).toBe('Much later');
    await kindred.call('deleteCollection', { collection_id: later }, own);
    expect(await state()).toEqual({ is_saved: true, collection_id: null });
  });

  test('are nobody else’s: neither the list nor a collection', async () => {
    const [fan, stranger] = [await newFan(), await newFan()];
    const { postId } = await createPost(kindred.context, creator, { price: 100 });
    const collectionId = await collect(fan, 'Mine');
    await save(fan, postId, collectionId);
    expect((await save(stranger, postId, collectionId)).code).toBe(404);
    expect((await saved(stranger, { collection_id: collectionId })).list).toEqual([]);
    await kindred.call('deleteCollection', { collection_id: collectionId }, { token: stranger.token });
    expect((await saved(fan, { collection_id: collectionId })).list).toHaveLength(1);
    expect((await save(fan, '999999')).code).toBe(refusals.postDeleted.code);
  });

  test('of somebody who is blocked vanish, as likes do, and come back with them', async () => {
    const fan = await newFan();
    const otherCreator = await createCreator(kindred.context);
    const { postId } = await createPost(kindred.context, otherCreator);
    await save(fan, postId);
    await kindred.call('likePost', { content_id: postId }, { token: fan.token });
    const liked = async () => (await kindred.call('listLikedPosts', {}, { token: fan.token })).data.list;
    expect((await liked()).map(({ post }) => post?.diary_id)).toEqual([postId]);
    await createBlock(kindred.context, otherCreator.userId, fan.userId);
    expect([(await saved(fan)).list, await liked()]).toEqual([[], []]);
    expect((await save(fan, postId)).code).toBe(refusals.postDeleted.code);
  });

  test('end at a limit, also where many are saved at once', async () => {
    const fan = await newFan();
    const { postId } = await createPost(kindred.context, creator);
    const otherPost = await createPost(kindred.context, creator);
    await query(
      kindred.context.db,
      `insert into posts (char_id, content, price, state, published_at)
       select $1::bigint, '', 0, 0, now() from generate_series(1, $2::int)`,
      [creator.charId, savedMax - 1],
    );
    await query(
      kindred.context.db,
      `insert into saved_posts (user_id, post_id, saved_at)
       select $1::bigint, post_id, now() from posts where char_id = $2 and content = '' limit $3`,
      [fan.userId, creator.charId, savedMax - 1],
    );
    const codes = (await Promise.all([save(fan, postId), save(fan, otherPost.postId)])).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual([2000, refusals.libraryFull.code].toSorted());
    const answers = await Promise.all(
      Array.from({ length: collectionsMax + 5 }, (_, at) =>
        kindred.call('saveCollection', { name: `Number ${at}` }, { token: fan.token }),
      ),
    );
    expect(answers.filter(({ code }) => code === 2000)).toHaveLength(collectionsMax);
  });
});

describe('whom one has joined', () => {
  test('is searched, and sorted by joining, by the last post and by who is unseen for longest', async () => {
    const fan = await newFan();
    const names = ['Anouk', 'Bela', 'Ciro'];
    const joined: TestCreator[] = [];
    for (const name of names) {
      const joinedCreator = await createCreator(kindred.context, { name });
      await createMembership(kindred.context, fan.userId, joinedCreator.charId, 'free');
      joined.push(joinedCreator);
      kindred.clock.advance(60);
    }
    const [anouk, bela, ciro] = joined as [TestCreator, TestCreator, TestCreator];
    const now = kindred.clock.now();
    const { postId } = await createPost(kindred.context, bela, { publishedAt: now });
    await createPost(kindred.context, ciro, { publishedAt: new Date(now.getTime() - 86_400_000) });
    kindred.clock.advance(60);
    await kindred.call('markSeen', { diary_ids: [postId] }, { token: fan.token });
    const listed = async (input: {
      sort?: 'joined' | 'post' | 'unseen';
      q?: string;
      cursor?: string;
      size?: number;
    }) => (await kindred.call('listJoinedCreators', { kind: 'free', ...input }, { token: fan.token })).data;
    const order = async (input: Parameters<typeof listed>[0]) =>
      (await listed(input)).list.map(({ character }) => character.name);
    expect(await order({})).toEqual(['Ciro', 'Bela', 'Anouk']);
    expect(await order({ sort: 'post' })).toEqual(['Bela', 'Ciro', 'Anouk']);
    expect(await order({ sort: 'unseen' })).toEqual(['Anouk', 'Ciro', 'Bela']);
    for (const sort of ['joined', 'post', 'unseen'] as const) {
      const first = await listed({ sort, size: 2 });
      const second = await listed({ sort, size: 2, cursor: first.next ?? '' });
      expect([...first.list, ...second.list].map(({ character }) => character.name)).toEqual(
        await order({ sort }),
      );
    }
    await kindred.call('setBell', { char_id: bela.charId, bell: 'all' }, { token: fan.token });
    expect((await listed({})).list.map(({ bell }) => bell)).toEqual(['digest', 'all', 'digest']);
    expect(await order({ q: 'bel' })).toEqual(['Bela']);
    expect((await listed({ q: '%' })).list).toEqual([]);
    expect((await listed({ sort: 'post' })).list.at(-1)).toMatchObject({ post_time: null, seen_time: null });
    await createBlock(kindred.context, anouk.userId, fan.userId);
    expect(await order({})).toEqual(['Ciro', 'Bela']);
  });

  test('several are left at once, subscriptions are not, and can be followed again', async () => {
    const fan = await newFan();
    const own = { token: fan.token };
    const free = [await createCreator(kindred.context), await createCreator(kindred.context)];
    const pro = await createCreator(kindred.context, { groupId: 'group_2' });
    for (const { charId } of free) await createMembership(kindred.context, fan.userId, charId, 'free');
    await createMembership(kindred.context, fan.userId, pro.charId, 'pro');
    const ids = [...free, pro].map(({ charId }) => charId);
    const { data } = await kindred.call('unfollowBatch', { following_ids: ids }, own);
    expect(data.unfollowed.toSorted()).toEqual(free.map(({ charId }) => charId).toSorted());
    const count = async (kind: 'free' | 'pro') =>
      (await kindred.call('listJoinedCreators', { kind }, own)).data.count;
    expect([await count('free'), await count('pro')]).toEqual([0, 1]);
    await kindred.call('followBatch', { following_ids: data.unfollowed }, own);
    expect(await count('free')).toBe(2);
  });
});

describe('how far a clip was watched', () => {
  const newClip = async (options: Parameters<typeof createPost>[2] = {}) => {
    const { postId } = await createPost(kindred.context, creator, options);
    await query(
      kindred.context.db,
      `update media set kind = 'video', duration_ms = 60000 where media_id in (select media_id from post_media where post_id = $1)`,
      [postId],
    );
    return postId;
  };
  const watch = ({ token }: TestUser, diary_id: string, seconds: number) =>
    kindred.call('saveWatchPosition', { diary_id, seconds }, { token });
  const positions = async ({ token }: TestUser) =>
    (await kindred.call('listWatchPositions', {}, { token })).data.list;
  const watching = async ({ token }: TestUser) =>
    (await kindred.call('listWatching', {}, { token })).data.list;

  test('is kept for open clips alone, the latest wins, and the end is forgotten', async () => {
    const fan = await newFan();
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    const [clip, second, picture] = [
      await newClip(),
      await newClip(),
      (await createPost(kindred.context, creator)).postId,
    ];
    const locked = await newClip({ price: 100, membersIncluded: false });
    for (const [postId, seconds] of [
      [clip, 12.5],
      [clip, 30],
      [picture, 9],
      [locked, 9],
    ] as const) {
      expect((await watch(fan, postId, seconds)).code).toBe(2000);
    }
    kindred.clock.advance(60);
    await watch(fan, second, 5);
    expect(await positions(fan)).toEqual([
      { diary_id: second, seconds: 5 },
      { diary_id: clip, seconds: 30 },
    ]);
    const row = await watching(fan);
    expect(row.map(({ diary_id, seconds, post }) => [diary_id, seconds, post.access])).toEqual([
      [second, 5, 'full'],
      [clip, 30, 'full'],
    ]);
    await watch(fan, second, 0);
    await kindred.call('unfollow', { following_id: creator.charId }, { token: fan.token });
    expect(await watching(fan)).toEqual([]);
  });

  test('is kept of the latest two hundred', async () => {
    const fan = await newFan();
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    await query(
      kindred.context.db,
      `insert into watch_positions (user_id, post_id, seconds, watched_at)
       select $1::bigint, post_id, 5, $3::timestamptz - interval '1 hour' - post_id * interval '1 second'
       from posts order by post_id limit $2`,
      [fan.userId, watchPositionsMax, kindred.clock.now()],
    );
    const clip = await newClip();
    await watch(fan, clip, 7);
    const keptPositions = await positions(fan);
    expect([keptPositions.length, keptPositions[0]?.diary_id]).toEqual([watchPositionsMax, clip]);
  });
});
