import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const say = (creator: TestCreator, fan: TestUser, content = 'Hello') =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });
const newCreator = () => createCreator(kindred.context, { chatMode: 1 });

describe('labels', () => {
  test('find the conversations that bear them, pinned ones first, for whoever gave them alone', async () => {
    const creator = await newCreator();
    const own = { token: creator.token };
    const fans = [];
    for (let fan = 0; fan < 3; fan++) fans.push(await createUser(kindred.context));
    for (const fan of fans) {
      await say(creator, fan);
      kindred.clock.advance(60);
    }
    const { data: label } = await kindred.call('saveLabel', { name: 'Regulars' }, own);
    expect((await kindred.call('saveLabel', { name: ' Regulars ' }, own)).data).toEqual(label);
    const key = (fan: TestUser) => ({ char_id: creator.charId, user_id: fan.userId });
    for (const fan of fans.slice(0, 2)) {
      const labelsInput = { ...key(fan), label_ids: [label.label_id] };
      const { data } = await kindred.call('setConversationLabels', labelsInput, own);
      expect(data.conversation.label_ids).toEqual([label.label_id]);
    }
    await kindred.call('setConversationState', { ...key(fans[0] as TestUser), is_pinned: 1 }, own);
    const listed = async (more: { size?: number; cursor?: string } = {}) =>
      (await kindred.call('listConversations', { label_id: label.label_id, ...more }, own)).data;
    const ids = fans.map(({ userId }) => userId);
    expect((await listed()).list.map(({ user_id }) => user_id)).toEqual([ids[0], ids[1]]);
    const first = await listed({ size: 1 });
    const second = await listed({ size: 1, cursor: first.next ?? '' });
    expect([first.count, second.list[0]?.user_id, second.next]).toEqual([2, ids[1], null]);

    const stranger = await newCreator();
    const asStranger = { token: stranger.token };
    const foreign = await kindred.call('listConversations', { label_id: label.label_id }, asStranger);
    expect(foreign.data.list).toEqual([]);
    const fan = { token: (fans[0] as TestUser).token };
    const asFan = await kindred.call('getConversation', { char_id: creator.charId }, fan);
    expect(asFan.data.label_ids).toEqual([]);
    const rename = { label_id: label.label_id, name: 'Mine now' };
    expect((await kindred.call('saveLabel', rename, asStranger)).code).toBe(404);

    await kindred.call('deleteLabel', { label_id: label.label_id }, own);
    expect((await listed()).list).toEqual([]);
    expect((await kindred.call('listConversations', {}, own)).data.count).toBe(3);
  });

  test('there are fifty at most, also when many are made at once', async () => {
    const { token } = await newCreator();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => kindred.call('saveLabel', { name: `Label ${at}` }, { token })),
    );
    expect(answers.filter(({ code }) => code === 2000)).toHaveLength(50);
    expect((await kindred.call('listLabels', {}, { token })).data.list).toHaveLength(50);
  });
});

test('a day leads to its first message, the future to none, what is deleted for me to what is left', async () => {
  const creator = await newCreator();
  const fan = await createUser(kindred.context);
  const times: string[] = [];
  for (let day = 0; day < 9; day++) {
    times.push(kindred.clock.now().toISOString());
    await say(creator, fan, `Day ${day}`);
    kindred.clock.advance(86_400);
  }
  const seek = async (since: string | undefined) =>
    (await kindred.call('seekMessage', { char_id: creator.charId, since: since ?? '' }, { token: fan.token }))
      .data;
  for (const day of [0, 1, 4, 8]) expect(await seek(times[day])).toEqual({ seq: day + 1 });
  expect(await seek('2001-01-01T00:00:00Z')).toEqual({ seq: 1 });
  expect(await seek('2199-01-01T00:00:00Z')).toEqual({ seq: null });
  await kindred.call('clearConversation', { char_id: creator.charId, seq: 5 }, { token: fan.token });
  expect(await seek(times[2])).toEqual({ seq: 6 });
  const { token } = await createUser(kindred.context);
  const stranger = { char_id: creator.charId, user_id: fan.userId, since: times[0] ?? '' };
  expect((await kindred.call('seekMessage', stranger, { token })).code).toBe(404);
});
