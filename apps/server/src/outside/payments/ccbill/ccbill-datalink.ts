import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { CcbillConfig } from '../payments-config.ts';
import { readCents } from './ccbill-amount.ts';
import { type CcbillEntry, insertEntry } from './ccbill-entries.ts';
import { holdPosting } from './ccbill-held.ts';
import { compactCcbillTime, parseCcbillTime } from './ccbill-time.ts';

const $ = inputs({ username: 'text', readUntil: 'timestamptz' });

const timeoutMs = 20_000;
const dayMs = 86_400_000;
/** Data Link may be queried once an hour, for a day at most. */
const everyMs = 3_600_000;
/** What happened a little before may appear late. */
const overlapMs = 2 * 3_600_000;

const findUsername = statement(
  { checkout_id: 'text' },
  sql`select checkout_id from ccbill_checkouts where username = ${$.username}`,
);

// Nothing can have happened before the first checkout.
const findReadUntil = statement(
  { read_until: 'timestamptz?' },
  sql`select coalesce((select read_until from ccbill_extract), (select min(created_at) from ccbill_checkouts)) as read_until`,
);

const saveReadUntil = statement(
  {},
  sql`insert into ccbill_extract (read_until) values (${$.readUntil})
    on conflict (only_row) do update set read_until = greatest(ccbill_extract.read_until, excluded.read_until)`,
);

/** Reads the list of transactions up to now, and writes down what no postback has reported. */
export async function readExtract(config: CcbillConfig, db: Db, now: Date): Promise<void> {
  const { read_until } = await findReadUntil.one(db);
  if (!read_until || now.getTime() - read_until.getTime() < everyMs) return;
  for (let from = read_until.getTime() - overlapMs; from < now.getTime(); from += dayMs) {
    const to = Math.min(from + dayMs, now.getTime());
    await readWindow(config, db, { from: new Date(from), to: new Date(to), now });
  }
  await saveReadUntil.run(db, { readUntil: now });
}

async function readWindow(
  config: CcbillConfig,
  db: Db,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<void> {
  const text = await ask(config, '/data/main.cgi', {
    clientSubacc: config.subaccount,
    transactionTypes: 'NEW,REBILL,REFUND,CHARGEBACK,VOID,EXPIRE',
    startTime: compactCcbillTime(from),
    endTime: compactCcbillTime(to),
  });
  if (text.startsWith('Error:')) throw new Error(`CCBill: ${text.slice(0, 200)}`);
  for (const line of text.split('\n').filter((row) => row.trim().startsWith('"'))) {
    await recordRow(db, line.trim().slice(1, -1).split('","'), now);
  }
}

const kindsOfRows: Readonly<Record<string, CcbillEntry['kind']>> = {
  NEW: 'sale',
  REBILL: 'rebill',
  REFUND: 'refund',
  VOID: 'refund',
  CHARGEBACK: 'chargeback',
  EXPIRE: 'expire',
};
/** In which column a row of this type has its amount, US dollars. */
const amountColumns: Readonly<Record<string, number>> = {
  NEW: 17,
  REBILL: 6,
  REFUND: 5,
  VOID: 5,
  CHARGEBACK: 5,
};

/** `"REBILL","900000","0000","<subscription>","<time>","<transaction>","<amount>"`, and so on. */
async function recordRow(db: Db, row: string[], now: Date): Promise<void> {
  const [type = '', , , subscriptionId, time] = row;
  const happenedAt = parseCcbillTime(time);
  const kind = kindsOfRows[type];
  if (!subscriptionId || !happenedAt || !kind) return;
  const amount = row[amountColumns[type] ?? -1] ?? '0';
  const amountUsdCents = readCents(amount);
  if (amountUsdCents === undefined) {
    await holdPosting(db, { reason: 'odd_amount', kind, subscriptionId, amount, happenedAt }, now);
    return;
  }
  const entry = { kind, subscriptionId, happenedAt, amountUsdCents };
  if (kind !== 'sale') return void (await insertEntry(db, entry, now));
  const sale = await findUsername.first(db, { username: row[7] ?? '' });
  if (sale) await insertEntry(db, { ...entry, checkoutId: sale.checkout_id }, now);
}

/** CCBill has answered, and has not carried out the request. */
export class CcbillRefusal extends Error {}

/** Changes a subscription; throws `CcbillRefusal`, or what came in place of an answer, unless CCBill says that it has done so. */
export async function manageSubscription(
  config: CcbillConfig,
  action: 'cancelSubscription' | 'refundTransaction',
  parameters: { subscriptionId: string; amount?: string },
): Promise<void> {
  const { subaccount: usingSubacc } = config;
  const text = await ask(config, '/utils/subscriptionManagement.cgi', {
    usingSubacc,
    action,
    returnXML: '1',
    ...parameters,
  });
  const [, results] = /<results>\s*(-?\d+)\s*<\/results>/.exec(text) ?? [];
  if (results !== '1') throw new CcbillRefusal(`CCBill answers ${results ?? 'nothing'} to ${action}`);
}

/** The password goes in the body, so that no log of addresses keeps it. */
async function ask(config: CcbillConfig, path: string, parameters: Record<string, string>): Promise<string> {
  const { account: clientAccnum, user: username, password } = config;
  const response = await fetch(`${config.dataLinkUrl}${path}`, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({ clientAccnum, username, password, ...parameters }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`CCBill answers ${response.status}`);
  return text;
}
