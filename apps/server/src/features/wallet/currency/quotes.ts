import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import { type Currency, currencies } from '@kindred/contract/wallet/currencies';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  provider: 'text',
  now: 'timestamptz',
  currency: 'text',
  since: 'timestamptz',
  quoteId: 'text',
  rateMicros: 'bigint',
  expiresAt: 'timestamptz',
  before: 'timestamptz',
});

/** Everybody sees a quote for `shownMs` and can use it for `heldMs`, so each buyer has at least half an hour. */
const shownMs = 30 * 60_000;
const heldMs = 60 * 60_000;
const keptMs = 86_400_000;

const quoteRow = {
  quote_id: 'text',
  currency: 'text',
  rate_micros: 'bigint',
  expires_at: 'timestamptz',
} as const;

const findNewest = statement(
  quoteRow,
  sql`select quote_id, currency, rate_micros, expires_at from currency_quotes
    where provider = ${$.provider} and currency = ${$.currency}
      and quoted_at > ${$.since} and expires_at > ${$.now}
    order by quoted_at desc limit 1`,
);

const find = statement(
  quoteRow,
  sql`select quote_id, currency, rate_micros, expires_at from currency_quotes
    where quote_id = ${$.quoteId} and provider = ${$.provider} and expires_at > ${$.now}`,
);

const insert = statement(
  {},
  sql`insert into currency_quotes (quote_id, provider, currency, rate_micros, quoted_at, expires_at)
    values (${$.quoteId}, ${$.provider}, ${$.currency}, ${$.rateMicros},
      ${$.now}, ${$.expiresAt})`,
);

const deleteOld = statement({}, sql`delete from currency_quotes where expires_at < ${$.before}`);

export type Quote = ChargeRate & { quoteId: string; expiresAt: Date };

/** Returns the currencies that can be charged now, US dollars first; only US dollars while the provider is away. */
export async function listChargeable(context: Context): Promise<Currency[]> {
  const rates = await askRates(context);
  return currencies.filter((currency) => currency === 'USD' || rates[currency] !== undefined);
}

/** Returns a quote for prices in a currency; undefined where the currency cannot be charged now. */
export async function getQuote(context: Context, currency: Currency): Promise<Quote | undefined> {
  const { db, clock, payments, random } = context;
  const now = clock.now();
  const { provider } = payments;
  const since = new Date(now.getTime() - shownMs);
  const newest = await findNewest.first(db, { provider, currency, since, now });
  if (newest) return toQuote(newest);
  const rateMicros = (await askRates(context))[currency];
  if (rateMicros === undefined) return undefined;
  const quoteId = `fx_${random.token(18)}`;
  const expiresAt = new Date(now.getTime() + heldMs);
  await insert.run(db, { quoteId, provider, currency, rateMicros: String(rateMicros), now, expiresAt });
  return { quoteId, currency, rate_micros: rateMicros, expiresAt };
}

/** Returns a quote that has not expired. */
export async function findQuote(
  { db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>,
  quoteId: string,
): Promise<Quote | undefined> {
  const row = await find.first(db, { quoteId, provider: payments.provider, now: clock.now() });
  return row && toQuote(row);
}

/** A checkout keeps its own rate, so old quotes can go. */
export async function deleteOldQuotes(db: Db, now: Date): Promise<void> {
  await deleteOld.run(db, { before: new Date(now.getTime() - keptMs) });
}

async function askRates({ payments, log }: Context): Promise<Awaited<ReturnType<typeof payments.listRates>>> {
  try {
    return await payments.listRates();
  } catch (error) {
    log.warn({ err: error }, 'the payment provider tells no rates; prices are in US dollars');
    return {};
  }
}

function toQuote(row: Awaited<ReturnType<typeof find.one>>): Quote {
  const { quote_id: quoteId, currency, rate_micros, expires_at: expiresAt } = row;
  return { quoteId, currency, rate_micros: Number(rate_micros), expiresAt };
}
