import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { messageMediaStage } from '../../../test/data/message-media.ts';
import { faultRounds } from '../../../test/faults/fault-rounds.ts';

const kindred = useTestApp();

const { openAs } = messageMediaStage(() => kindred);
const rounds = faultRounds({ few: 5, whole: 100 });

async function followed() {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  const key = (await createPost(kindred.context, creator)).media[0]?.key ?? '';
  const leave = () => kindred.call('unfollow', { following_id: creator.charId }, { token: fan.token });
  return { fan, key, leave };
}

test('a right that was being read while it was revoked is not kept', async () => {
  const { fan, key, leave } = await followed();
  const { storage } = kindred.context;
  const { size } = storage;
  const reading = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  storage.size = async (file) => {
    reading.resolve();
    await released.promise;
    return size(file);
  };
  try {
    const under = openAs(fan, key);
    await reading.promise;
    await leave();
    released.resolve();
    await under;
  } finally {
    storage.size = size;
  }
  expect(await openAs(fan, key)).toBe(404);
});

test('whoever asks for a picture after leaving does not get it, however many requests are under way', async () => {
  for (let round = 0; round < rounds; round++) {
    const { fan, key, leave } = await followed();
    let hasLeft = false;
    const late: number[] = [];
    const look = async () => {
      while (!hasLeft) {
        await openAs(fan, key);
        await setImmediate();
      }
      for (let count = 0; count < 3; count++) late.push(await openAs(fan, key));
    };
    const looking = Array.from({ length: 8 }, look);
    await openAs(fan, key);
    await leave();
    hasLeft = true;
    await Promise.all(looking);
    expect(late).toEqual(Array(24).fill(404));
  }
});
