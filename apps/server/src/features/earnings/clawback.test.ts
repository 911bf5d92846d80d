import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import {
  balanceOf,
  deliverWebhooks,
  openDiamondCheckout,
  passDays,
  pay,
  subscribe,
} from '../../test/data/payments.ts';
import { changeCharge } from '../../test/data/sandbox-charges.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { releaseEarnings } from './release-earnings.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

async function buy(fan: TestUser, commodity = 'diamonds_500', card = 'success'): Promise<string> {
  const checkoutId = await openDiamondCheckout(kindred, fan, commodity);
  await pay(kindred, checkoutId, card);
  await deliverWebhooks(kindred);
  return checkoutId;
}

const give = (fan: TestUser, { charId }: TestCreator, diamonds: number) =>
  giveGift(kindred.context, { fan: fan.userId, charId, diamonds });

/** Returns the creator's earnings: pending, available. */
async function earningsOf({ token }: TestCreator): Promise<[number, number]> {
  const { data } = await kindred.call('getEarningsSummary', {}, { token });
  return [data.pending_usd_cents, data.available_usd_cents];
}

async function passReleases(days: number): Promise<void> {
  await passDays(kindred, days);
  await releaseEarnings(kindred.context);
}

describe('a purchase of diamonds is disputed after they were spent', () => {
  test('the creator’s share comes back from what is pending, and is never released', async () => {
    const [fan, creator] = [await createUser(kindred.context), await createCreator(kindred.context)];
    const checkoutId = await buy(fan);
    await give(fan, creator, 400);
    expect(await earningsOf(creator)).toEqual([320, 0]);
    await changeCharge(kindred, { checkoutId }, 'dispute');
    expect(await balanceOf(kindred, fan)).toBe(-400);
    expect(await earningsOf(creator)).toEqual([0, 0]);
    await passReleases(8);
    expect(await earningsOf(creator)).toEqual([0, 0]);
    const { data } = await kindred.call('listEarnings', {}, { token: creator.token });
    expect(data.list).toMatchObject([
      { kind: 'chargeback', net_usd_cents: -320, is_available: false },
      { kind: 'gift', net_usd_cents: 320, is_available: false },
    ]);
    expect((await give(fan, creator, 200)).outcome).toBe('blocked');
  });

  test('a share that was released comes out of what is available, and what is missing out of later income', async () => {
    const [fan, creator] = [await createUser(kindred.context), await createCreator(kindred.context)];
    const checkoutId = await buy(fan);
    await give(fan, creator, 400);
    await passReleases(8);
    expect(await earningsOf(creator)).toEqual([0, 320]);
    await changeCharge(kindred, { checkoutId }, 'dispute');
    expect(await earningsOf(creator)).toEqual([0, 0]);
    const other = await createUser(kindred.context, { diamonds: 1000 });
    await give(other, creator, 1000);
    expect(await earningsOf(creator)).toEqual([800, 0]);
    await passReleases(8);
    expect(await earningsOf(creator)).toEqual([0, 800]);
  });

  test('it takes the latest spends, those that the money which is left does not reach', async () => {
    const fan = await createUser(kindred.context, { diamonds: 700 });
    const [first, second] = [await createCreator(kindred.context), await createCreator(kindred.context)];
    const checkoutId = await buy(fan);
    await give(fan, first, 500);
    const { postId } = await createPost(kindred.context, second, { price: 600 });
    await unlock(kindred, fan, postId);
    // 1215 came in, 1100 went out. Without the 515 the money reaches 200 of the post's 600.
    await changeCharge(kindred, { checkoutId }, 'dispute');
    expect(await balanceOf(kindred, fan)).toBe(-400);
    expect(await earningsOf(first)).toEqual([400, 0]);
    expect(await earningsOf(second)).toEqual([160, 0]);
  });

  test('only the part that was not there any more is taken from creators', async () => {
    const [fan, creator] = [await createUser(kindred.context), await createCreator(kindred.context)];
    const checkoutId = await buy(fan, 'diamonds_1000');
    await give(fan, creator, 700);
    await changeCharge(kindred, { checkoutId }, 'refund_half');
    expect(await balanceOf(kindred, fan)).toBe(-175);
    // 525 of the 700 are paid: 560 × 525 ⁄ 700.
    expect(await earningsOf(creator)).toEqual([420, 0]);
  });

  test('who pays the debt pays the creator, whose share then waits as long as any other', async () => {
    const [fan, creator] = [await createUser(kindred.context), await createCreator(kindred.context)];
    const checkoutId = await buy(fan, 'diamonds_1000');
    await give(fan, creator, 1000);
    await passReleases(8);
    await changeCharge(kindred, { checkoutId }, 'dispute');
    expect(await earningsOf(creator)).toEqual([0, 0]);
    await buy(fan);
    expect(await balanceOf(kindred, fan)).toBe(-485);
    expect(await earningsOf(creator)).toEqual([412, 0]);
    await buy(fan, 'diamonds_1000');
    expect(await earningsOf(creator)).toEqual([800, 0]);
    await passReleases(6);
    expect(await earningsOf(creator)).toEqual([800, 0]);
    await passReleases(2);
    expect(await earningsOf(creator)).toEqual([0, 800]);
  });

  test('a dispute that is won returns everything', async () => {
    const [fan, creator] = [await createUser(kindred.context), await createCreator(kindred.context)];
    const checkoutId = await buy(fan);
    await give(fan, creator, 400);
    await changeCharge(kindred, { checkoutId }, 'dispute');
    await changeCharge(kindred, { checkoutId }, 'win');
    expect(await balanceOf(kindred, fan)).toBe(115);
    expect(await earningsOf(creator)).toEqual([320, 0]);
  });

  test('debts that come and go leave each creator what is paid for, to the cent', async () => {
    const fan = await createUser(kindred.context);
    const creators = await Promise.all([1, 2, 3].map(() => createCreator(kindred.context)));
    const checkouts = [await buy(fan), await buy(fan), await buy(fan)];
    for (const [index, creator] of creators.entries()) await give(fan, creator, 333 + index * 110);
    for (const [index, checkoutId] of checkouts.entries()) {
      await changeCharge(kindred, { checkoutId }, index === 1 ? 'refund_half' : 'dispute');
      await passReleases(4);
    }
    await expectInvariants(kindred);
    await buy(fan, 'diamonds_1000');
    await changeCharge(kindred, { checkoutId: checkouts[2] ?? '' }, 'win');
    await passReleases(8);
    expect(await balanceOf(kindred, fan)).toBe(1050 + 515 + 257 - (333 + 443 + 553));
    const nets = await Promise.all(creators.map(async (creator) => (await earningsOf(creator))[1]));
    expect(nets).toEqual([266, 354, 442]);
  });
});

