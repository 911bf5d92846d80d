import { expect } from 'vitest';
import type { ProviderPayment } from '../../outside/payments/payments.ts';
import type { TestCreator, TestUser } from '../data/factories.ts';
import type { PaymentStage } from './payment-stage.ts';

/** The price of a page of `group_2` and that of the tier above it, in US cents a month. */
export const pageUsdCents = 999;
export const higherUsdCents = 1999;

/** Adds a tier above the page's subscription; returns its level. */
export async function addTier({ kindred }: PaymentStage, { token }: TestCreator): Promise<number> {
  const tier = { name: 'Friend', perks: ['Letters'], month_usd_cents: higherUsdCents };
  return (await kindred.call('saveTier', tier, { token })).data.list[1]?.level ?? 0;
}

/** Opens the checkout of the difference when it is offered; returns its id. */
export async function moveUp(
  { kindred }: PaymentStage,
  { token }: TestUser,
  { charId: char_id }: TestCreator,
  tier_level: number,
): Promise<string | undefined> {
  const { data } = await kindred.call('listTiers', { char_id }, { token });
  const tier = data.list.find(({ level }) => level === tier_level);
  const shown = {
    expected_price: tier?.upgrade_usd_cents ?? 1,
    expected_month_price: tier?.month_usd_cents ?? 1,
  };
  const input = { char_id, tier_level, redirect_url: '/home', ...shown };
  const opened = await kindred.call('createUpgradeCheckout', input, { token });
  expect(opened.code === 2000).toBe(typeof tier?.upgrade_usd_cents === 'number');
  return opened.data?.checkout_id;
}

/** A request for the page's own price from the next charge on, with the earlier charges. */
export type MoveDown = { posted: Set<string>; periodEnd: Date };

/** Requests the page's own price from the next charge on; undefined when the person has that price, or cannot get it. */
export async function moveDown(
  { kindred }: PaymentStage,
  { token, userId }: TestUser,
  { charId: char_id }: TestCreator,
): Promise<MoveDown | undefined> {
  const { data } = await kindred.call('listTiers', { char_id }, { token });
  const expected_price = data.list.find(({ level }) => level === 0)?.switch_usd_cents;
  if (typeof expected_price !== 'number') return undefined;
  const chosen = await kindred.call('switchTier', { char_id, tier_level: 0, expected_price }, { token });
  expect(chosen.code).toBe(2000);
  const { db } = kindred.context;
  const { period_end } = await db
    .selectFrom('memberships')
    .select('period_end')
    .where('user_id', '=', userId)
    .where('char_id', '=', char_id)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.checkout_id', 'payments.checkout_id')
    .select('payments.payment_ref')
    .where('checkouts.user_id', '=', userId)
    .execute();
  return {
    posted: new Set(payments.map(({ payment_ref }) => payment_ref)),
    periodEnd: period_end ?? new Date(0),
  };
}

/** Whether a later period was charged at the page's own price. */
export function isDown(
  { posted, periodEnd }: MoveDown,
  payments: readonly ProviderPayment[],
  worth: readonly number[],
): boolean {
  return payments.some(
    (payment, index) =>
      worth[index] === pageUsdCents &&
      !posted.has(payment.paymentRef) &&
      payment.periodEnd !== undefined &&
      payment.periodEnd > periodEnd,
  );
}
