import type { Purchase } from '@kindred/contract/spending/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { KeptTile, keptGrid } from '../library/kept-tile.tsx';
import { PurchaseRow, priceOf } from './purchase-row.tsx';
import { purchasesQuery } from './spending.queries.ts';

/** The posts that one bought, the latest first, as pictures: they stay for ever. */
export function BoughtPosts() {
  const { t } = useTranslation();
  const purchases = useInfiniteQuery(purchasesQuery('unlock'));
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('spending.bought.hint')}</p>
      <LoadMoreList
        query={purchases}
        empty={
          <EmptyState
            icon={<ShoppingBag />}
            title={t('spending.bought.empty')}
            text={t('spending.bought.emptyText')}
            action={
              <Link to={paths.browse({ view: 'posts' })} className={buttonClass('secondary')}>
                {t('spending.bought.browse')}
              </Link>
            }
          />
        }
      >
        {(list) => (
          <ul aria-label={t('spending.bought.list')} className={keptGrid}>
            {list.map((purchase) => (
              <Bought key={purchase.record_id} purchase={purchase} />
            ))}
          </ul>
        )}
      </LoadMoreList>
      <Link
        to={paths.setting('payments/purchases')}
        className="mt-4 inline-flex min-h-11 items-center text-ink hover:underline"
      >
        {t('spending.bought.everything')}
      </Link>
    </>
  );
}

// Of what is gone there is no picture: its line says what is left.
function Bought({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  if (!purchase.post) return <PurchaseRow purchase={purchase} className="col-span-full" />;
  const note = `${formatDate(purchase.created_time)} · ${priceOf(purchase, t)}`;
  return (
    <li>
      <KeptTile post={purchase.post} note={note} />
    </li>
  );
}
