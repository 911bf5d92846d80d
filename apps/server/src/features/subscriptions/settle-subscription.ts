import type { SettlePayment } from '../../feature.ts';
import { endUnpaidCheckout } from '../wallet/settle-checkout.ts';
import { endSubscription, markPastDue } from './end-subscription.ts';
import { renewSubscription } from './renew-subscription.ts';
import { startSubscription } from './start-subscription.ts';
import { takeBackSubscription } from './take-back-subscription.ts';

/** What payment events mean for a subscription. Each is harmless when it comes twice, late or out of order. */
export const settleSubscription: SettlePayment = (context, tx, event, checkout) => {
  switch (event.type) {
    case 'checkout.paid':
      return startSubscription(context, tx, event, checkout);
    case 'checkout.declined':
    case 'checkout.expired':
      return endUnpaidCheckout(tx, checkout, event.type, context.clock.now());
    case 'charge.refunded':
    case 'charge.disputed':
      return takeBackSubscription(context, tx, event, checkout);
    case 'subscription.renewed':
      return renewSubscription(context, tx, event, checkout);
    case 'subscription.past_due':
      return markPastDue(context, tx, event);
    case 'subscription.ended':
      return endSubscription(context, tx, event.subscriptionRef);
    default:
      return event satisfies never;
  }
};
