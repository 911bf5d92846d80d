import type { SuggestedCharacter } from '@kindred/contract/characters/calls';
import { suggestedPerCarouselPage } from '@kindred/contract/characters/limits';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { suggestedCharactersQuery } from '../../characters/characters.queries.ts';
import { useListedCreators } from '../../characters/listed-creators.ts';
import { SuggestedCreator } from './suggested-creator.tsx';

type SuggestedCreatorsProps = {
  /** The character whose page it stands beside: id or handle. */
  except?: string | undefined;
};

/** Creators beside the page, three at a time, none of whom the page lists itself. Nothing when there is nobody to suggest. */
export function SuggestedCreators({ except }: SuggestedCreatorsProps) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(suggestedCharactersQuery());
  const [pageChoice, setPageChoice] = useState(0);
  const listed = useListedCreators(({ charIds }) => charIds);
  const others =
    data?.list
      .filter(({ char_id, char_unique_id }) => ![char_id, char_unique_id].includes(except ?? ''))
      .filter(({ char_id }) => !listed.includes(char_id))
      // Creators who resemble a joined one come first.
      .toSorted((creator, other) => Number(other.because !== null) - Number(creator.because !== null)) ?? [];
  const pages = chunk(others, suggestedPerCarouselPage);
  const page = Math.min(pageChoice, pages.length - 1);
  if (isPending) return <Skeleton className="h-96 rounded-card" />;
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="suggested-creators" className="group">
      <header className="mb-2 flex items-center justify-between">
        <h2 id="suggested-creators" className="font-semibold text-ink-soft">
          {t('join.suggestions')}
        </h2>
        {pages.length > 1 && <Pager page={page} total={pages.length} onPage={setPageChoice} />}
      </header>
      <ul key={page} className="flex animate-fade flex-col gap-3">
        {pages[page]?.map((card) => (
          <li key={card.char_id}>
            <SuggestedCreator card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  return (
    <div className="on-demand flex">
      <span aria-live="polite" className="sr-only">
        {t('common.pageOf', { page: page + 1, total })}
      </span>
      {page > 0 && (
        <IconButton
          label={t('common.previous')}
          icon={<ChevronLeft className="size-5" />}
          onClick={() => onPage(page - 1)}
        />
      )}
      {page < total - 1 && (
        <IconButton
          label={t('common.next')}
          icon={<ChevronRight className="size-5" />}
          onClick={() => onPage(page + 1)}
        />
      )}
    </div>
  );
}

function chunk(cards: readonly SuggestedCharacter[], size: number): SuggestedCharacter[][] {
  return Array.from({ length: Math.ceil(cards.length / size) }, (_, index) =>
    cards.slice(index * size, (index + 1) * size),
  );
}
