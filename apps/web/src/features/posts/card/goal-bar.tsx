import type { Post } from '@kindred/contract/posts/calls';
import { useId } from 'react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';

type GoalBarProps = { post: Post; isOwn: boolean; onGift: ((post: Post) => void) | undefined };

export function GoalBar({ post, isOwn, onGift }: GoalBarProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { goal } = post;
  if (!goal) return null;
  const { title, given, diamonds } = goal;
  const isReached = given >= diamonds;
  return (
    <div className="border-line border-t px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-40">
          <span id={titleId} dir="auto" className="wrap-anywhere block font-semibold">
            {title}
          </span>
          <span className="text-caption text-ink-soft tabular-nums">
            {t(isReached ? 'post.goalReached' : 'post.goalGiven', {
              given: formatNumber(given),
              diamonds: formatNumber(diamonds),
            })}
          </span>
        </p>
        {!isOwn && onGift && (
          <Button size="small" variant="secondary" onClick={() => onGift(post)}>
            {t('post.goalGive')}
          </Button>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={diamonds}
        aria-valuenow={Math.min(given, diamonds)}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-money transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${Math.min(100, (given / diamonds) * 100)}%` }}
        />
      </div>
    </div>
  );
}
