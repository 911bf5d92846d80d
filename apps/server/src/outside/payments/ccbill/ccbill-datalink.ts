import type { Db } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import type { CcbillConfig } from '../payments-config.ts';
import { type CcbillEntry, insertEntry } from './ccbill-entries.ts';
import { compactCcbillTime, parseCcbillTime } from './ccbill-time.ts';

const timeoutMs = 20_000;
const dayMs = 86_400_000;
/** Data Link may be asked once an hour, for a day at most. */
const everyMs = 3_600_000;
/** What happened a little before may appear late. */
const overlapMs = 2 * 3_600_000;

const findUsername = statement(
  { checkout_id: 'text' },
  sql`select checkout_id from ccbill_checkouts where username = ${input('username', 'text')}`,
);

// Nothing can have happened before the first checkout.
const findReadUntil = statement(
  { read_until: 'timestamptz?' },
  sql`select coalesce((select read_until from ccbill_extract), (select min(created_at) from ccbill_checkouts)) as read_until`,
);

const saveReadUntil = statement(
  {},
  sql`insert into ccbill_extract (read_until) values (${input('readUntil', 'timestamptz')})
    on conflict (only_row) do update set read_until = greatest(ccbill_extract.read_until, excluded.read_until)`,
);

/** Reads the list of transactions up to now, and writes down what no postback has told us. */
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
  for (const line of text.split('\n').filter((one) => one.trim().startsWith('"'))) {
    const entry = await readRow(db, line.trim().slice(1, -1).split('","'));
    if (entry) await insertEntry(db, entry, now);
  }
}

/** `"REBILL","900000","0000","<subscription>","<time>","<transaction>","<amount>"`, and so on. */
async function readRow(db: Db, row: string[]): Promise<CcbillEntry | undefined> {
  const [type = '', , , subscriptionId, time] = row;
  const happenedAt = parseCcbillTime(time);
  if (!subscriptionId || !happenedAt) return undefined;
  const entry = (kind: CcbillEntry['kind'], amount = '0') => ({
    kind,
    subscriptionId,
    happenedAt,
    amountUsdCents: toCents(amount),
  });
  switch (type) {
    case 'NEW': {
      const sale = await findUsername.find(db, { username: row[7] ?? '' });
      return sale && { ...entry('sale', row[17]), checkoutId: sale.checkout_id };
    }
    case 'REBILL':
      return entry('rebill', row[6]);
    case 'REFUND':
    case 'VOID':
      return entry('refund', row[5]);
    case 'CHARGEBACK':
      return entry('chargeback', row[5]);
    case 'EXPIRE':
      return entry('expire');
    default:
      return undefined;
  }
}

/** Changes a subscription; throws unless CCBill says that it has done so. */
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
  if (results !== '1') throw new Error(`CCBill answers ${results ?? 'nothing'} to ${action}`);
}

/** US dollars as CCBill writes them (`9.99`) in cents. */
export function toCents(dollars: string | undefined): number {
  return Math.round(Number(dollars ?? 0) * 100);
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
