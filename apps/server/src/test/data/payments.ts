import { packRate, presentAmount } from '@kindred/contract/wallet/charge-rate';
import type { Currency } from '@kindred/contract/wallet/currencies';
import { runSandboxTick } from '../../outside/payments/sandbox/sandbox-jobs.ts';
import { sandboxWebhookKey } from '../../outside/payments/sandbox/sandbox-payments.ts';
import { signatureHeader, signWebhook } from '../../outside/payments/sandbox/sandbox-signature.ts';
import type { TestApp } from '../app/start-test-app.ts';
import { query } from '../sql/query.ts';
import type { TestUser } from './factories.ts';

export type Webhook = { event_id: string; type: string; body: string };

/** Lists the provider's undelivered events, oldest first. */
export function listUndelivered({ context }: TestApp): Promise<Webhook[]> {
  return query<Webhook>(
    context.db,
    'select event_id, type, body from sandbox_events where delivered_at is null order by sequence',
    [],
  );
}

/** Posts one webhook as the provider does; `overrides` forge it. Returns status and outcome. */
export async function postWebhook(
  { app, context, clock }: TestApp,
  body: string,
  overrides: { signature?: string; provider?: string } = {},
): Promise<{ status: number; outcome: string | undefined }> {
  const response = await app.inject({
    method: 'POST',
    url: `/webhooks/payments/${overrides.provider ?? 'sandbox'}`,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: overrides.signature ?? signWebhook(body, sandboxWebhookKey(context), clock.now()),
    },
    payload: body,
  });
  return { status: response.statusCode, outcome: response.json().outcome };
}

/** Delivers all waiting events, in order or as `arrange` returns them; returns the outcomes. */
export async function deliverWebhooks(
  kindred: TestApp,
  arrange: (webhooks: Webhook[]) => Webhook[] = (webhooks) => webhooks,
): Promise<(string | undefined)[]> {
  const outcomes: (string | undefined)[] = [];
  for (const webhook of arrange(await listUndelivered(kindred))) {
    const { status, outcome } = await postWebhook(kindred, webhook.body);
    outcomes.push(outcome);
    if (status !== 200) continue;
    await query(kindred.context.db, 'update sandbox_events set delivered_at = $2 where event_id = $1', [
      webhook.event_id,
      kindred.clock.now(),
    ]);
  }
  return outcomes;
}

/** Pays on the hosted page. */
export async function pay(kindred: TestApp, checkoutId: string, card = 'success') {
  const response = await kindred.app.inject({
    method: 'POST',
    url: `/sandbox/checkout/${checkoutId}/pay`,
    payload: { card },
  });
  return response.json() as { state: string; redirect_url: string; confirm_url?: string };
}

/** Moves the clock, runs what is due at the provider, and delivers its events. */
export async function passDays(kindred: TestApp, days: number): Promise<void> {
  await passDaysUntold(kindred, days);
  await deliverWebhooks(kindred);
}

/** Does the same as `passDays` without delivering the events. Keeps everyone signed in. */
export async function passDaysUntold({ clock, context }: TestApp, days: number): Promise<void> {
  clock.advance(days * 86_400);
  await context.db
    .updateTable('sessions')
    .set({ last_seen_at: clock.now() })
    .where('revoked_at', 'is', null)
    .execute();
  await runSandboxTick(context);
}

/** Sets the person's currency; returns the quote that a checkout of that price needs. */
export async function shownIn(
  kindred: TestApp,
  { token }: TestUser,
  currency: Currency,
  usdCents: number,
  { isPack = false } = {},
): Promise<{ quote_id?: string; expected_amount?: number }> {
  const { data } = await kindred.call('setCurrency', { currency }, { token });
  if (data.currency !== currency) throw new Error(`${currency} cannot be charged`);
  if (!data.quote) return {};
  const rate = isPack ? packRate(usdCents, data.quote) : data.quote;
  return { quote_id: data.quote.quote_id, expected_amount: presentAmount(usdCents, rate) };
}

/** Opens a checkout of diamonds; returns its id. */
export async function openDiamondCheckout(
  kindred: TestApp,
  fan: TestUser,
  commodityId = 'diamonds_500',
  currency: Currency = 'USD',
  language?: string,
): Promise<string> {
  const { price_usd_cents: expected_price } = await kindred.context.db
    .selectFrom('commodities')
    .select('price_usd_cents')
    .where('commodity_id', '=', commodityId)
    .executeTakeFirstOrThrow();
  const quote =
    currency === 'USD' ? {} : await shownIn(kindred, fan, currency, expected_price, { isPack: true });
  const input = { commodity_id: commodityId, redirect_url: '/wallet', expected_price, ...quote };
  const options = { token: fan.token, ...(language ? { language } : {}) };
  const { data } = await kindred.call('createDiamondCheckout', input, options);
  return data.checkout_id;
}

/** Opens the checkout of a subscription, at the price that the character's page shows. */
export async function openCharacterCheckout(
  kindred: TestApp,
  fan: TestUser,
  charId: string,
  language?: string,
  currency: Currency = 'USD',
) {
  const { token } = fan;
  const { data } = await kindred.call('getCharacterInfo', { char_id: charId }, { token });
  const expected_price = data?.offer?.first_charge_usd_cents;
  const due = data?.offer?.trial_days ? 0 : (expected_price ?? 0);
  const quote = currency === 'USD' ? {} : await shownIn(kindred, fan, currency, due);
  return kindred.call(
    'createCharacterCheckout',
    { char_id: charId, redirect_url: '/home', expected_price, ...quote },
    { token, ...(language ? { language } : {}) },
  );
}

/** Opens the checkout of a tier at its present price. */
export async function openTierCheckout(
  kindred: TestApp,
  fan: TestUser,
  char_id: string,
  tier_level: number,
  currency: Currency = 'USD',
) {
  const { token } = fan;
  const options = await kindred.call('listSubscriptionOptions', { char_id, tier_level }, { token });
  const expected_price = options.data.list[0]?.due_usd_cents;
  const quote = currency === 'USD' ? {} : await shownIn(kindred, fan, currency, expected_price ?? 0);
  const input = { char_id, tier_level, redirect_url: '/home', expected_price, ...quote };
  return kindred.call('createCharacterCheckout', input, { token });
}

/** Lets a fan join a creator by card, and delivers the provider's events. Returns the checkout's id. */
export async function subscribe(
  kindred: TestApp,
  fan: TestUser,
  charId: string,
  card = 'success',
  currency: Currency = 'USD',
): Promise<string> {
  const { data } = await openCharacterCheckout(kindred, fan, charId, undefined, currency);
  await pay(kindred, data.checkout_id, card);
  await deliverWebhooks(kindred);
  return data.checkout_id;
}

/** Returns the diamonds in a person's wallet. */
export async function balanceOf({ context }: TestApp, { userId }: TestUser): Promise<number> {
  const row = await context.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'wallet')
    .executeTakeFirstOrThrow();
  return Number(row.balance);
}
