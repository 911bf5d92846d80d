import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  listUndelivered,
  openCharacterCheckout,
  openDiamondCheckout,
  pay,
  postWebhook,
} from '../../../test/data/payments.ts';
import { faultRounds } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

const tabs = faultRounds({ few: 12, whole: 50 });
const rounds = faultRounds({ few: 4, whole: 40 });
const perRoundMs = 30_000;

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

/** Every tab opens a checkout and pays it at once, and all webhooks arrive at the same time. */
async function payInAllTabs(open: () => Promise<string | undefined>): Promise<number> {
  const states = await Promise.all(
    Array.from({ length: tabs }, async () => {
      const checkoutId = await open();
      if (!checkoutId) return 'refused';
      const { state } = await pay(kindred, checkoutId);
      const webhooks = await listUndelivered(kindred);
      await Promise.all(webhooks.map(({ body }) => postWebhook(kindred, body)));
      return state;
    }),
  );
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  return states.filter((state) => state === 'paid').length;
}

/** Returns the person's live subscriptions and remaining payments at the provider. */
async function listKept({ userId }: TestUser) {
  const { db } = kindred.context;
  const live = await query<{ subscription_ref: string }>(
    db,
    `select s.subscription_ref from sandbox_subscriptions s join checkouts k using (checkout_id)
     where k.user_id = $1 and s.state <> 'ended'`,
    [userId],
  );
  const payments = await query<{ payment_ref: string }>(
    db,
    `select p.payment_ref from sandbox_payments p join checkouts k using (checkout_id)
     where k.user_id = $1 and p.refunded = 0`,
    [userId],
  );
  return { live: live.length, payments: payments.length };
}

test(
  'many tabs that subscribe at once end with one subscription, paid once',
  async () => {
    for (let round = 1; round <= rounds; round++) {
      const [fan, creator] = await Promise.all([
        createUser(kindred.context),
        createCreator(kindred.context, { groupId: 'group_2' }),
      ]);
      const open = async () =>
        (await openCharacterCheckout(kindred, fan, creator.charId)).data?.checkout_id as string | undefined;
      const paid = await payInAllTabs(open);
      expect({ round, paid, ...(await listKept(fan)) }).toEqual({ round, paid: 1, live: 1, payments: 1 });
    }
  },
  rounds * perRoundMs,
);

test(
  'the first-charge offer in many tabs at once is bought once',
  async () => {
    for (let round = 1; round <= rounds; round++) {
      const fan = await createUser(kindred.context);
      const open = () => openDiamondCheckout(kindred, fan, 'first_charge_200').catch(() => undefined);
      const paid = await payInAllTabs(open);
      const { payments } = await listKept(fan);
      const balance = await balanceOf(kindred, fan);
      expect({ round, paid, payments, balance }).toEqual({ round, paid: 1, payments: 1, balance: 300 });
    }
  },
  rounds * perRoundMs,
);

async function signsInAs({ userId: user_id }: TestUser, subject: string): Promise<void> {
  const created_at = kindred.clock.now();
  const identity = { issuer: 'demo:google', subject, user_id, created_at };
  await kindred.context.db.insertInto('sign_in_identities').values(identity).execute();
}

async function payTrial(fan: TestUser, charId: string): Promise<void> {
  const { data } = await openCharacterCheckout(kindred, fan, charId);
  await pay(kindred, data.checkout_id);
}

test(
  'a trial is had once by a sign-in, also where its account is deleted in the moment in which the trial begins',
  async () => {
    for (let round = 1; round <= rounds; round++) {
      const creator = await createCreator(kindred.context, { groupId: 'group_2_7' });
      const [first, second] = [await createUser(kindred.context), await createUser(kindred.context)];
      const subject = crypto.randomUUID();
      await signsInAs(first, subject);
      await payTrial(first, creator.charId);
      const webhooks = await listUndelivered(kindred);
      const begin = () => Promise.all(webhooks.map(({ body }) => postWebhook(kindred, body)));
      const leave = () => kindred.call('deleteAccount', {}, { token: first.token });
      await Promise.all((round % 2 === 0 ? [begin, leave] : [leave, begin]).map((step) => step()));
      await signsInAs(second, subject);
      await payTrial(second, creator.charId);
      await deliverWebhooks(kindred);
      const trials = await query(
        kindred.context.db,
        `select from checkouts where user_id = any($1::bigint[]) and trial_days > 0 and state = 'paid'
          and closed_at is distinct from 'epoch'`,
        [[first.userId, second.userId]],
      );
      expect({ round, trials: trials.length }).toEqual({ round, trials: 1 });
      await runJobs(kindred);
      await deliverWebhooks(kindred);
    }
  },
  rounds * perRoundMs,
);
