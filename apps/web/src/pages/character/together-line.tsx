import { useQuery } from '@tanstack/react-query';
import { noticeChoicesQuery } from '../../features/notifications/notifications.queries.ts';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { togetherFor } from './together-for.ts';

/** Since when the fan has followed the creator; null for less than a month, or where the fan turned it off. */
export function TogetherLine({ since }: { since: string | null }) {
  const { t } = useTranslation();
  const long = since === null ? undefined : togetherFor(since, new Date());
  const { data: choices } = useQuery({ ...noticeChoicesQuery, enabled: long !== undefined });
  const isWanted = choices?.list.find(({ push_type }) => push_type === 'local_msg')?.site === 1;
  if (!isWanted || !long || since === null) return null;
  const date = formatDate(since);
  return (
    <p className="mt-2 text-center text-caption text-ink-soft">
      {long.years > 0
        ? t('join.togetherYears', { count: long.years, date })
        : t('join.togetherMonths', { count: long.months, date })}
    </p>
  );
}
