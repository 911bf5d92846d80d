import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { payOnForm } from '../../../test/ccbill/ccbill-billing.ts';
import { createCreator, createUser, type TestCreator } from '../../../test/data/factories.ts';
import { openCharacterCheckout, openDiamondCheckout } from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { faultRounds, faultSeed } from '../../../test/faults/fault-rounds.ts';
import { type CcbillStage, startCcbillStage } from '../../../test/payments/ccbill-stage.ts';
import { deliver, passDaysUntold } from '../../../test/payments/payment-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

/** In one database, which grows with each story: reconciling looks at all of it. */
const storiesTogether = 50;

const offer = fc.record({
  thing: fc.constantFrom('diamonds_500', 'diamonds_1000', 'diamonds_5000', 'page 0', 'page 1'),
  currency: fc.constantFrom('USD' as const, 'EUR' as const, 'JPY' as const),
});
const story = fc.record({
  paid: offer,
  wanted: offer,
  edits: fc.subarray(['X-checkout', 'username', 'language', 'forged', 'twice'] as const),
  isTold: fc.boolean(),
  card: fc.constantFrom('success' as const, 'half_refunded' as const, 'disputed' as const),
});

// Each payment that bought something, with what our account has received for it.
const soldBelowPrice = `select p.payment_ref, p.usd_cents, c.amount_usd_cents from payments p
  join journal_entries e using (entry_id)
  join ccbill_entries c on c.kind in ('sale', 'rebill') and p.payment_ref like c.subscription_id || '-%'
  where e.kind <> 'unapplied' and c.amount_usd_cents < p.usd_cents * 0.85`;

test('a buyer who edits the form of CCBill gets nothing for less than its price', async () => {
  const stories = faultRounds({ few: 12, whole: 600 });
  for (let played = 0; played < stories; played += storiesTogether) {
    const stage = await startCcbillStage();
    const numRuns = Math.min(storiesTogether, stories - played);
    await playStories(stage, { seed: faultSeed + played, numRuns });
    await expectInvariants(stage.kindred);
    await stage.close();
  }
}, 3_600_000);

async function playStories(stage: CcbillStage, rounds: { seed: number; numRuns: number }): Promise<void> {
  const { kindred } = stage;
  const groups = ['group_1', 'group_4'];
  const creators = await Promise.all(groups.map((groupId) => createCreator(kindred.context, { groupId })));
  const property = fc.asyncProperty(story, (told) => playStory(stage, creators, told));
  await fc.assert(property, rounds);
}

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

async function playStory(
  stage: CcbillStage,
  creators: TestCreator[],
  { paid, wanted, edits, isTold, card }: Story,
): Promise<void> {
  const { kindred, state } = stage;
  const fan = await createUser(kindred.context);
  const open = async ({ thing, currency }: Story['paid']) => {
    const creator = thing.startsWith('page') ? creators[Number(thing.slice(-1))] : undefined;
    const checkoutId = creator
      ? (await openCharacterCheckout(kindred, fan, creator.charId, undefined, currency)).data?.checkout_id
      : await openDiamondCheckout(kindred, fan, thing, currency);
    return stage.urlOf(checkoutId ?? '');
  };
  const form = new URL(await open(paid));
  const other = await open(wanted).catch(() => '');
  if (other === '') return;
  for (const edit of edits) {
    if (edit === 'forged') form.searchParams.set('X-checkout', 'co_of_somebody_else.c2lnbmVk');
    else if (edit !== 'twice') form.searchParams.set(edit, new URL(other).searchParams.get(edit) ?? '');
  }
  payOnForm(state, form.href, card);
  if (edits.includes('twice')) payOnForm(state, form.href, card);
  if (isTold) await deliver(stage);
  else for (const postback of state.postbacks) postback.isDelivered = true;
  await passDaysUntold(stage, 0.2);
  await reconcile(kindred);
  await runJobs(kindred);
  await deliver(stage);
  expect(await query(kindred.context.db, soldBelowPrice, [])).toEqual([]);
}
