import type { Post } from '@kindred/contract/posts/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useAttempt } from '../../../lib/call/use-attempt.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { tick } from '../../../ui/haptics.ts';
import { patchUser } from '../../users/users.queries.ts';
import { useTopUp } from '../../wallet/use-top-up.ts';
import { updatePostEverywhere } from '../data/cached-posts.ts';
import { refreshPost } from '../data/refresh-post.ts';
import { revealPost } from '../data/reveals.ts';

/**
 * Buys a post for the price that was shown. `onEnd` when there is nothing left to decide; `topUp` goes to the wallet, from
 * where one comes back to the post.
 */
export function useUnlockPost(post: Post, onEnd: () => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const goToWallet = useTopUp();
  const topUp = () => {
    onEnd();
    goToWallet(paths.post(post.character.char_id, post.diary_id));
  };
  const onRefused = useRefusal(client, post, { onEnd, topUp });
  const { t } = useTranslation();
  const unlock = useMutation({
    mutationFn: () =>
      call(
        'unlockPost',
        { diary_id: post.diary_id, expected_price: post.price },
        { idempotencyKey: attempt.key() },
      ),
    onSuccess: ({ diamond, diary: unlocked }) => {
      updatePostEverywhere(client, unlocked.diary_id, () => unlocked);
      revealPost(unlocked.diary_id);
      tick();
      patchUser(client, { diamond });
      toast('success', t('unlock.purchased'));
      onEnd();
    },
    onError: async (error) => {
      attempt.end(error);
      await onRefused(error);
    },
  });
  return { unlock, topUp };
}

type Ways = { onEnd: () => void; topUp: () => void };

function useRefusal(client: QueryClient, post: Post, { onEnd, topUp }: Ways) {
  return async (error: unknown) => {
    if (hasCode(error, refusalCodes.insufficientBalance)) return topUp();
    // Another price, another owner, gone: the truth is on the server.
    if (!outdated.some((code) => hasCode(error, code))) return;
    await refreshPost(client, post.diary_id).catch(() => undefined);
    if (hasCode(error, refusalCodes.priceChanged)) return;
    toast('warning', errorText(error));
    onEnd();
  };
}

const outdated = [
  refusalCodes.priceChanged,
  refusalCodes.alreadyOwned,
  refusalCodes.notForSale,
  refusalCodes.postDeleted,
];
