import type { TestApp } from '../app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../data/factories.ts';
import { deliverWebhooks, openTierCheckout, pay } from '../data/payments.ts';

export const tierPerks = ['Every photo set', 'A letter by post each month'];

export type TierStage = ReturnType<typeof tierStage>;

/** Returns the actions of tests of tiers. */
export function tierStage(kindred: TestApp) {
  /** Creates a page at 9.99 with tiers of 19.99 and 49.99 above it. */
  const createPage = async () => {
    const creator = await createCreator(kindred.context, { groupId: 'group_2' });
    const own = { token: creator.token };
    const perks = tierPerks;
    await kindred.call('saveTier', { name: 'Patron', perks, month_usd_cents: 4999 }, own);
    const { data } = await kindred.call('saveTier', { name: 'Friend', perks, month_usd_cents: 1999 }, own);
    const [, friend, patron] = data.list.map(({ level }) => level);
    return { creator, own, friend: friend ?? 0, patron: patron ?? 0 };
  };
  const openTier = (fan: TestUser, charId: string, level: number) =>
    openTierCheckout(kindred, fan, charId, level);
  const join = async (creator: TestCreator, level: number): Promise<TestUser> => {
    const fan = await createUser(kindred.context);
    const { data } = await openTier(fan, creator.charId, level);
    await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    return fan;
  };
  const tiersFor = async ({ charId }: TestCreator, { token }: TestUser) =>
    (await kindred.call('listTiers', { char_id: charId }, { token })).data;
  const tierFor = async (creator: TestCreator, fan: TestUser, level: number) =>
    (await tiersFor(creator, fan)).list.find((tier) => tier.level === level);
  const openUpgrade = async (creator: TestCreator, fan: TestUser, level: number, overrides: object = {}) => {
    const tier = await tierFor(creator, fan, level);
    const prices = {
      expected_price: tier?.upgrade_usd_cents ?? 0,
      expected_month_price: tier?.month_usd_cents ?? 0,
    };
    const input = {
      char_id: creator.charId,
      tier_level: level,
      redirect_url: '/home',
      ...prices,
      ...overrides,
    };
    const answer = await kindred.call('createUpgradeCheckout', input, { token: fan.token });
    return { ...answer, due: prices.expected_price };
  };
  return {
    kindred,
    createPage,
    openTier,
    join,
    tiersFor,
    tierFor,
    openUpgrade,
    /** Returns the level of the fan's tier. */
    mine: async (creator: TestCreator, fan: TestUser) =>
      (await tiersFor(creator, fan)).list.find(({ is_mine }) => is_mine)?.level,
    subscription: async ({ token }: TestUser) =>
      (await kindred.call('listSubscriptions', {}, { token })).data.list[0],
    earned: async ({ token }: TestCreator) =>
      (await kindred.call('getEarningsSummary', {}, { token })).data.total_usd_cents,
    accessOf: async (fan: TestUser, diary_id: string) =>
      (await kindred.call('getPost', { diary_id }, { token: fan.token })).data.access,
    choose: (creator: TestCreator, fan: TestUser, level: number, expected_price: number) =>
      kindred.call(
        'switchTier',
        { char_id: creator.charId, tier_level: level, expected_price },
        { token: fan.token },
      ),
  };
}
