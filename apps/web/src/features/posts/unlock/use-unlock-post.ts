import type { Post } from '@kindred/contract/posts/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useAttempt } from '../../../lib/call/use-attempt.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { tick } from '../../../ui/haptics.ts';
import { patchUser } from '../../users/users.queries.ts';
import { walletPath } from '../../wallet/wallet-path.ts';
import { updatePostEverywhere } from '../data/cached-posts.ts';
import { refreshPost } from '../data/refresh-post.ts';
import { revealPost } from '../data/reveals.ts';

/** Buys a post for the price that was shown. `onEnd` when there is nothing left to decide. */
export function useUnlockPost(post: Post, onEnd: () => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const onRefused = useRefusal(client, post, onEnd);
  const { t } = useTranslation();
  return useMutation({
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
}

function useRefusal(client: QueryClient, post: Post, onEnd: () => void) {
  const navigate = useNavigate();
  return async (error: unknown) => {
    if (hasCode(error, refusalCodes.insufficientBalance)) {
      toast('error', errorText(error));
      onEnd();
      // With the way back, so that a purchase can be finished after topping up.
      await navigate({ href: walletPath(paths.post(post.character.char_id, post.diary_id)) });
      return;
    }
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
