import type { CallInput } from '@kindred/contract/wire/calls';
import type { TestApp } from '../app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../data/factories.ts';
import { deliverWebhooks, pay } from '../data/payments.ts';
import { remind } from '../data/remind.ts';

type How = {
  code?: string;
  plan?: 'month' | 'bundle_3';
  expected_price?: number;
  expected_terms?: string;
};

export type OfferStage = ReturnType<typeof offerStage>;

/** What tests of promotions, trial links and bundles do and look at. */
export function offerStage(kindred: TestApp) {
  const options = async ({ token }: TestUser, { charId }: TestCreator, code?: string) =>
    (await kindred.call('listSubscriptionOptions', { char_id: charId, ...(code ? { code } : {}) }, { token }))
      .data;
  const open = async (fan: TestUser, creator: TestCreator, how: How = {}) => {
    const { list } = await options(fan, creator, how.code);
    const shown = list.find(({ plan }) => plan === (how.plan ?? 'month'));
    const asked = { expected_price: shown?.due_usd_cents, expected_terms: shown?.terms, ...how };
    const input = { char_id: creator.charId, redirect_url: '/home', ...asked };
    return kindred.call('createCharacterCheckout', input, { token: fan.token });
  };
  return {
    kindred,
    options,
    open,
    page: (groupId = 'group_2') => createCreator(kindred.context, { groupId }),
    newFan: () => createUser(kindred.context),
    promote: async ({ token }: TestCreator, wanted: Partial<CallInput<'createPromotion'>>) => {
      const common = { client_id: crypto.randomUUID(), name: 'Autumn', audience: 'everyone' } as const;
      return (await kindred.call('createPromotion', { ...common, ...wanted }, { token })).data;
    },
    offerOf: async ({ token }: TestUser, { charId }: TestCreator) =>
      (await kindred.call('getCharacterInfo', { char_id: charId }, { token })).data.offer,
    promotionsOf: async ({ token }: TestCreator) =>
      (await kindred.call('listPromotions', {}, { token })).data.list,
    subscriptionOf: async ({ token }: TestUser) =>
      (await kindred.call('listSubscriptions', {}, { token })).data.list[0],
    join: async (fan: TestUser, creator: TestCreator, how: How = {}) => {
      const { data } = await open(fan, creator, how);
      await pay(kindred, data.checkout_id);
      await deliverWebhooks(kindred);
      return data.checkout_id;
    },
    /** US cents of each charge, the oldest first. */
    paidBy: async ({ token }: TestUser) =>
      (await kindred.call('listWalletRecords', {}, { token })).data.list
        .map(({ usd_cents }) => usd_cents)
        .toReversed(),
    /** What the fan was told of the first charge at the full price; the job that tells runs each hour. */
    remindersOf: async ({ token }: TestUser) => {
      await remind(kindred);
      const { list } = (await kindred.call('listNotifications', {}, { token })).data;
      const told = list.filter(({ topic }) => topic === 'renewal_ahead');
      return told.map(({ usd_cents, due_time }) => ({ usd_cents, due_time }));
    },
  };
}

/** The code of a promotion's link. */
export function codeOf(url: string | null): string {
  return new URL(url ?? '').searchParams.get('offer') ?? '';
}
