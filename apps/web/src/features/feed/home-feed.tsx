import { useInfiniteQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PostListContext } from '../posts/viewer/use-open-media.ts';
import { homeFeedPages } from './feed.queries.ts';
import { NewPostsPill } from './new-posts-pill.tsx';
import { PostFeed } from './post-feed.tsx';

/** What is new from all creators, newest first. */
export function HomeFeed() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(homeFeedPages);
  return (
    <PostListContext value={homeFeedPages}>
      <NewPostsPill page={query.data?.pages[0]} readAt={query.dataUpdatedAt} />
      <PostFeed query={query} label={t('feed.label')} empty={<NothingYet />} />
    </PostListContext>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Newspaper />}
      title={t('feed.empty')}
      text={t('feed.emptyText')}
      action={
        <Link to={paths.recommend} className={buttonClass()}>
          {t('feed.findCreators')}
        </Link>
      }
    />
  );
}
