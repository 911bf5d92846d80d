import type { TrackingLink } from '@kindred/contract/tracking/calls';
import { Copy, QrCode as QrIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { formatDate, formatNumber, formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { copyText } from '../../lib/navigation/copy-text.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useArchiveTrackingLink } from './use-tracking-links.ts';

const QrCode = lazy(
  lazyWithRetry(() => import('../../ui/media/qr-code.tsx').then((m) => ({ default: m.QrCode }))),
);

/** One link: what came of it, its address to copy, its code to scan. */
export function TrackingRow({ link }: { link: TrackingLink }) {
  const { t } = useTranslation();
  const [showsCode, setShowsCode] = useState(false);
  const codeId = useId();
  const archive = useArchiveTrackingLink(link.link_id);
  const { name, url, is_archived: isArchived } = link;
  const copy = async () => {
    const isCopied = await copyText(url);
    toast(isCopied ? 'success' : 'error', t(isCopied ? 'tracking.copied' : 'tracking.copyFailed'));
  };
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words font-semibold">{name}</span>
        {isArchived && <Tag>{t('tracking.archived')}</Tag>}
        <span className="text-caption text-ink-faint">{formatDate(link.created_time)}</span>
      </p>
      <p className="mt-1 break-all text-caption text-ink-soft">{url}</p>
      <Figures link={link} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t('tracking.copy')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-expanded={showsCode}
          aria-controls={codeId}
          onClick={() => setShowsCode(!showsCode)}
        >
          <QrIcon aria-hidden="true" className="size-4" />
          {t('tracking.qr')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          isLoading={archive.isPending}
          onClick={() => archive.mutate(isArchived ? 0 : 1)}
        >
          {t(isArchived ? 'tracking.unarchive' : 'tracking.archive')}
        </Button>
      </div>
      <div id={codeId}>
        {showsCode && (
          <Suspense fallback={<Skeleton className="mt-4 size-44 rounded-card" />}>
            <div className="mt-4 w-fit rounded-card border border-line">
              <QrCode text={url} label={t('tracking.qrOf', { name })} />
            </div>
          </Suspense>
        )}
      </div>
    </li>
  );
}

function Figures({ link }: { link: TrackingLink }) {
  const { t } = useTranslation();
  const figures = [
    { label: t('tracking.clicks'), value: formatNumber(link.click_num) },
    { label: t('tracking.signUps'), value: formatNumber(link.sign_up_num) },
    { label: t('tracking.joins'), value: formatNumber(link.join_num) },
    { label: t('tracking.earned'), value: formatUsd(link.earned_usd_cents) },
  ];
  return (
    <dl className="my-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-caption text-ink-soft">{label}</dt>
          <dd className="font-bold text-lead tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
