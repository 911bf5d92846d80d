import { Copy, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Input } from '../../ui/form/text-field.tsx';

const QrCode = lazy(
  lazyWithRetry(() => import('../../ui/media/qr-code.tsx').then((m) => ({ default: m.QrCode }))),
);

/** A creator's invite link: to copy, to share, to scan. */
export function InviteLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast('success', t('invite.copied')),
      () => toast('error', t('invite.copyFailed')),
    );
  // Closing the sheet of the device is no failure.
  const share = () => void navigator.share({ url, text: t('invite.shareText') }).catch(() => undefined);
  return (
    <div className="flex flex-col items-center gap-6 rounded-sheet border border-line bg-surface p-6 sm:flex-row sm:items-center sm:p-8">
      <div className="flex w-full min-w-0 grow flex-col gap-4">
        <Input label={t('invite.link')} value={url} readOnly onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            {t('invite.copy')}
          </Button>
          {'share' in navigator && (
            <Button variant="secondary" onClick={share}>
              <Share2 aria-hidden="true" className="size-4" />
              {t('invite.share')}
            </Button>
          )}
        </div>
        <p className="text-caption text-ink-faint">{t('invite.qrHint')}</p>
      </div>
      <Suspense fallback={<Skeleton className="size-44 shrink-0 rounded-card" />}>
        <div className="shrink-0 rounded-card border border-line">
          <QrCode text={url} label={t('invite.qr')} />
        </div>
      </Suspense>
    </div>
  );
}
