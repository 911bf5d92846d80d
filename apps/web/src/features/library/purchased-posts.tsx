import { useInfiniteQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { purchasedPostsPages } from './library.queries.ts';
import { LibraryList } from './library-list.tsx';
import { PurchasedMenu } from './library-menu.tsx';

/** The posts that one bought, the latest first: they stay for ever. */
export function PurchasedPosts() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(purchasedPostsPages);
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('library.bought.hint')}</p>
      <LibraryList
        query={query}
        label={t('library.purchased')}
        menu={PurchasedMenu}
        empty={
          <EmptyState
            icon={<ShoppingBag />}
            title={t('library.bought.empty')}
            text={t('library.bought.emptyText')}
            action={
              <Link to={paths.browse({ view: 'posts' })} className={buttonClass('secondary')}>
                {t('library.browsePosts')}
              </Link>
            }
          />
        }
      />
      <Link
        to={paths.setting('payments/purchases')}
        className="mt-4 inline-flex min-h-11 items-center text-accent-ink hover:underline"
      >
        {t('library.bought.everything')}
      </Link>
    </>
  );
}
