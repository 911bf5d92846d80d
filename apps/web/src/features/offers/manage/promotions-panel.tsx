import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { characterQuery } from '../../characters/characters.queries.ts';
import { isPro } from '../../characters/tier-price.ts';
import { useUser } from '../../users/users.queries.ts';
import { promotionsQuery } from '../offers.queries.ts';
import { TiersPanel } from '../tiers/tiers-panel.tsx';
import { BundlesForm } from './bundles-form.tsx';
import { promotionDialog } from './offers.dialogs.ts';
import { PromotionRow } from './promotion-row.tsx';

export function PromotionsPanel() {
  const { t } = useTranslation();
  const charId = useUser()?.char_id ?? '';
  const character = useQuery({ ...characterQuery(charId), enabled: charId !== '' }).data;
  const isFree = character !== undefined && !isPro(character);
  const promotions = useInfiniteQuery(promotionsQuery);
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="promotions">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-prose text-ink-soft">{t('offers.lead')}</p>
          {isFree ? (
            <p className="w-full rounded-card bg-sunken p-4">
              {t('offers.freePage')}{' '}
              <Link
                to={paths.setting('creator-config/subscription')}
                className="font-semibold underline underline-offset-2"
              >
                {t('offers.toPrice')}
              </Link>
            </p>
          ) : (
            <Button onClick={() => void openDialog(promotionDialog, {})}>{t('offers.new')}</Button>
          )}
        </div>
        <h3 id="promotions" className="mb-2 font-semibold text-lead">
          {t('offers.list')}
        </h3>
        <LoadMoreList
          query={promotions}
          empty={<EmptyState icon={<Percent />} title={t('offers.empty')} text={t('offers.emptyText')} />}
        >
          {(list) => (
            <ul className="flex flex-col gap-3">
              {list.map((promotion) => (
                <PromotionRow key={promotion.promotion_id} promotion={promotion} />
              ))}
            </ul>
          )}
        </LoadMoreList>
      </section>
      <TiersPanel />
      <BundlesForm />
    </div>
  );
}
