import { creatorKinds } from '@kindred/contract/characters/limits';
import { LayoutGrid } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { kindLooks } from '../../characters/kind-looks.ts';
import { type BrowseView, browsePath } from './browse-view.ts';
import { ChipLinks } from './chip-links.tsx';
import { PlainChoice } from './plain-choice.tsx';

export function BrowseFilters({ view }: { view: BrowseView }) {
  const { t } = useTranslation();
  const kinds = [undefined, ...creatorKinds].map((kind) => ({
    to: browsePath({ ...view, kind }),
    label: t(kind ? kindLooks[kind].label : 'discover.allKinds'),
    icon: kind ? kindLooks[kind].icon : LayoutGrid,
    isCurrent: view.kind === kind,
  }));
  const orders =
    view.what === 'posts' ? (['trending', 'popular', 'new'] as const) : (['popular', 'new'] as const);
  const sorts = orders.map((sort) => ({
    to: browsePath({ ...view, sort }),
    label: t(`discover.${sort}`),
    isCurrent: view.sort === sort,
  }));
  const costs = ([undefined, 'free', 'pro'] as const).map((cost) => ({
    to: browsePath({ ...view, cost }),
    label: t(cost ? (cost === 'free' ? 'common.free' : 'discover.paid') : 'discover.anyCost'),
    isCurrent: view.cost === cost,
  }));
  return (
    <div className="flex flex-col gap-3 pt-3 pb-5">
      <ChipLinks label={t('discover.kinds')} chips={kinds} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <PlainChoice label={t('discover.sort')} chips={sorts} />
        {view.what === 'creators' && <PlainChoice label={t('discover.cost')} chips={costs} />}
      </div>
    </div>
  );
}
