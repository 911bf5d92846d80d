import type { AudienceGroup } from '@kindred/contract/audience/calls';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { countNames } from './counts.ts';

type GroupTableProps = {
  label: string;
  /** What the groups are. */
  head: string;
  groups: readonly (AudienceGroup & { name: string })[];
  /** Only what was seen: of a post nothing else is counted. */
  isShort: boolean;
};

/** All figures of the groups, each with the period before. */
export function GroupTable({ label, head, groups, isShort }: GroupTableProps) {
  const { t } = useTranslation();
  const names = isShort ? (['view_num'] as const) : countNames;
  return (
    <details className="mt-4">
      <summary className="w-fit cursor-pointer rounded-control py-2 font-medium text-caption text-ink-soft hover:text-ink">
        {t('studio.table')}
      </summary>
      <div className="mt-2 max-h-72 overflow-auto" tabIndex={0} role="region" aria-label={label}>
        <table className="w-full text-start text-caption tabular-nums">
          <thead>
            <tr className="align-bottom text-ink-soft">
              <th className="py-1.5 pe-3 text-start font-medium">{head}</th>
              {names.map((name) => (
                <th key={name} className="py-1.5 ps-3 text-right font-medium">
                  {t(`audience.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {groups.map(({ key, name, now, before }) => (
              <tr key={key}>
                <th className="max-w-40 truncate py-1.5 pe-3 text-start font-normal">{name}</th>
                {names.map((count) => (
                  <td key={count} className="py-1.5 ps-3 text-right">
                    {formatNumber(now[count])}
                    <span className="block text-ink-faint">
                      {t('audience.before', { count: formatNumber(before[count]) })}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
