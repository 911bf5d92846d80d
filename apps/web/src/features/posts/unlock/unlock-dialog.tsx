import type { Post } from '@kindred/contract/posts/calls';
import { cardMinUsdCents } from '@kindred/contract/posts/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { CheckList } from '../../../ui/text/check-list.tsx';
import { useCharge } from '../../wallet/currency/use-charge.ts';
import { PurchaseSums } from '../../wallet/limits/purchase-sums.tsx';
import { SpendButton } from '../../wallet/limits/spend-button.tsx';
import { usePost } from '../data/use-post.ts';
import { mediaSummary } from './media-summary.ts';
import { useBuyByCard } from './post-checkout.ts';
import { UnlockProblem } from './unlock-problem.tsx';
import { useUnlockPost } from './use-unlock-post.ts';

export function UnlockDialog({ postId, onClose }: { postId: string } & DialogProps) {
  const { t } = useTranslation();
  const { data: post, error, refetch } = usePost(postId);
  if (post) return <Purchase post={post} onClose={onClose} />;
  return (
    <Dialog title={t('unlock.title')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-56" />}
    </Dialog>
  );
}

function Purchase({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation();
  const { unlock, topUp } = useUnlockPost(post, onClose);
  const charge = useCharge();
  const byCard = useBuyByCard(post);
  const footer = (
    <div className="flex flex-col gap-2">
      <SpendButton
        amount={post.price}
        isLoading={unlock.isPending}
        error={unlock.error}
        onSpend={() => unlock.mutate()}
        onTopUp={topUp}
      >
        {t('post.unlockFor', { count: post.price })}
      </SpendButton>
      {post.price >= cardMinUsdCents && (
        <SpendButton
          amount={post.price}
          unit="usdCents"
          variant="secondary"
          size="medium"
          isLoading={byCard.isPending || byCard.isSuccess}
          onSpend={() => byCard.mutate()}
        >
          {t('unlock.byCard', { price: charge.price(post.price) })}
        </SpendButton>
      )}
    </div>
  );
  return (
    <Dialog title={t('unlock.title')} footer={footer}>
      <p className="text-ink-soft">
        {t('unlock.what', { what: mediaSummary(post.media, t), name: post.character.name })}
      </p>
      <PurchaseSums price={post.price} error={unlock.error} />
      <CheckList lines={[t('unlock.keepPost'), t('unlock.keepOnce')]} />
      <UnlockProblem error={unlock.error ?? byCard.error} price={post.price} />
    </Dialog>
  );
}
