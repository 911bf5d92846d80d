import { useInfiniteQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import { type PurchaseKind, purchasesQuery } from './spending.queries.ts';

const kinds: readonly PurchaseKind[] = ['all', 'unlock', 'subscription', 'gift', 'message', 'house'];

export function PurchaseList() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PurchaseKind>('all');
  const purchases = useInfiniteQuery(purchasesQuery(kind));
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('spending.purchases.hint')}</p>
      <div className="mb-5">
        <ChoiceChips
          label={t('spending.purchases.filter')}
          choices={kinds.map((value) => ({ value, label: t(`spending.purchases.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <LoadMoreList query={purchases} empty={<NothingBought />}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((purchase) => (
              <PurchaseRow key={purchase.record_id} purchase={purchase} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </>
  );
}

function NothingBought() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={t('spending.purchases.empty')}
      text={t('spending.purchases.emptyText')}
      action={
        <Link to={paths.discover} className={buttonClass('secondary')}>
          {t('nav.discover')}
        </Link>
      }
    />
  );
}
