import type { Post } from '@kindred/contract/posts/calls';
import { Info } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { GoalBar } from '../card/goal-bar.tsx';
import { PollResults } from './poll-results.tsx';
import { PollVote } from './poll-vote.tsx';

type PostExtrasProps = { post: Post; isOwn: boolean; onGift?: ((post: Post) => void) | undefined };

/** What a post says of itself, what it asks, and what gifts are collected for. */
export function PostExtras({ post, isOwn, onGift }: PostExtrasProps) {
  const { t } = useTranslation();
  const { labels, poll } = post;
  const isShown = poll && (isOwn || poll.is_over || poll.my_options.length > 0);
  return (
    <>
      {labels.length > 0 && (
        <p className="flex items-center gap-2 px-4 pt-3 text-caption text-ink-soft sm:px-5">
          <Info aria-hidden="true" className="size-4 shrink-0" />
          {labels.map((label) => t(`post.label.${label}`)).join(' · ')}
        </p>
      )}
      {poll && (
        <section aria-label={t(poll.is_quiz ? 'post.quiz' : 'post.poll')} className="px-4 py-3 sm:px-5">
          {isShown ? <PollResults poll={poll} /> : <PollVote postId={post.diary_id} poll={poll} />}
        </section>
      )}
      {post.goal && <GoalBar post={post} isOwn={isOwn} onGift={onGift} />}
    </>
  );
}
