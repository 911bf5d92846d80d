import type { DataExport } from '@kindred/contract/own-data/calls';
import { exportDays } from '@kindred/contract/own-data/limits';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { hasCode } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { formatDateTime, formatNumber } from '../../lib/format/format.ts';
import type { Translate } from '../../lib/i18n/text-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { exportsQuery } from './own-data.queries.ts';
import { useRequestExport } from './use-request-export.ts';

const tooMany = 429;

/** Has everything put into a file, and offers the files that are there. */
export function ExportPanel() {
  const { t } = useTranslation();
  const exports = useQuery(exportsQuery);
  const request = useRequestExport();
  const list = exports.data?.list ?? [];
  const isBeingMade = list.some(({ state }) => state === 'queued');
  const problem =
    request.error && (hasCode(request.error, tooMany) ? t('ownData.limit') : errorText(request.error));
  return (
    <CardSection title={t('ownData.exportTitle')}>
      <div className="flex flex-col items-start gap-4 py-3">
        <p className="text-ink-soft">{t('ownData.exportText', { days: exportDays })}</p>
        <Button isLoading={request.isPending} disabled={isBeingMade} onClick={() => request.mutate()}>
          {t('ownData.request')}
        </Button>
        <p role="alert" className="text-danger empty:hidden">
          {problem}
        </p>
        {exports.error && <ErrorState error={exports.error} onRetry={() => void exports.refetch()} />}
        <ul role="status" className="w-full divide-y divide-line empty:hidden">
          {list.map((item) => (
            <ExportItem key={item.export_id} item={item} />
          ))}
        </ul>
      </div>
    </CardSection>
  );
}

function ExportItem({ item }: { item: DataExport }) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span>
        <span className="block font-medium">{formatDateTime(item.created_time)}</span>
        <span className="block text-caption text-ink-soft">{stateText(item, t)}</span>
      </span>
      {item.url && (
        <a href={item.url} download className={buttonClass('secondary')}>
          <Download aria-hidden="true" className="size-5" />
          {t('ownData.download')}
        </a>
      )}
    </li>
  );
}

function stateText({ state, bytes, expires_time }: DataExport, t: Translate): string {
  if (state !== 'ready' || expires_time === null || bytes === null) return t(`ownData.state.${state}`);
  const size = formatNumber(Math.max(0.1, Math.round(bytes / 100_000) / 10));
  return t('ownData.readyUntil', { size, time: formatDateTime(expires_time) });
}
