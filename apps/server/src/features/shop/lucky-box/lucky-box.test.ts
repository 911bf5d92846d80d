import { createHash } from 'node:crypto';
import { luckyBoxes, luckyDrawsPerDay } from '@kindred/contract/shop/limits';
import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createUser, type TestUser } from '../../../test/data/factories.ts';
import { balanceOf, deliverWebhooks, pay } from '../../../test/data/payments.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { clientSeedOf, draw, findDrawFaults } from './draw.ts';

const kindred = useTestApp({ env: { LUCKY_BOX: 'true' } });
afterAll(async () => {
  await expectInvariants(kindred);
});

const key = () => crypto.randomUUID();
const openBox = ({ token }: TestUser, options: { key?: string; box_type?: 'small' | 'large' } = {}) =>
  kindred.call(
    'openLuckyBox',
    { box_type: options.box_type ?? 'small' },
    { token, key: options.key ?? key() },
  );
const shop = async ({ token }: TestUser) =>
  (await kindred.call('listDiamondPackages', {}, { token })).data.lucky_box;

test('a box costs its price, gives its prize, and proves the draw that it was committed to', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const offered = (await shop(fan))?.[0];
  expect(offered?.prizes.reduce((sum, { chance }) => sum + chance, 0)).toBe(10_000);
  const mine = key();
  const { data } = await openBox(fan, { key: mine });
  expect(data.proof.commitment).toBe(offered?.commitment);
  expect(data.proof.client_seed).toBe(clientSeedOf(mine));
  expect(findDrawFaults(data.proof)).toEqual([]);
  expect(data.diamond).toBe(900 + data.prize.diamonds);
  expect(await balanceOf(kindred, fan)).toBe(data.diamond);
  expect((await shop(fan))?.[0]).toMatchObject({
    commitment: data.next_commitment,
    left_today: luckyDrawsPerDay - 1,
  });
  const { data: draws } = await kindred.call('listLuckyDraws', {}, { token: fan.token });
  expect(draws.list).toMatchObject([{ price: 100, proof: data.proof }]);
});

test('a proof that was changed anywhere is found out', () => {
  const proof = draw({ seed: Buffer.alloc(32, 7), version: 2 }, clientSeedOf('mine'), 'small');
  expect(findDrawFaults(proof)).toEqual([]);
  const [first, second, ...others] = proof.prizes;
  if (!first || !second) throw new Error('no prizes');
  const notDrawn = proof.prizes.findIndex(({ diamonds }) => diamonds !== proof.prize);
  const changed = [
    { ...proof, seed: Buffer.alloc(32, 8).toString('hex') },
    { ...proof, roll: (proof.roll + 1) % 10_000 },
    { ...proof, prize: proof.prize + 1 },
    { ...proof, client_seed: clientSeedOf('other') },
    { ...proof, prizes: proof.prizes.slice(1) },
    // Only the table differs: the roll still gives the same prize.
    {
      ...proof,
      prizes: proof.prizes.map((prize, at) => (at === notDrawn ? { ...prize, diamonds: 1 } : prize)),
    },
    {
      ...proof,
      prizes: [{ ...first, chance: first.chance - 1 }, { ...second, chance: second.chance + 1 }, ...others],
    },
    { ...proof, box_type: 'large' },
    { ...proof, version: 1 as const },
  ];
  for (const changedProof of changed) expect(findDrawFaults(changedProof)).not.toEqual([]);
});

test('a draw of before the prizes were committed to still proves itself, and one that was shown before is drawn as shown', async () => {
  // A proof of version 1: SHA-256 of the seed, without a version.
  const seed = Buffer.alloc(32, 7);
  const { version: _, ...old } = draw({ seed, version: 1 }, clientSeedOf('mine'), 'small');
  expect(old.commitment).toBe(createHash('sha256').update(seed).digest('hex'));
  expect(findDrawFaults(old)).toEqual([]);
  expect(findDrawFaults({ ...old, seed: Buffer.alloc(32, 8).toString('hex') })).not.toEqual([]);
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  await kindred.context.db
    .insertInto('lucky_seeds')
    .values({ user_id: fan.userId, seed, version: 1, committed_at: kindred.clock.now() })
    .execute();
  const commitment = (await shop(fan))?.[0]?.commitment;
  expect(commitment).toBe(old.commitment);
  const { data } = await openBox(fan);
  expect(data.proof).toMatchObject({ version: 1, commitment });
  expect((await openBox(fan)).data.proof).toMatchObject({ version: 2, commitment: data.next_commitment });
});

