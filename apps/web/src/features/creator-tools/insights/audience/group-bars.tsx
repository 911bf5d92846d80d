import type { AudienceGroup } from '@kindred/contract/audience/calls';
import type { AudienceSource, InsightDays, InsightTable, SeriesDim } from '@kindred/contract/audience/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countryName } from '../../../../lib/format/country-name.ts';
import { formatNumber } from '../../../../lib/format/format.ts';
import type { Translate } from '../../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { PostThumb } from '../../post-thumb.tsx';
import { ToolSection } from '../../tool-section.tsx';
import { audienceQuery } from '../../creator-tools.queries.ts';
import { CsvButton } from './csv-button.tsx';
import { GroupTable } from './group-table.tsx';

const tables: Record<SeriesDim, InsightTable> = { post: 'posts', source: 'sources', country: 'countries' };
const shown = 8;

export function AudienceGroups({ days }: { days: InsightDays }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-10 lg:grid-cols-2">
      {(['source', 'country', 'post'] as const).map((of) => (
        <GroupBars key={of} of={of} days={days} />
      ))}
    </div>
  );
}

/** What was seen in each group: a bar, below it a dotted one for the period before. */
function GroupBars({ of, days }: { of: SeriesDim; days: InsightDays }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...audienceQuery(days, 'day', of), placeholderData: keepPreviousData });
  const groups = data?.list ?? [];
  if (groups.length === 0) return null;
  const title = t(`audience.by.${of}`);
  const most = Math.max(1, ...groups.flatMap(({ now, before }) => [now.view_num, before.view_num]));
  const named = groups.map((group) => ({ ...group, name: groupName(of, group, t) }));
  return (
    <ToolSection title={title}>
      <ol className="flex flex-col gap-4">
        {named.slice(0, shown).map(({ key, name, item, now, before }) => (
          <li key={key} className="flex items-center gap-4">
            {of === 'post' && <PostThumb item={item} />}
            <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
              <span className="truncate text-ink-soft">{name}</span>
              <span className="font-semibold tabular-nums">
                {t('audience.seen', { count: now.view_num })}
              </span>
              <Bar now={now.view_num / most} before={before.view_num / most} />
              <span className="col-span-2 mt-1 text-caption text-ink-faint tabular-nums">
                {t('audience.before', { count: formatNumber(before.view_num) })}
              </span>
            </div>
          </li>
        ))}
      </ol>
      <GroupTable label={title} head={t(`audience.head.${of}`)} groups={named} isShort={of === 'post'} />
      <CsvButton table={tables[of]} days={days} label={title} />
    </ToolSection>
  );
}

function Bar({ now, before }: { now: number; before: number }) {
  return (
    <span aria-hidden="true" className="col-span-2 mt-1.5 block">
      <span className="block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-action" style={{ width: `${now * 100}%` }} />
      </span>
      <span
        className="mt-1 block border-ink-faint border-t-2 border-dotted"
        style={{ width: `${before * 100}%` }}
      />
    </span>
  );
}

function groupName(of: SeriesDim, { key, label }: AudienceGroup, t: Translate): string {
  if (of === 'post') return label || t('insights.noCaption');
  if (of === 'country') return key === '' ? t('audience.unknown') : countryName(key);
  return t(`audience.from.${key as AudienceSource}`);
}
