import { releaseEarnings } from '../../features/earnings/release-earnings.ts';
import { rollUpEarnings } from '../../features/earnings/sums/roll-up-earnings.ts';
import { decideIdentity, listIdentitiesToReview } from '../../features/payouts/account/review-identities.ts';
import { runJobs } from '../app/run-jobs.ts';
import type { TestApp } from '../app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from './factories.ts';
import { giveGift } from './gifts.ts';
import { deliverWebhooks, passDays } from './payments.ts';

export type TestBank = 'pays' | 'fails' | 'rejected';

/** As if the person had just signed in once more. */
export async function stepUp({ context, clock }: TestApp, { userId }: TestUser): Promise<void> {
  await context.db
    .updateTable('sessions')
    .set({ stepped_up_at: clock.now() })
    .where('user_id', '=', userId)
    .execute();
}

/** Says who the creator is, and to which bank the sandbox pays. */
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

/** The creator fills in the provider's page, and the provider tells us. */
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

/** The staff confirms who this creator is, or says why not. */
export async function review(
  { context, clock }: TestApp,
  { handle }: TestCreator,
  reason?: string,
): Promise<boolean> {
  const waiting = (await listIdentitiesToReview(context.db)).find((one) => one.handle === handle);
  const decision = { handle, seenAt: waiting?.updated_at ?? new Date(0), reason, by: 'test' };
  return (await decideIdentity(context.db, decision, clock.now())) !== undefined;
}

/** What fans give is available afterwards: four fifths of the diamonds, in US cents. */
export async function earn(kindred: TestApp, { charId }: TestCreator, diamonds: number): Promise<TestUser> {
  const fan = await createUser(kindred.context, { diamonds });
  for (let left = diamonds; left > 0; left -= 10_000)
    await giveGift(kindred.context, { fan: fan.userId, charId, diamonds: Math.min(left, 10_000) });
  await passDays(kindred, 7.1);
  await releaseEarnings(kindred.context);
  return fan;
}

/** A confirmed creator with 80 dollars available and a bank that pays, or does what is said. */
export async function createPaidCreator(kindred: TestApp, bank: TestBank = 'pays'): Promise<TestCreator> {
  const creator = await createCreator(kindred.context);
  await earn(kindred, creator, 10_000);
  await fillPayoutAccount(kindred, creator, bank);
  await review(kindred, creator);
  return creator;
}

/** A creator asks for a payout, under a key of its own unless one is given. */
export function requestPayout(
  kindred: TestApp,
  { token }: TestUser,
  amount: number,
  key: string = crypto.randomUUID(),
) {
  return kindred.call('requestPayout', { amount }, { token, key });
}

/** A creator takes a payout back. */
export function cancelPayout(kindred: TestApp, { token }: TestUser, payout_id: string) {
  return kindred.call('cancelPayout', { payout_id }, { token });
}

/** Requests, and has it sent to the bank. */
export async function sendPayout(kindred: TestApp, creator: TestCreator, amount: number): Promise<void> {
  await stepUp(kindred, creator);
  await requestPayout(kindred, creator, amount);
  await runJobs(kindred);
}

/** What the creator has available, on its way and at the bank. */
export async function moneyOf(kindred: TestApp, { token }: TestUser): Promise<[number, number, number]> {
  const { data } = await kindred.call('getEarningsSummary', {}, { token });
  return [data.available_usd_cents, data.in_flight_usd_cents, data.paid_out_usd_cents];
}

/** The creator's payouts, newest first: what became of each. */
export async function payoutsOf(kindred: TestApp, { token }: TestUser) {
  return (await kindred.call('listPayouts', {}, { token })).data.list;
}

/** Makes available what has been pending long enough. */
export function release({ context }: TestApp): Promise<void> {
  return releaseEarnings(context);
}

/** Sums up what was earned. */
export function rollUp({ context }: TestApp): Promise<void> {
  return rollUpEarnings(context);
}
