import { runSandboxTick } from '../../outside/payments/sandbox/sandbox-jobs.ts';
import type { TestApp } from '../app/start-test-app.ts';
import { deliverWebhooks } from './payments.ts';

/** Makes the provider change the n-th payment of a checkout, and delivers its events. */
export async function changeCharge(
  kindred: TestApp,
  { checkoutId, number = 1 }: { checkoutId: string; number?: number },
  step: 'refund' | 'refund_half' | 'dispute' | 'win',
): Promise<(string | undefined)[]> {
  await kindred.context.db
    .updateTable('sandbox_payments')
    .set({ next_step: step, next_step_at: kindred.clock.now() })
    .where('payment_ref', '=', `pay_${checkoutId}_${number}`)
    .execute();
  await runSandboxTick(kindred.context);
  return deliverWebhooks(kindred);
}
