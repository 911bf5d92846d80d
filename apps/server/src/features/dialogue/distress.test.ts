import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const cry = 'I want to kill myself';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});

const send = (fan: TestUser, creator: TestCreator, content: string) =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });

test('distress in a message to a pro creator whom one has not joined is met with help, not with an offer', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const fan = await createUser(kindred.context);
  const { code, lines } = await send(fan, creator, cry);
  expect(code).toBe(2000);
  expect(lines.map(({ data }) => data.message?.content)).toEqual([cry, undefined]);
  const { list } = (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token }))
    .data;
  expect(list.map(({ type, identity }) => [type, identity])).toEqual([
    ['text', 'fan'],
    ['help', 'system'],
  ]);
  // While care mode lasts, the fan may go on writing; afterwards they have to join.
  expect((await send(fan, creator, 'Are you there?')).code).toBe(2000);
  kindred.clock.advance(25 * 3600);
  expect((await send(fan, creator, 'Hello')).code).toBe(4305);
});

test('where the message cannot be stored at all, the refusal brings the help card along', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  await createBlock(kindred.context, creator.userId, fan.userId);
  const behindBlock = await send(fan, creator, cry);
  expect([behindBlock.code, behindBlock.data]).toEqual([
    404,
    { help: expect.stringContaining('findahelpline.com') },
  ]);
  const refused = await send(
    fan,
    await createCreator(kindred.context),
    `${cry}, her address is: Elm Street 4`,
  );
  expect([refused.code, refused.data]).toEqual([
    expect.any(Number),
    { reason: 'private_facts', help: expect.stringContaining('988') },
  ]);
});
