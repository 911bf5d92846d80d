import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDb } from '../platform/db/db.ts';
import { migrate } from '../platform/db/migrate.ts';
import { migrateJobs } from '../platform/jobs/jobs.ts';
import { createEmptyDatabase } from '../test/app/database.ts';
import { checkInvariants } from './check-invariants.ts';

const migrations = path.resolve(import.meta.dirname, '../../migrations');
const lastBefore = '0017';

// One person who bought diamonds twice, one of them refunded; a month that was renewed; and a trial.
const earlier = `
  insert into users (user_id, nickname, created_at) values (1, 'Fan', now()), (2, 'Creator', now());
  insert into characters (char_id, user_id, char_unique_id, name, group_id, created_at)
    values (7, 2, 'creator', 'Creator', 'group_2', now()), (8, 2, 'second', 'Second', 'group_2_3', now());
  insert into ledger_accounts (account_id, kind, currency, user_id, balance)
    values (101, 'wallet', 'DIA', 1, 515), (102, 'creator_pending', 'USD', 2, null),
      (103, 'creator_available', 'USD', 2, null);
  insert into checkouts (checkout_id, user_id, purpose, commodity_id, char_id, price_usd_cents, month_usd_cents,
      trial_days, diamonds, bonus_diamonds, state, provider, provider_ref, redirect_url, created_at, settled_at) values
    ('co_a', 1, 'diamonds', 'diamonds_500', null, 500, null, 0, 500, 15, 'paid', 'sandbox', 'co_a', '/', now(), now()),
    ('co_b', 1, 'diamonds', 'diamonds_500', null, 500, null, 0, 500, 15, 'refunded', 'sandbox', 'co_b', '/', now(), now()),
    ('co_c', 1, 'subscription', null, 7, 999, 999, 0, 0, 0, 'paid', 'sandbox', 'co_c', '/', now(), now()),
    ('co_d', 1, 'subscription', null, 8, 0, 999, 3, 0, 0, 'paid', 'sandbox', 'co_d', '/', now(), now());
  insert into sandbox_checkouts (checkout_id, description, amount_usd_cents, month_usd_cents, trial_days, timezone,
      redirect_url, state, card, created_at, paid_at) values
    ('co_a', '500 diamonds', 500, null, 0, 'UTC', '/', 'paid', 'success', now(), now()),
    ('co_b', '500 diamonds', 500, null, 0, 'UTC', '/', 'refunded', 'refunded', now(), now()),
    ('co_c', 'Subscription to Creator', 999, 999, 0, 'UTC', '/', 'paid', 'success', now(), now()),
    ('co_d', 'Subscription to Second', 0, 999, 3, 'UTC', '/', 'paid', 'success', now(), now());
  insert into sandbox_subscriptions (subscription_ref, checkout_id, month_usd_cents, card, anchor, months, period_end,
      state, next_attempt_at) values
    ('sub_co_c', 'co_c', 999, 'success', now(), 2, '2099-03-01Z', 'active', '2099-03-01Z'),
    ('sub_co_d', 'co_d', 999, 'success', '2099-01-03Z', 0, now() + interval '3 days', 'trialing', '2099-01-03Z');
  insert into sandbox_events (event_id, checkout_id, type, body, created_at, delivered_at) values
    ('e1', 'co_c', 'checkout.paid', '{"amountUsdCents":999,"periodEnd":"2099-02-01T00:00:00Z"}', now(), now()),
    ('e2', 'co_c', 'subscription.renewed', '{"amountUsdCents":999,"periodEnd":"2099-03-01T00:00:00Z"}', now(), now());
  insert into journal_entries (entry_id, kind, user_id, char_id, checkout_id, share_bps, reverses, created_at)
    overriding system value values
    (1, 'purchase', 1, null, 'co_a', null, null, now()), (2, 'purchase', 1, null, 'co_b', null, null, now()),
    (3, 'refund', 1, null, 'co_b', null, 2, now()), (4, 'subscription', 1, 7, 'co_c', 8000, null, now()),
    (5, 'subscription', 1, 7, 'co_c', 8000, null, now());
  insert into postings (entry_id, account_id, amount, balance_after) values
    (1, 3, -500, null), (1, 2, 515, null), (1, 5, -15, null), (1, 1, -515, null), (1, 101, 515, 515),
    (2, 3, -500, null), (2, 2, 515, null), (2, 5, -15, null), (2, 1, -515, null), (2, 101, 515, 1030),
    (3, 3, 500, null), (3, 2, -515, null), (3, 5, 15, null), (3, 1, 515, null), (3, 101, -515, 515),
    (4, 3, -999, null), (4, 102, 799, null), (4, 4, 200, null),
    (5, 3, -999, null), (5, 102, 799, null), (5, 4, 200, null);
  insert into pending_earnings (entry_id, account_id, amount, available_at)
    values (4, 102, 799, now() + interval '7 days'), (5, 102, 799, now() + interval '7 days');
  insert into subscription_charges (checkout_id, period_end, entry_id, usd_cents)
    values ('co_c', '2099-02-01Z', 4, 999), ('co_c', '2099-03-01Z', 5, 999);
  insert into memberships (user_id, char_id, kind, state, period_end, month_usd_cents, renews, trial_used,
      provider_ref, joined_at, updated_at) values
    (1, 7, 'pro', 'active', '2099-03-01Z', 999, true, false, 'sub_co_c', now(), now()),
    (1, 8, 'pro', 'trialing', now() + interval '3 days', 999, true, true, 'sub_co_d', now(), now());`;

test('payments that were booked before payments had names are known by their names afterwards', async () => {
  const database = await createEmptyDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'kindred-migrations-'));
  const { db, pool } = openDb({ connectionString: database.connectionString, max: 2, onError: () => {} });
  try {
    for (const name of await readdir(migrations)) {
      if (name.slice(0, 4) <= lastBefore) await cp(path.join(migrations, name), path.join(folder, name));
    }
    await migrate(database.connectionString, { folder, functionFolder: folder });
    await pool.query(earlier);
    await migrate(database.connectionString);
    await migrateJobs(pool);
    expect(await checkInvariants(db)).toEqual([]);
    const { rows } = await pool.query('select payment_ref, entry_id from payments order by entry_id');
    expect(rows).toEqual([
      { payment_ref: 'pay_co_a_1', entry_id: '1' },
      { payment_ref: 'pay_co_b_1', entry_id: '2' },
      { payment_ref: 'pay_co_c_1', entry_id: '4' },
      { payment_ref: 'pay_co_c_2', entry_id: '5' },
    ]);
    const descriptions = await pool.query('select distinct description from sandbox_checkouts order by 1');
    expect(descriptions.rows.map((row) => row.description)).toEqual(['500 diamonds', 'Creator subscription']);
  } finally {
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
