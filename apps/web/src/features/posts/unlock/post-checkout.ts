import type { Post } from '@kindred/contract/posts/calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { awaitCheckout } from '../../wallet/checkout/await-checkout.ts';
import { clearCheckoutParam } from '../../wallet/checkout/clear-checkout-param.ts';
import { refreshQuote } from '../../wallet/currency/refresh-quote.ts';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { refreshPost } from '../data/refresh-post.ts';
import { revealPost } from '../data/reveals.ts';

/** A post whose checkout this tab went to. */
type PostCheckout = { postId: string; checkoutId: string };

const postItem = personalItem<PostCheckout>('tab', 'postCheckout');
let isFollowing = false;

/** Opens the checkout of one post, paid by card without diamonds; the browser comes back to the post. */
export function useBuyByCard(post: Post) {
  const client = useQueryClient();
  const { shown } = useCharge();
  return useMutation({
    mutationFn: () =>
      call('createPostCheckout', {
        diary_id: post.diary_id,
        redirect_url: location.origin + paths.post(post.character.char_id, post.diary_id),
        // A diamond is worth a US cent.
        expected_price: post.price,
        ...shown(post.price),
      }),
    onSuccess: ({ pay_url, checkout_id }) => {
      postItem.set({ postId: post.diary_id, checkoutId: checkout_id });
      location.assign(pay_url);
    },
    // Another price, or bought meanwhile: the truth is on the server.
    onError: (error) => {
      refreshQuote(client, error);
      void refreshPost(client, post.diary_id).catch(() => undefined);
    },
  });
}

/** After coming back from a checkout: asks until it is settled, then shows the post where it was locked. */
export async function followPostCheckout(client: QueryClient): Promise<void> {
  const bought = postItem.get();
  if (!bought || isFollowing) return;
  isFollowing = true;
  const state = await awaitCheckout(bought.checkoutId);
  isFollowing = false;
  if (state === 'paid') {
    revealPost(bought.postId);
    await refreshPost(client, bought.postId).catch(() => undefined);
    toast('success', i18n.t('unlock.purchased'));
  }
  if (state === 'declined') toast('error', i18n.t('unlock.declined'));
  postItem.remove();
  await clearCheckoutParam();
}
