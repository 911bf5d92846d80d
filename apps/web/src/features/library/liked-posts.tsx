import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { likedPostsPages } from './library.queries.ts';
import { LibraryList } from './library-list.tsx';
import { LikedMenu } from './library-menu.tsx';

/** The posts that the viewer likes; a removed like stays in sight until the list is fetched again. */
export function LikedPosts() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(likedPostsPages);
  return (
    <LibraryList
      query={query}
      label={t('library.liked')}
      menu={LikedMenu}
      empty={
        <EmptyState
          icon={<Heart />}
          title={t('library.noLiked')}
          text={t('library.noLikedText')}
          action={
            <Link to={paths.browse({ view: 'posts' })} className={buttonClass('secondary')}>
              {t('library.browsePosts')}
            </Link>
          }
        />
      }
    />
  );
}
