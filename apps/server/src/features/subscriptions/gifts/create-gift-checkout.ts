import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { Viewer } from '../../../viewer.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { openCheckout } from '../../wallet/payments/open-checkout.ts';
import { getJoinable } from '../find-character-for-joining.ts';
import { listGiftPrices } from './gift-price.ts';

const $ = inputs({
  charId: 'bigint',
  handle: 'text',
  userId: 'bigint',
  checkoutId: 'text',
  code: 'text',
  toUserId: 'bigint?',
  months: 'integer',
  monthUsdCents: 'integer',
  now: 'timestamptz',
});

const toUserId = sql`c.user_id`;
// The receiver must be blocked with neither the giver nor the owner of the page.
const findReceiver = statement(
  { user_id: 'bigint' },
  sql`select c.user_id from characters c join characters p on p.char_id = ${$.charId}
    where c.char_unique_id = ${$.handle} and c.deleted_at is null and c.user_id <> p.user_id
      and c.user_id <> ${$.userId} and ${notBlocked($.userId, toUserId)}
      and ${notBlocked(sql`p.user_id`, toUserId)}`,
);

const insertGift = statement(
  {},
  sql`insert into subscription_gifts (checkout_id, code, user_id, char_id, to_user_id, months, month_usd_cents, state, created_at)
    values (${$.checkoutId}, ${$.code}, ${$.userId},
      ${$.charId}, ${$.toUserId}, ${$.months},
      ${$.monthUsdCents}, 'waiting', ${$.now})`,
);

/** Refuses with `notForSale`, `proSalesOff`, `noSuchPerson` and `priceChanged`. */
export async function createGiftCheckout(
  context: Context,
  giftRequest: ParsedInput<'createGiftCheckout'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'createGiftCheckout'>> {
  const { db, clock, random } = context;
  const { char_id: charId, months, to_handle: toHandle } = giftRequest;
  const character = await getJoinable(db, userId, charId);
  const prices = await listGiftPrices(context, { userId, charId });
  const price = prices.find((candidate) => candidate.months === months) ?? refuse('notForSale');
  if (!character.pro_sales_open) refuse('proSalesOff');
  const handle = toHandle?.replace(/^@/, '').toLowerCase();
  const receiver = handle ? await findReceiver.first(db, { charId, handle, userId }) : undefined;
  if (handle && !receiver) refuse('noSuchPerson', { field: 'to_handle' });
  const { priceUsdCents, monthUsdCents } = price;
  if (giftRequest.expected_price !== priceUsdCents) refuse('priceChanged', { price: priceUsdCents });
  const order = {
    userId,
    subject: { purpose: 'gift' as const, charId },
    description: sayIn(language)('subscriptionCheckout.gift'),
    language,
    priceUsdCents,
    redirectUrl: giftRequest.redirect_url,
    shown: giftRequest,
  };
  return openCheckout(context, order, async (checkoutId) => {
    const gift = { checkoutId, userId, charId, months, monthUsdCents, code: random.token(15) };
    await insertGift.run(db, { ...gift, toUserId: receiver?.user_id ?? null, now: clock.now() });
  });
}
