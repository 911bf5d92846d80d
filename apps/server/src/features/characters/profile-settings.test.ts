import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';

const kindred = useTestApp();

test('who may comment is stored as set and served as it is for each viewer', async () => {
  const creator = await createCreator(kindred.context);
  const [fan, colleague] = [await createUser(kindred.context), await createCreator(kindred.context)];
  const servedTo = async (token: string) =>
    (await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token })).data.can_comment;
  const served: Record<number, number[]> = {};
  for (const config of [0, 1, 2, 3] as const) {
    const saved = await kindred.call(
      'updateProfileSettings',
      { comment_config: config },
      { token: creator.token },
    );
    expect(saved.data.comment_config).toBe(config);
    served[config] = [await servedTo(fan.token), await servedTo(colleague.token)];
  }
  expect(served).toEqual({ 0: [0, 0], 1: [1, 1], 2: [2, 1], 3: [3, 3] });
  await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
  expect(await servedTo(fan.token)).toBe(1);
});

test('changing one setting leaves the other, and what is unknown is refused', async () => {
  const { token } = await createCreator(kindred.context);
  await kindred.call('updateProfileSettings', { kind: 'music' }, { token });
  await kindred.call('updateProfileSettings', { comment_config: 2 }, { token });
  expect((await kindred.call('getProfileSettings', {}, { token })).data).toEqual({
    comment_config: 2,
    kind: 'music',
    show_online: 1,
  });
  expect((await kindred.call('updateProfileSettings', { comment_config: 4 as 3 }, { token })).code).toBe(
    4000,
  );
  const fan = await createUser(kindred.context);
  expect((await kindred.call('getProfileSettings', {}, { token: fan.token })).code).toBe(4031);
});
