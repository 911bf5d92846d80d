import type { TestApp } from '../app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from './factories.ts';
import { openCharacterCheckout, passDays } from './payments.ts';

const daySeconds = 86_400;

/** Returns the actions of subscription tests; `app` returns the test's app once it is started. */
export function subscriptionStage(app: () => TestApp) {
  const info = async (fan: TestUser, { charId }: TestCreator) =>
    (await app().call('getCharacterInfo', { char_id: charId }, { token: fan.token })).data;
  const isJoined = async (fan: TestUser, creator: TestCreator) => (await info(fan, creator)).is_sold;
  const subscriptionOf = async (fan: TestUser) =>
    (await app().call('listSubscriptions', {}, { token: fan.token })).data.list[0];
  const pendingOf = async ({ token }: TestCreator) =>
    (await app().call('getEarningsSummary', {}, { token })).data.pending_usd_cents;
  const checkout = (fan: TestUser, creator: TestCreator) => openCharacterCheckout(app(), fan, creator.charId);
  const checkoutFor = (fan: TestUser, creator: TestCreator, expected_price?: number) =>
    app().call(
      'createCharacterCheckout',
      { char_id: creator.charId, redirect_url: '/home', expected_price },
      { token: fan.token },
    );
  const cancel = (fan: TestUser, creator: TestCreator) =>
    app().call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
  const resume = (fan: TestUser, creator: TestCreator) =>
    app().call('resumeSubscription', { char_id: creator.charId }, { token: fan.token });

  async function fanAndCreator(groupId: string | null = 'group_2') {
    const fan = await createUser(app().context);
    return { fan, creator: await createCreator(app().context, { groupId }) };
  }

  /** The renewal comes a little before the end of the period, so the clock moves in steps. */
  async function passPeriod(days: number) {
    await passDays(app(), days - 60 / daySeconds);
    await passDays(app(), 120 / daySeconds);
  }

  async function setGroup({ charId }: TestCreator, groupId: string | null) {
    const { db } = app().context;
    await db.updateTable('characters').set({ group_id: groupId }).where('char_id', '=', charId).execute();
  }

  return {
    info,
    isJoined,
    subscriptionOf,
    pendingOf,
    checkout,
    checkoutFor,
    cancel,
    resume,
    fanAndCreator,
    passPeriod,
    setGroup,
  };
}
