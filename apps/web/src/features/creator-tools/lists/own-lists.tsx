import { useQuery } from '@tanstack/react-query';
import { ListChecks, ListFilter, Plus } from 'lucide-react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { fanListsQuery } from '../creator-tools.queries.ts';
import { PeopleLink } from '../people/people-link.tsx';
import { ToolSection } from '../tool-section.tsx';
import { listDialog } from './list.dialog.ts';

/** The lists that a creator has made. */
export function OwnLists() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(fanListsQuery());
  return (
    <div className="mt-8">
      <ToolSection title={t('lists.title')}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.list.length === 0 && <p className="mb-4 text-ink-soft">{t('lists.none')}</p>}
        <ul className="mb-4 flex flex-col gap-3">
          {data?.list.map((list) => (
            <li key={list.list_id}>
              <PeopleLink
                to={paths.creatorList(list.list_id)}
                icon={list.rule ? ListFilter : ListChecks}
                title={list.name}
                hint={t(list.rule ? 'lists.byRule' : 'lists.byHand')}
              >
                <span className="shrink-0 font-bold text-title tabular-nums">{formatNumber(list.count)}</span>
              </PeopleLink>
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={() => void openDialog(listDialog, {})}>
          <Plus aria-hidden="true" className="size-4" />
          {t('lists.new')}
        </Button>
      </ToolSection>
    </div>
  );
}
