import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { cardMinUsdCents } from '@kindred/contract/posts/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { Viewer } from '../../../viewer.ts';
import { closeRivalCheckouts, openCheckout } from '../../wallet/payments/open-checkout.ts';
import { findPostOffer } from './post-offer.sql.ts';

/**
 * Opens a checkout for a paid post at its price in diamonds, as US cents. Refuses with `priceChanged`, as `getPrice`
 * and as `openCheckout` do.
 */
export async function createPostCheckout(
  context: Context,
  {
    diary_id: postId,
    expected_price,
    redirect_url: redirectUrl,
    ...shown
  }: ParsedInput<'createPostCheckout'>,
  { userId }: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'createPostCheckout'>> {
  const exclusiveKey = `post ${postId}`;
  await closeRivalCheckouts(context, userId, exclusiveKey);
  const price = await getPrice(context, userId, postId);
  if (expected_price !== undefined && expected_price !== price) refuse('priceChanged', { price });
  return openCheckout(
    context,
    {
      userId,
      subject: { purpose: 'post', postId },
      // The description hides from the provider whose post it is.
      description: sayIn(language)('postCheckout.post'),
      language,
      priceUsdCents: price,
      exclusiveKey,
      redirectUrl,
      shown,
    },
    async () => {
      await getPrice(context, userId, postId);
    },
  );
}

/**
 * Returns US cents. Refuses with `postDeleted`, `alreadyOwned`, and with `notForSale` below the minimum for cards.
 */
async function getPrice({ db, clock }: Context, userId: string, postId: string): Promise<number> {
  const offer = await findPostOffer.first(db, { userId, postId, now: clock.now() });
  if (!offer) return refuse('postDeleted');
  if (offer.is_owned) refuse('alreadyOwned');
  return offer.price < cardMinUsdCents ? refuse('notForSale') : offer.price;
}
