import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { balanceOf } from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { faultRounds } from '../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { sendGift } from './send-gift.ts';

const attempts = faultRounds({ few: 400, whole: 10_000 });
const affordable = attempts / 20;

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

/**
 * Returns the code that the call would answer. It runs the use case, because the call is rate limited. After a
 * timeout of the connection pool it repeats with the same key, as clients do.
 */
async function give({ userId: fanId }: TestUser, charId: string): Promise<number> {
  const gift = { fanId, charId, diamonds: 200, key: crypto.randomUUID(), chatNo: 0, note: '' };
  for (;;) {
    try {
      await sendGift(kindred.context, gift);
      return 2000;
    } catch (error) {
      if (error instanceof AppError) return refusals[error.refusal].code;
      if (!String(error).includes('timeout exceeded when trying to connect')) throw error;
    }
  }
}

test(
  `of ${attempts} gifts at once with diamonds for ${affordable} exactly ${affordable} are given`,
  async () => {
    const { context } = kindred;
    const fan = await createUser(context, { diamonds: affordable * 200 });
    const creators = await Promise.all([1, 2, 3].map(() => createCreator(context, { chatMode: 1 })));
    const codes = await Promise.all(
      Array.from({ length: attempts }, (_, index) => give(fan, creators[index % 3]?.charId ?? '')),
    );
    const counted = { given: 0, refused: 0 };
    for (const code of codes) counted[code === 2000 ? 'given' : 'refused'] += 1;
    expect(counted).toEqual({ given: affordable, refused: attempts - affordable });
    expect(new Set(codes)).toEqual(new Set([2000, 5005]));
    expect(await balanceOf(kindred, fan)).toBe(0);
  },
  120_000 + attempts * 60,
);

test('fifty tabs that unlock one post at once buy it once', async () => {
  const { context } = kindred;
  const fan = await createUser(context, { diamonds: 5000 });
  const { postId } = await createPost(context, await createCreator(context), { price: 300 });
  const codes = await Promise.all(
    Array.from({ length: 50 }, async () => (await unlock(kindred, fan, postId)).code),
  );
  expect(codes.toSorted()).toEqual([2000, ...Array(49).fill(4203)]);
  expect(await balanceOf(kindred, fan)).toBe(4700);
});
