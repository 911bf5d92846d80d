import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { logUnsellable } from './log-unsellable.ts';

const kindred = useTestApp();
let fan: TestUser;

beforeAll(async () => {
  fan = await createUser(kindred.context);
});

const info = (charId: string, token = fan.token, timezone = 'UTC') =>
  kindred.call('getCharacterInfo', { char_id: charId }, { token, timezone });

test('the offer names price and trial', async () => {
  const pro = await createCreator(kindred.context, { groupId: 'group_2_7' });
  const { data } = await info(pro.charId, fan.token, 'Pacific/Auckland');
  expect(data).toMatchObject({
    is_sold: false,
    subscription: null,
    character_sub: { sub_type: 'pro' },
    offer: {
      month_usd_cents: 999,
      trial_days: 7,
      first_charge_usd_cents: 999,
    },
  });
});

test('a trial that was used once is not offered again', async () => {
  const pro = await createCreator(kindred.context, { groupId: 'group_1_3' });
  await createMembership(kindred.context, fan.userId, pro.charId, 'pro');
  const past = new Date(kindred.clock.now().getTime() - 1000);
  await kindred.context.db
    .updateTable('memberships')
    .set({ trial_used: true, state: 'expired', period_end: past })
    .where('char_id', '=', pro.charId)
    .execute();
  const { data } = await info(pro.charId);
  expect(data.offer?.trial_days).toBe(0);
  expect(data).toMatchObject({ is_sold: false, subscription: { state: 'expired' } });
});

test('free characters and tiers that do not exist have no offer', async () => {
  const free = await createCreator(kindred.context);
  const odd = await createCreator(kindred.context, { groupId: 'group_9' });
  expect((await info(free.charId)).data.offer).toBeNull();
  expect((await info(odd.charId)).data).toMatchObject({ offer: null, character_sub: { sub_type: 'pro' } });
});

test.each([
  ['nobody', 0, { stranger: 0, member: 0, creator: 0, owner: 1 }],
  ['everyone', 1, { stranger: 1, member: 1, creator: 1, owner: 1 }],
  ['creators', 2, { stranger: 2, member: 2, creator: 1, owner: 1 }],
  ['subscribers', 3, { stranger: 3, member: 1, creator: 3, owner: 1 }],
])('commenting open to %s is told to each viewer as it is for them', async (_who, config, expected) => {
  const owner = await createCreator(kindred.context, { groupId: 'group_1' });
  const member = await createUser(kindred.context);
  await createMembership(kindred.context, member.userId, owner.charId, 'pro');
  await kindred.context.db
    .updateTable('characters')
    .set({ comment_config: config })
    .where('char_id', '=', owner.charId)
    .execute();
  const people = { stranger: fan, member, creator: await createCreator(kindred.context), owner };
  for (const [who, answer] of Object.entries(expected)) {
    const { token } = people[who as keyof typeof people];
    expect((await info(owner.charId, token)).data.can_comment, who).toBe(answer);
  }
});

test('lists leave out blocked creators, oneself and, where asked, those already joined', async () => {
  const blocked = await createCreator(kindred.context);
  const joined = await createCreator(kindred.context);
  const viewer = await createCreator(kindred.context);
  await createBlock(kindred.context, blocked.userId, viewer.userId);
  await createMembership(kindred.context, viewer.userId, joined.charId, 'free');
  type List = 'listCharacters' | 'listRecommendedCharacters' | 'listSuggestedCharacters';
  const listed = async (name: List) => {
    const { data } = await kindred.call(name, { size: 50 }, { token: viewer.token });
    return data.list.map(({ char_id }) => char_id);
  };
  expect(await listed('listCharacters')).toEqual(expect.arrayContaining([joined.charId, viewer.charId]));
  const { data: people } = await kindred.call('listCharacters', {}, { token: viewer.token });
  expect(people.list.find(({ char_id }) => char_id === joined.charId)?.statistics).toMatchObject({
    follower_num: 1,
    post_num: 0,
  });
  expect(await listed('listCharacters')).not.toContain(blocked.charId);
  expect(await listed('listRecommendedCharacters')).toContain(joined.charId);
  expect(await listed('listRecommendedCharacters')).not.toContain(viewer.charId);
  expect(await listed('listSuggestedCharacters')).not.toContain(joined.charId);
  expect((await info(blocked.charId, viewer.token)).code).toBe(404);
});

test('nobody is led to a creator who cannot be joined, and the operator is told of them', async () => {
  const odd = await createCreator(kindred.context, { groupId: 'group_9' });
  const joined = await createCreator(kindred.context, { groupId: 'group_8' });
  await createMembership(kindred.context, fan.userId, joined.charId, 'pro');
  for (const name of ['listRecommendedCharacters', 'listSuggestedCharacters'] as const) {
    const { data } = await kindred.call(name, { size: 100 }, { token: fan.token });
    const ids = data.list.map(({ char_id }) => char_id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(odd.charId);
  }
  const { data: all } = await kindred.call('listCharacters', { size: 100 }, { token: fan.token });
  expect(all.list.map(({ char_id }) => char_id)).toContain(odd.charId);
  const warnings: { groupId?: string; charIds?: string[] }[] = [];
  const log = { warn: (facts: object) => warnings.push(facts) } as unknown as typeof kindred.context.log;
  await logUnsellable({ db: kindred.context.db, log });
  expect(warnings.find(({ groupId }) => groupId === 'group_9')?.charIds).toContain(odd.charId);
  expect(warnings.every(({ groupId }) => parseGroupId(groupId ?? '') === undefined)).toBe(true);
});

test('going through a list by cursor or by page shows each creator once', async () => {
  const { data: all } = await kindred.call('listCharacters', { size: 50 }, { token: fan.token });
  const byCursor: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await kindred.call('listCharacters', { size: 4, cursor }, { token: fan.token });
    byCursor.push(...data.list.map(({ char_id }) => char_id));
    cursor = data.next ?? undefined;
  } while (cursor);
  const byPage: string[] = [];
  for (let page = 1; page <= Math.ceil(all.count / 4); page++) {
    const { data } = await kindred.call('listCharacters', { size: 4, page }, { token: fan.token });
    byPage.push(...data.list.map(({ char_id }) => char_id));
  }
  expect(byCursor).toEqual(all.list.map(({ char_id }) => char_id));
  expect(byPage).toEqual(byCursor);
  expect(all.count).toBe(byCursor.length);
});

test('a character is found by its handle as by its id', async () => {
  const creator = await createCreator(kindred.context, { name: 'By Handle' });
  for (const name of [creator.handle, creator.handle.toUpperCase(), `@${creator.handle}`]) {
    expect((await info(name)).data, name).toEqual((await info(creator.charId)).data);
  }
  for (const name of ['nobody_is_called_so', '0', '9'.repeat(30), '@', '%']) {
    expect((await info(name)).code, name).toBe(404);
  }
  await kindred.context.db
    .updateTable('characters')
    .set({ deleted_at: kindred.clock.now() })
    .where('char_id', '=', creator.charId)
    .execute();
  expect((await info(creator.handle)).code).toBe(404);
});