test('a box that is committed to anything else than what was shown is not opened, and costs nothing', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const [small, large] = (await shop(fan)) ?? [];
  expect(small?.commitment).not.toBe(large?.commitment);
  const open = (expected_commitment = '') =>
    kindred.call(
      'openLuckyBox',
      { box_type: 'small', expected_commitment },
      { token: fan.token, key: key() },
    );
  expect((await open(large?.commitment)).code).toBe(4224);
  expect(await balanceOf(kindred, fan)).toBe(1000);
  expect((await open(small?.commitment)).code).toBe(2000);
  // Another tab still shows the draw that is already used.
  expect((await open(small?.commitment)).code).toBe(4224);
});

test('prizes come as often as their odds say', () => {
  const counts = new Map<number, number>();
  for (let at = 0; at < 6_000; at++) {
    const { prize } = draw({ seed: Buffer.alloc(32, 1), version: 2 }, String(at), 'large');
    counts.set(prize, (counts.get(prize) ?? 0) + 1);
  }
  for (const { diamonds, chance } of luckyBoxes.large.prizes) {
    const expected = (6_000 * chance) / 10_000;
    expect(Math.abs((counts.get(diamonds) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
});

test('fifty clicks with one key open one box; fifty keys open as many as the day allows, never below zero', async () => {
  const fan = await createUser(kindred.context, { diamonds: 100_000 });
  const mine = key();
  const same = await Promise.all(Array.from({ length: 50 }, () => openBox(fan, { key: mine })));
  expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await openBox(fan, { key: mine, box_type: 'large' })).code).toBe(4009);
  const many = await Promise.all(Array.from({ length: 50 }, () => openBox(fan)));
  expect(many.filter(({ code }) => code === 2000)).toHaveLength(luckyDrawsPerDay - 1);
  expect(many.filter(({ code }) => code === 4209)).toHaveLength(51 - luckyDrawsPerDay);
  const seeds = many.flatMap(({ data }) => data?.proof?.seed ?? []);
  expect(new Set(seeds).size).toBe(luckyDrawsPerDay - 1);
  const poor = await createUser(kindred.context, { diamonds: 100 });
  const tries = await Promise.all(Array.from({ length: 10 }, () => openBox(poor, { box_type: 'large' })));
  expect(tries.every(({ code }) => code === 5005)).toBe(true);
});

test('a new day gives new draws, and a box at another price than shown is not bought', async () => {
  const fan = await createUser(kindred.context, { diamonds: 100_000 });
  for (let at = 0; at < luckyDrawsPerDay; at++) await openBox(fan);
  expect((await openBox(fan)).code).toBe(4209);
  kindred.clock.advance(86_400);
  const own = { token: fan.token, key: key() };
  const order = { box_type: 'small', expected_price: 90 } as const;
  expect(await kindred.call('openLuckyBox', order, own)).toMatchObject({ code: 4202, data: { price: 100 } });
  expect((await openBox(fan)).code).toBe(2000);
});

test('boxes count towards the limit of a week, and VIP is a charge that is not spent yet', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  const { token } = fan;
  await kindred.call('setSpendingLimits', { weekly_usd_cents: 1050 }, { token });
  const vip = { commodity_id: 'vip_monthly', redirect_url: '/wallet', expected_price: 999 };
  const { data } = await kindred.call('createDiamondCheckout', vip, { token });
  const limits = async () => (await kindred.call('getSpendingLimits', {}, { token })).data;
  expect(await limits()).toMatchObject({ spent_usd_cents: 0, charged_usd_cents: 0 });
  await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  expect(await limits()).toMatchObject({ spent_usd_cents: 0, charged_usd_cents: 999 });
  const order = { commodity_id: 'diamonds_500', redirect_url: '/wallet', expected_price: 500 };
  expect((await kindred.call('createDiamondCheckout', order, { token })).code).toBe(4221);
  for (let at = 0; at < luckyDrawsPerDay; at++) expect((await openBox(fan)).code).toBe(2000);
  kindred.clock.advance(86_400);
  expect(await openBox(fan)).toMatchObject({ code: 4221, data: { limit_usd_cents: 1050 } });
});

test('where the operator has not switched them on there are no boxes', async () => {
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  kindred.context.config.luckyBox = false;
  expect(await shop(fan)).toBeNull();
  expect((await openBox(fan)).code).toBe(4204);
  kindred.context.config.luckyBox = true;
});
