import type { Post } from '@kindred/contract/posts/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { PostMenu } from '../posting/menu/post-menu.tsx';
import { PostCard } from '../posts/card/post-card.tsx';
import { mediaSummary } from '../posts/unlock/media-summary.ts';
import { useUnlockPost } from '../posts/unlock/use-unlock-post.ts';
import { useCharge } from '../wallet/currency/use-charge.ts';
import { receiveWelcomeGift } from '../wallet/rewards/receive-welcome-gift.ts';
import { welcomeGiftDialog } from '../wallet/rewards/welcome-gift.dialog.ts';
import { welcomeGiftQuery } from '../wallet/wallet.queries.ts';
import { PostComments } from './comments/post-comments.tsx';
import { giftPostsQuery } from './feed.queries.ts';
import { giftForPost } from './gift-for-post.ts';

/** The welcome gift among the posts of home: it opens one of three at once, or is received to be kept. */
export function GiftChoice() {
  const { t } = useTranslation();
  const id = useId();
  const charge = useCharge();
  const { data: gift } = useQuery(welcomeGiftQuery);
  const { data: choice } = useQuery({ ...giftPostsQuery, enabled: gift?.state === 'offered' });
  const [isOpening, setOpening] = useState(false);
  const posts = choice?.list ?? [];
  const opened = posts.find(({ is_sold }) => is_sold);
  if (opened) {
    return (
      <div data-extra>
        <PostCard post={opened} onGift={giftForPost} menu={PostMenu} comments={PostComments} />
      </div>
    );
  }
  if (!gift || (gift.state !== 'offered' && !isOpening)) return null;
  const { diamonds: count } = gift;
  return (
    <article
      data-extra
      aria-labelledby={id}
      className="mx-auto w-full max-w-160 border-line border-y bg-surface px-4 py-5 sm:rounded-card sm:border sm:px-5"
    >
      <h2 id={id} className="font-bold text-title">
        {t('giftChoice.title', { count, price: charge.price(count) })}
      </h2>
      <p className="mt-1 text-ink-soft">
        {t(posts.length > 0 ? 'giftChoice.text' : 'giftChoice.nothing', { count: posts.length })}
      </p>
      {posts.length > 0 && (
        <ul className="mt-4 grid grid-cols-3 gap-2 sm:gap-3">
          {posts.map((post) => (
            <Choice key={post.diary_id} post={post} onOpening={setOpening} isOff={isOpening} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-caption text-ink-soft">{t('giftChoice.terms')}</p>
        <Button
          variant="secondary"
          onClick={() => void openDialog(welcomeGiftDialog, { diamonds: count })}
          isDimmed={isOpening}
        >
          {t('welcome.receive')}
        </Button>
      </div>
    </article>
  );
}

type ChoiceProps = { post: Post; isOff: boolean; onOpening: (isOpening: boolean) => void };

function Choice({ post, isOff, onOpening }: ChoiceProps) {
  const { t } = useTranslation();
  const open = useOpenByGift(post, onOpening);
  const { name } = post.character;
  const what = mediaSummary(post.media, t);
  const [preview] = post.free_preview;
  const picture = preview?.image || post.media[0]?.placeholder;
  return (
    <li>
      <button
        type="button"
        aria-label={t('giftChoice.open', { what, name, count: post.price })}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && open.mutate()}
        className="relative block aspect-3/4 w-full overflow-hidden rounded-control bg-sunken text-start text-white"
      >
        {picture && <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />}
        <span className="absolute inset-0 bg-linear-to-t from-black/80 via-black/25 to-black/10" />
        <span className="absolute end-2 top-2 flex items-center gap-1 rounded-full bg-black/60 px-2 py-0.5 font-semibold text-caption tabular-nums">
          <Gem aria-hidden="true" className="size-3.5" />
          {post.price}
        </span>
        <span className="absolute inset-x-2 bottom-2">
          <span className="line-clamp-2 font-semibold leading-tight">{name}</span>
          <span className="block text-caption text-white/85">{what}</span>
        </span>
        {open.isPending && (
          <span className="absolute inset-0 grid place-items-center bg-black/40">
            <Spinner />
          </span>
        )}
      </button>
    </li>
  );
}

/** Receives the gift and unlocks the post with it, which then comes out of its blur. */
function useOpenByGift(post: Post, onOpening: (isOpening: boolean) => void) {
  const client = useQueryClient();
  const { unlock } = useUnlockPost(post, () => undefined);
  return useMutation({
    mutationFn: async () => {
      await receiveWelcomeGift(client);
      return unlock.mutateAsync();
    },
    onMutate: () => onOpening(true),
    // What was received meanwhile is in the balance; the choice stays until a post is open.
    onError: (error) => toast('warning', errorText(error)),
    onSettled: (opened) => onOpening(opened === undefined),
  });
}
