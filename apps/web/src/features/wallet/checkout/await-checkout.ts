import { call } from '../../../lib/call/call.ts';
import { askAgainIn, type CheckoutReturn, checkoutReturn } from './checkout-return.ts';

/** Asks about a checkout that the browser has come back from until it is settled, or for as long as it may take. */
export async function awaitCheckout(checkoutId: string): Promise<CheckoutReturn['state']> {
  for (let times = 1; ; times += 1) {
    const answer = await call('checkCheckout', { checkout_id: checkoutId }).catch(() => undefined);
    const poll = { answer, hasFailed: answer === undefined, times };
    const waitMs = askAgainIn(poll);
    if (waitMs === false) return checkoutReturn(poll).state;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
