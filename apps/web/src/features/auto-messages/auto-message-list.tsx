import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Tag } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { AutoMessageLog } from './auto-message-log.tsx';
import { autoMessageNames } from './auto-message-names.ts';
import { autoMessagesQuery } from './auto-messages.queries.ts';
import { FanBudget } from './fan-budget.tsx';
import { MediaLine } from './media-line.tsx';

/** All automated messages: when each is sent, and whether it is. */
export function AutoMessageList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(autoMessagesQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t('prefs.auto.lead')}</p>
      {!data && <Skeleton className="h-112 rounded-card" />}
      {data && <FanBudget messages={data} />}
      {data && (
        <CardSection>
          <ul className="divide-y divide-line">
            {data.list.map(({ kind, is_on, content, media_num, price }) => (
              <li key={kind}>
                <Link
                  to={paths.setting(`creator-config/automated-msg/${kind}`)}
                  className="-mx-2 flex min-h-16 items-center gap-4 rounded-control px-2 py-3 hover:bg-sunken"
                >
                  <span className="min-w-0 grow">
                    <span className="block font-medium">{t(autoMessageNames[kind])}</span>
                    <span className="block text-caption text-ink-soft">
                      {content || t(`prefs.auto.when.${kind}`)}
                    </span>
                    {media_num > 0 && <MediaLine mediaNum={media_num} price={price} />}
                  </span>
                  <Tag tone={is_on ? 'good' : 'neutral'}>{t(is_on ? 'prefs.auto.on' : 'prefs.auto.off')}</Tag>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
                </Link>
              </li>
            ))}
          </ul>
        </CardSection>
      )}
      {data && <AutoMessageLog />}
    </div>
  );
}
