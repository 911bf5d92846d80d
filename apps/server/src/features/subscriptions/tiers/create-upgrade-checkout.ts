import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { Viewer } from '../../../viewer.ts';
import { getAgreedRate } from '../../wallet/currency/charge-rate.ts';
import { closeRivalCheckouts, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { exclusiveKeyOf } from '../checkout/create-character-checkout.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { findTierSituation } from './find-situation.ts';
import { changeTo } from './tier-changes.ts';

const $ = inputs({
  checkoutId: 'text',
  userId: 'bigint',
  charId: 'bigint',
  subscriptionRef: 'text',
  fromLevel: 'integer',
  fromUsdCents: 'integer',
  toLevel: 'integer',
  monthUsdCents: 'integer',
  periodEnd: 'timestamptz',
});

const insertUpgrade = statement(
  {},
  sql`insert into tier_upgrades (checkout_id, user_id, char_id, subscription_ref, from_level, from_usd_cents, to_level,
      month_usd_cents, period_end, state)
    values (${$.checkoutId}, ${$.userId}, ${$.charId},
      ${$.subscriptionRef}, ${$.fromLevel}, ${$.fromUsdCents},
      ${$.toLevel}, ${$.monthUsdCents}, ${$.periodEnd},
      'waiting')`,
);

type UpgradeRequest = ParsedInput<'createUpgradeCheckout'>;

export async function createUpgradeCheckout(
  context: Context,
  upgradeRequest: UpgradeRequest,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'createUpgradeCheckout'>> {
  const { char_id: charId } = await getJoinable(context.db, userId, upgradeRequest.char_id);
  const exclusiveKey = exclusiveKeyOf(charId);
  await closeRivalCheckouts(context, userId, exclusiveKey);
  const { dueUsdCents, ...upgrade } = await quoteUpgrade(context, { userId, charId }, upgradeRequest);
  const order = {
    userId,
    subject: { purpose: 'upgrade', charId } as const,
    // Omits the creator's name, which the payment provider does not need.
    description: sayIn(language)('subscriptionCheckout.upgrade'),
    language,
    priceUsdCents: dueUsdCents,
    tierLevel: upgrade.toLevel,
    exclusiveKey,
    redirectUrl: upgradeRequest.redirect_url,
    shown: { agreed: await getAgreedRate(context, upgrade.subscriptionRef) },
  };
  return openCheckout(context, order, async (checkoutId) => {
    await quoteUpgrade(context, { userId, charId }, upgradeRequest);
    await insertUpgrade.run(context.db, { ...upgrade, checkoutId, userId, charId });
  });
}

type Upgrade = {
  dueUsdCents: number;
  subscriptionRef: string;
  fromLevel: number;
  fromUsdCents: number;
  toLevel: number;
  monthUsdCents: number;
  periodEnd: Date;
};

/** Refuses with `notJoined`, `notForSale`, `proSalesOff`, `tierChangeLater` and `priceChanged`. */
async function quoteUpgrade(
  context: Context,
  fan: { userId: string; charId: string },
  { tier_level: toLevel, expected_price, expected_month_price }: UpgradeRequest,
): Promise<Upgrade> {
  const { isOpen, tiers, running, changeable } = await findTierSituation(context, context.db, fan);
  if (!running) refuse('notJoined');
  const tier = tiers.find(({ level }) => level === toLevel) ?? refuse('notForSale');
  if (!isOpen) refuse('proSalesOff');
  const due = changeTo(tier, changeable, context.clock.now()).upgrade_usd_cents;
  if (!changeable || due === null) return refuse('tierChangeLater');
  const { month_usd_cents: monthUsdCents } = tier;
  if (expected_price !== due || expected_month_price !== monthUsdCents) {
    refuse('priceChanged', { price: due, month_price: monthUsdCents });
  }
  const { subscriptionRef, tierLevel: fromLevel, monthUsdCents: fromUsdCents, periodEnd } = changeable;
  return { dueUsdCents: due, subscriptionRef, fromLevel, fromUsdCents, toLevel, monthUsdCents, periodEnd };
}
