import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { deliverWebhooks, pay } from '../../../test/data/payments.ts';
import { faultRounds } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const rounds = faultRounds({ few: 1, whole: 30 });
const people = faultRounds({ few: 10, whole: 50 });
/** Claimed, and gone. */
const [claimedCode, goneCode] = [2000, 4211];

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

test(
  'a subscription for somebody that many claim at once, while its buyer asks for the money back, goes one way: to one of them, or back',
  async () => {
    for (let round = 1; round <= rounds; round++) {
      const buyer = await createUser(kindred.context);
      const { charId: char_id } = await createCreator(kindred.context, { groupId: 'group_2' });
      const order = { char_id, months: 1 as const, redirect_url: '/home', expected_price: 999 };
      const { data: opened } = await kindred.call('createGiftCheckout', order, { token: buyer.token });
      await pay(kindred, opened.checkout_id);
      await deliverWebhooks(kindred);
      const { data: sentGifts } = await kindred.call('listSubscriptionGifts', {}, { token: buyer.token });
      const { gift_id = '', url } = sentGifts.list[0] ?? {};
      const code = new URL(url ?? '').searchParams.get('gift') ?? '';
      const fans = await Promise.all(Array.from({ length: people }, () => createUser(kindred.context)));
      const claims = fans.map(({ token }) => kindred.call('claimSubscriptionGift', { code }, { token }));
      const answers = await Promise.all(
        round % 2 === 1
          ? claims
          : [...claims, kindred.call('returnSubscriptionGift', { gift_id }, { token: buyer.token })],
      );
      expect(answers.map((answer) => answer.code).toSorted()).toEqual([
        claimedCode,
        ...Array(answers.length - 1).fill(goneCode),
      ]);
      await runJobs(kindred);
      await deliverWebhooks(kindred);
      const joined = await kindred.context.db
        .selectFrom('memberships')
        .select('user_id')
        .where('char_id', '=', char_id)
        .execute();
      const winner = fans[answers.findIndex((answer) => answer.code === claimedCode)];
      expect(joined.map(({ user_id }) => user_id)).toEqual(winner ? [winner.userId] : []);
    }
  },
  60_000 + rounds * 30_000,
);
