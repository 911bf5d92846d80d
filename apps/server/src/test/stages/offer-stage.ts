import type { CallInput } from '@kindred/contract/all/calls';
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

/** Returns the actions of tests of promotions, trial links and bundles. */
export function offerStage(kindred: TestApp) {
  const options = async ({ token }: TestUser, { charId }: TestCreator, code?: string) =>
    (await kindred.call('listSubscriptionOptions', { char_id: charId, ...(code ? { code } : {}) }, { token }))
      .data;
  const open = async (fan: TestUser, creator: TestCreator, how: How = {}) => {
    const { list } = await options(fan, creator, how.code);
    const option = list.find(({ plan }) => plan === (how.plan ?? 'month'));
    const terms = { expected_price: option?.due_usd_cents, expected_terms: option?.terms, ...how };
    const input = { char_id: creator.charId, redirect_url: '/home', ...terms };
    return kindred.call('createCharacterCheckout', input, { token: fan.token });
  };
  return {
    kindred,
    options,
    open,
    page: (groupId = 'group_2') => createCreator(kindred.context, { groupId }),
    newFan: () => createUser(kindred.context),
    promote: async ({ token }: TestCreator, fields: Partial<CallInput<'createPromotion'>>) => {
      const common = { client_id: crypto.randomUUID(), name: 'Autumn', audience: 'everyone' } as const;
      return (await kindred.call('createPromotion', { ...common, ...fields }, { token })).data;
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
    /** US cents of each charge, oldest first. */
    paidBy: async ({ token }: TestUser) =>
      (await kindred.call('listWalletRecords', {}, { token })).data.list
        .map(({ usd_cents }) => usd_cents)
        .toReversed(),
    /** Returns the fan's notifications of the first charge at the full price, after running the hourly job. */
    remindersOf: async ({ token }: TestUser) => {
      await remind(kindred);
      const { list } = (await kindred.call('listNotifications', {}, { token })).data;
      const reminders = list.filter(({ topic }) => topic === 'renewal_ahead');
      return reminders.map(({ usd_cents, due_time }) => ({ usd_cents, due_time }));
    },
  };
}

/** The code of a promotion's link. */
export function codeOf(url: string | null): string {
  return new URL(url ?? '').searchParams.get('offer') ?? '';
}
