import type { CheckoutRow, SettlePayment } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import { creditPurchase } from './credit-diamonds.ts';
import { endUnpaidCheckout, markCheckout, reverseCharge } from './settle-checkout.ts';

/** What payment events mean for diamonds: credit once, at the catalogue's amount; take back what was taken back. */
export const settleDiamonds: SettlePayment = async (context, tx, event, checkout) => {
  const now = context.clock.now();
  switch (event.type) {
    case 'checkout.paid':
      if (event.amountUsdCents !== checkout.price_usd_cents) return 'wrong_amount';
      return credit(tx, checkout, now);
    case 'checkout.declined':
    case 'checkout.expired':
      return endUnpaidCheckout(tx, checkout, event.type, now);
    case 'charge.refunded':
    case 'charge.disputed': {
      const reversed = await reverseCharge(tx, checkout, event, now);
      if (typeof reversed === 'string') return reversed;
      tellBalance(tx, checkout.user_id, reversed.balance);
      return reversed.kind;
    }
    case 'subscription.renewed':
    case 'subscription.past_due':
    case 'subscription.ended':
      return 'not_applicable';
    default:
      return event satisfies never;
  }
};

async function credit(tx: Tx, checkout: CheckoutRow, now: Date): Promise<string> {
  if (checkout.state === 'paid' || checkout.state === 'refunded') return 'repeated';
  await markCheckout(tx, checkout.checkout_id, 'paid', now);
  const balance = await creditPurchase(tx, {
    userId: checkout.user_id,
    checkoutId: checkout.checkout_id,
    diamonds: checkout.diamonds,
    bonusDiamonds: checkout.bonus_diamonds,
    now,
  });
  tellBalance(tx, checkout.user_id, balance);
  return 'credited';
}

function tellBalance(tx: Tx, userId: string, balance: number | undefined): void {
  if (balance !== undefined) notifyUsers(tx, [userId], { type: 'wallet.changed', diamond: balance });
}
