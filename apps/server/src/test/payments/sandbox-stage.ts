import { runSandboxTick } from '../../outside/payments/sandbox/sandbox-jobs.ts';
import { sandboxWebhookKey } from '../../outside/payments/sandbox/sandbox-payments.ts';
import { signWebhook } from '../../outside/payments/sandbox/sandbox-signature.ts';
import { startTestApp } from '../app/start-test-app.ts';
import { listUndelivered, pay, postWebhook } from '../data/payments.ts';
import { query } from '../sql/query.ts';
import type { PaymentStage } from './payment-stage.ts';

/** Starts a server that is paid by the sandbox. */
export async function startSandboxStage(): Promise<PaymentStage> {
  const kindred = await startTestApp();
  const { context, clock } = kindred;
  const { db } = context;
  const onPage = async (checkoutId: string, step: string, payload: object) => {
    const url = `/sandbox/checkout/${checkoutId}/${step}`;
    return (await kindred.app.inject({ method: 'POST', url, payload })).json().state as string;
  };
  return {
    kindred,
    listedAfterDays: 0,
    pay: async (checkoutId, card = 'success') => (await pay(kindred, checkoutId, card)).state,
    confirm: (checkoutId, approve) => onPage(checkoutId, 'confirm', { approve }),
    tick: () => runSandboxTick(context),
    change: async (paymentRef, change) => {
      await db
        .updateTable('sandbox_payments')
        .set({ next_step: change, next_step_at: clock.now() })
        .where('payment_ref', '=', paymentRef)
        .execute();
      await runSandboxTick(context);
    },
    payOverdue: async (subscriptionRef) => {
      const url = await context.payments.findOverdueUrl(subscriptionRef);
      if (!url) throw new Error('nothing is overdue');
      await kindred.app.inject({ method: 'POST', url: new URL(url).pathname, payload: { card: 'success' } });
    },
    onboard: async (accountRef, bank) => {
      const url = `/sandbox/payout-account/${accountRef}`;
      await kindred.app.inject({ method: 'POST', url, payload: { bank } });
    },
    listUndelivered: () => listUndelivered(kindred),
    post: (body, { isForged = false, ageSeconds = 0 } = {}) => {
      const key = isForged ? Buffer.alloc(32) : sandboxWebhookKey(context);
      const at = new Date(clock.now().getTime() - ageSeconds * 1000);
      return postWebhook(kindred, body, { signature: signWebhook(body, key, at) });
    },
    markDelivered: async (eventId) => {
      const text = 'update sandbox_events set delivered_at = $2 where event_id = $1';
      await query(db, text, [eventId, clock.now()]);
    },
    close: () => kindred.close(),
  };
}
