import { creatorKinds } from '@kindred/contract/characters/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LayoutGrid, SearchX } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { kindLooks } from '../../characters/kind-looks.ts';
import { ChipLinks } from '../browse/chip-links.tsx';
import { CreatorCard } from '../browse/creator-card.tsx';
import { discoverCharactersPages } from '../discover.queries.ts';

type NoResultsProps = {
  q: string;
  /** Only one kind was looked for: perhaps there is something of the others. */
  isOneKind?: boolean;
};

/** Nothing matches: what to do instead. */
export function NoResults({ q, isOneKind = false }: NoResultsProps) {
  const { t } = useTranslation();
  const to = isOneKind ? paths.search(q) : paths.discover;
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t('search.nothing', { q })}
        text={t('search.nothingText')}
        action={
          <Link to={to} className={buttonClass('secondary')}>
            {t(isOneKind ? 'search.elsewhere' : 'search.browse')}
          </Link>
        }
      />
      <Kinds />
      <PopularCreators />
    </>
  );
}

function Kinds() {
  const { t } = useTranslation();
  const chips = [undefined, ...creatorKinds].map((kind) => ({
    to: paths.browse({ kind }),
    label: t(kind ? kindLooks[kind].label : 'discover.allKinds'),
    icon: kind ? kindLooks[kind].icon : LayoutGrid,
    isCurrent: false,
  }));
  return <ChipLinks label={t('discover.kinds')} chips={chips} />;
}

const few = 4;

function PopularCreators() {
  const { t } = useTranslation();
  const { data } = useInfiniteQuery(discoverCharactersPages({ sort: 'popular' }));
  const cards = data?.pages[0]?.list.slice(0, few) ?? [];
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="popular-creators" className="mt-8">
      <h2 id="popular-creators" className="mb-3 font-semibold text-lead">
        {t('search.popular')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 3xl:grid-cols-3 4xl:grid-cols-4">
        {cards.map((card) => (
          <li key={card.char_id}>
            <CreatorCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