describe('a month that was paid by card is disputed', () => {
  test('after its release, the share comes out of what is available', async () => {
    const fan = await createUser(kindred.context);
    const creator = await createCreator(kindred.context, { groupId: 'group_2' });
    const checkoutId = await subscribe(kindred, fan, creator.charId);
    await passReleases(8);
    expect(await earningsOf(creator)).toEqual([0, 799]);
    await changeCharge(kindred, { checkoutId }, 'refund_half');
    expect(await earningsOf(creator)).toEqual([0, 399]);
    await changeCharge(kindred, { checkoutId }, 'dispute');
    expect(await earningsOf(creator)).toEqual([0, 0]);
  });
});

test('a release and a dispute at the same moment leave nothing that was taken back', async () => {
  for (let round = 1; round <= 8; round++) {
    const [fan, creator] = [await createUser(kindred.context), await createCreator(kindred.context)];
    const checkoutId = await buy(fan);
    await give(fan, creator, 400);
    await passDays(kindred, 7.01);
    await Promise.all([
      releaseEarnings(kindred.context),
      changeCharge(kindred, { checkoutId }, 'dispute'),
      releaseEarnings(kindred.context),
    ]);
    await releaseEarnings(kindred.context);
    expect({ round, earnings: await earningsOf(creator) }).toEqual({ round, earnings: [0, 0] });
  }
});
