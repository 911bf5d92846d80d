import { releaseEarnings } from '../../features/earnings/release-earnings.ts';
import { rollUpEarnings } from '../../features/earnings/sums/roll-up-earnings.ts';
import { decideIdentity, listIdentitiesToReview } from '../../features/payouts/account/review-identities.ts';
import { runJobs } from '../app/run-jobs.ts';
import type { TestApp } from '../app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from './factories.ts';
import { giveGift } from './gifts.ts';
import { deliverWebhooks, passDays } from './payments.ts';

export type TestBank = 'pays' | 'fails' | 'rejected';

/** Makes the person's session as recent as after another sign-in. */
export async function stepUp({ context, clock }: TestApp, { userId }: TestUser): Promise<void> {
  await context.db
    .updateTable('sessions')
    .set({ stepped_up_at: clock.now() })
    .where('user_id', '=', userId)
    .execute();
}

/** Fills in the creator's identity and the sandbox's bank. */
export async function fillPayoutAccount(
  kindred: TestApp,
  creator: TestCreator,
  bank: TestBank = 'pays',
): Promise<void> {
  await stepUp(kindred, creator);
  const own = { token: creator.token };
  await kindred.call('updatePayoutAccount', { name: 'Mara Clay', country: 'IE' }, own);
  await chooseBank(kindred, creator, bank);
}

/** Fills in the provider's page for the creator, and delivers the provider's event. */
export async function chooseBank(kindred: TestApp, creator: TestCreator, bank: TestBank): Promise<void> {
  await stepUp(kindred, creator);
  const { data } = await kindred.call(
    'createPayoutLink',
    { redirect_url: '/earnings-payouts' },
    { token: creator.token },
  );
  await kindred.app.inject({ method: 'POST', url: new URL(data.url).pathname, payload: { bank } });
  await deliverWebhooks(kindred);
}

/** Confirms the creator's identity as staff, or rejects it with a reason. */
export async function review(
  { context, clock }: TestApp,
  { handle }: TestCreator,
  reason?: string,
): Promise<boolean> {
  const waiting = (await listIdentitiesToReview(context.db)).find((identity) => identity.handle === handle);
  const decision = { handle, seenAt: waiting?.updated_at ?? new Date(0), reason, by: 'test' };
  return (await decideIdentity(context.db, decision, clock.now())) !== undefined;
}

/** Gives gifts of so many diamonds and makes the earnings available: four fifths of the diamonds, in US cents. */
export async function earn(kindred: TestApp, { charId }: TestCreator, diamonds: number): Promise<TestUser> {
  const fan = await createUser(kindred.context, { diamonds });
  for (let remaining = diamonds; remaining > 0; remaining -= 10_000)
    await giveGift(kindred.context, { fan: fan.userId, charId, diamonds: Math.min(remaining, 10_000) });
  await passDays(kindred, 7.1);
  await releaseEarnings(kindred.context);
  return fan;
}

/** Creates a confirmed creator with 80 dollars available and a bank that behaves as `bank` says. */
export async function createPaidCreator(kindred: TestApp, bank: TestBank = 'pays'): Promise<TestCreator> {
  const creator = await createCreator(kindred.context);
  await earn(kindred, creator, 10_000);
  await fillPayoutAccount(kindred, creator, bank);
  await review(kindred, creator);
  return creator;
}

/** Requests a payout, under a new key unless `key` is set. */
export function requestPayout(
  kindred: TestApp,
  { token }: TestUser,
  amount: number,
  key: string = crypto.randomUUID(),
) {
  return kindred.call('requestPayout', { amount }, { token, key });
}

export function cancelPayout(kindred: TestApp, { token }: TestUser, payout_id: string) {
  return kindred.call('cancelPayout', { payout_id }, { token });
}

/** Requests a payout and sends it to the bank. */
export async function sendPayout(kindred: TestApp, creator: TestCreator, amount: number): Promise<void> {
  await stepUp(kindred, creator);
  await requestPayout(kindred, creator, amount);
  await runJobs(kindred);
}

/** Returns the creator's money: available, on its way, and at the bank. */
export async function moneyOf(kindred: TestApp, { token }: TestUser): Promise<[number, number, number]> {
  const { data } = await kindred.call('getEarningsSummary', {}, { token });
  return [data.available_usd_cents, data.in_flight_usd_cents, data.paid_out_usd_cents];
}

/** Lists the creator's payouts with their states, newest first. */
export async function payoutsOf(kindred: TestApp, { token }: TestUser) {
  return (await kindred.call('listPayouts', {}, { token })).data.list;
}

/** Runs the job that makes pending earnings available. */
export function release({ context }: TestApp): Promise<void> {
  return releaseEarnings(context);
}

/** Runs the job that sums up earnings. */
export function rollUp({ context }: TestApp): Promise<void> {
  return rollUpEarnings(context);
}
