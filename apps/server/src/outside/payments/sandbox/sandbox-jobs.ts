import type { Context } from '../../../context.ts';
import type { JobHandler } from '../../../platform/jobs/job-runner.ts';
import { takeOneDueStep } from './sandbox-charges.ts';
import { closeSandboxCheckout } from './sandbox-checkouts.ts';
import { sandboxWebhookKey } from './sandbox-payments.ts';
import { arriveOneDuePayout } from './sandbox-payouts.ts';
import { signatureHeader, signWebhook } from './sandbox-signature.ts';
import { renewOneDueSubscription } from './sandbox-subscriptions.ts';

const deliveryTimeoutMs = 10_000;
const batch = 100;

/** The jobs of the sandbox, by name. They do nothing where another provider is configured. */
export function sandboxJobs(context: Context): Record<string, JobHandler> {
  return {
    'sandbox.tick': async (_payload, signal) => {
      if (context.payments.provider !== 'sandbox') return;
      await runSandboxTick(context);
      await deliverPending(context, signal);
    },
    'sandbox.deliver': (payload, signal) =>
      deliverSandboxEvent(context, (payload as { event_id: string }).event_id, signal),
  };
}

/** Lets happen what is due at the provider: renewals, ends, refunds, disputes, checkouts that nobody paid. */
export async function runSandboxTick({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  while (await renewOneDueSubscription(db, now)) {}
  while (await takeOneDueStep(db, now)) {}
  while (await arriveOneDuePayout(db, now)) {}
  await expireCheckouts(db, now);
}

/** Sends one event as a signed webhook; throws, and so is tried again, until it was accepted. */
export async function deliverSandboxEvent(
  context: Pick<Context, 'db' | 'clock' | 'secret' | 'publicUrl'>,
  eventId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = context;
  const event = await db
    .selectFrom('sandbox_events')
    .select('body')
    .where('event_id', '=', eventId)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  if (!event) return;
  const timeout = AbortSignal.timeout(deliveryTimeoutMs);
  const response = await fetch(`${context.publicUrl()}/webhooks/payments/sandbox`, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(event.body, sandboxWebhookKey(context), clock.now()),
    },
    body: event.body,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`webhook was answered with ${response.status}`);
  await db
    .updateTable('sandbox_events')
    .set({ delivered_at: clock.now() })
    .where('event_id', '=', eventId)
    .execute();
}

/** In order, without waiting for each event's own job; where one fails that job tries it again. */
async function deliverPending(context: Context, signal: AbortSignal): Promise<void> {
  const pending = await context.db
    .selectFrom('sandbox_events')
    .select('event_id')
    .where('delivered_at', 'is', null)
    .orderBy('sequence')
    .limit(batch)
    .execute();
  for (const { event_id } of pending) {
    await deliverSandboxEvent(context, event_id, signal).catch((error: unknown) =>
      context.log.warn({ err: error, eventId: event_id }, 'webhook could not be delivered yet'),
    );
  }
}

async function expireCheckouts(db: Context['db'], now: Date): Promise<void> {
  const old = await db
    .selectFrom('sandbox_checkouts')
    .select('checkout_id')
    .where('state', 'in', ['open', 'confirming', 'declined'])
    .where('expires_at', '<=', now)
    .limit(batch)
    .execute();
  for (const { checkout_id } of old) await closeSandboxCheckout(db, checkout_id, now);
}
