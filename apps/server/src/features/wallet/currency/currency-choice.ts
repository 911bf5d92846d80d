import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { type Currency, isCurrency } from '@kindred/contract/wallet/currencies';
import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { regionOfTimezone } from '../../moderation/help/region-of-timezone.ts';
import { findCustomerRef } from '../payments/payment-customers.ts';
import { currencyOfRegion } from './currency-of-region.ts';
import { getQuote, listChargeable } from './quotes.ts';

const $ = inputs({ userId: 'bigint', currency: 'text' });

type Where = Pick<RequestContext, 'region' | 'timezone'>;

const findChosen = statement(
  { currency: 'text' },
  sql`select currency from currency_choices where user_id = ${$.userId}`,
);

const save = statement(
  {},
  sql`insert into currency_choices (user_id, currency) values (${$.userId}, ${$.currency})
    on conflict (user_id) do update set currency = excluded.currency`,
);

const forget = statement({}, sql`delete from currency_choices where user_id = ${$.userId}`);

/**
 * Returns the currency in which the viewer is charged: that of their renewals where the provider bills a buyer in
 * only one currency, else their choice, else that of their region. US dollars replace a currency that cannot be
 * charged.
 */
export async function getCurrency(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
  where: Where,
): Promise<CallOutput<'getCurrency'>> {
  const bound = await findBound(context, userId);
  const choice = (await findChosen.first(context.db, { userId }))?.currency;
  const options = await listChargeable(context);
  const preference = bound ?? choice ?? currencyAt(where);
  const currency: Currency =
    preference && isCurrency(preference) && options.includes(preference) ? preference : 'USD';
  const quote = currency === 'USD' ? undefined : await getQuote(context, currency);
  return {
    currency: quote ? currency : 'USD',
    is_chosen: choice !== undefined,
    is_bound: bound !== undefined,
    options,
    quote: quote
      ? {
          quote_id: quote.quoteId,
          currency,
          rate_micros: quote.rate_micros,
          expires_time: quote.expiresAt.toISOString(),
        }
      : null,
  };
}

export async function setCurrency(
  context: Context,
  { currency }: ParsedInput<'setCurrency'>,
  viewer: Viewer,
  where: Where,
): Promise<CallOutput<'setCurrency'>> {
  const { userId } = viewer;
  if (currency === null) await forget.run(context.db, { userId });
  else await save.run(context.db, { userId, currency });
  return getCurrency(context, {}, viewer, where);
}

/**
 * Returns the currency of the buyer's renewals where the provider bills them all in one currency. Undefined while the
 * provider is away.
 */
export async function findBound(context: Context, userId: string): Promise<string | undefined> {
  const customerRef = await findCustomerRef(context, userId);
  if (customerRef === undefined) return undefined;
  try {
    return await context.payments.findRenewalCurrency(customerRef);
  } catch (error) {
    context.log.warn({ err: error }, 'the payment provider does not say what renews');
    return undefined;
  }
}

export async function deleteCurrencyChoice(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await forget.run(tx, { userId });
}

function currencyAt({ region, timezone }: Where): Currency | undefined {
  return currencyOfRegion(region || regionOfTimezone(timezone));
}
