import type { AnswerRating } from '@kindred/contract/companion/rating-calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareHeart, ThumbsDown, ThumbsUp } from 'lucide-react';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { ratingsQuery } from './companion.queries.ts';

export function RatingList() {
  const { t } = useTranslation();
  const ratings = useInfiniteQuery({ ...ratingsQuery, refetchOnMount: 'always' });
  return (
    <LoadMoreList
      query={ratings}
      empty={
        <EmptyState icon={<MessageSquareHeart />} title={t('ratings.empty')} text={t('ratings.emptyText')} />
      }
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <RatingRow key={`${item.msg_id} ${item.version}`} rating={item} />
          ))}
        </ul>
      )}
    </LoadMoreList>
  );
}

function RatingRow({ rating }: { rating: AnswerRating }) {
  const { t } = useTranslation();
  const isGood = rating.rating === 1;
  const Icon = isGood ? ThumbsUp : ThumbsDown;
  return (
    <li className="flex gap-4 py-4">
      <Icon
        role="img"
        aria-label={t(isGood ? 'ratings.good' : 'ratings.bad')}
        className={isGood ? 'mt-1 size-5 shrink-0 text-positive' : 'mt-1 size-5 shrink-0 text-danger'}
      />
      <div className="min-w-0 grow">
        {rating.question !== '' && (
          <p dir="auto" className="wrap-anywhere line-clamp-3 text-ink-soft">
            {rating.nickname}: {rating.question}
          </p>
        )}
        <p dir="auto" className="wrap-anywhere line-clamp-6 whitespace-pre-line">
          {rating.content}
        </p>
        {rating.reasons.length > 0 && (
          <ul className="flex flex-wrap gap-1.5 pt-2">
            {rating.reasons.map((reason) => (
              <li key={reason} className="rounded-full bg-sunken px-3 py-1 text-caption">
                {t(`rating.reason.${reason}`)}
              </li>
            ))}
          </ul>
        )}
        {rating.note !== '' && (
          <p dir="auto" className="wrap-anywhere pt-2 font-medium">
            {rating.note}
          </p>
        )}
        <p className="pt-1 text-caption text-ink-soft">
          {formatDate(rating.rated_time)} ·{' '}
          <Link
            to={paths.conversation(rating.user_id, rating.seq, rating.chat_no)}
            className="text-lamp-ink underline"
          >
            {t('ratings.open')}
          </Link>
        </p>
      </div>
    </li>
  );
}
