import type { BroadcastInfo } from '@kindred/contract/broadcasts/calls';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { broadcastQuery } from '../creator-tools.queries.ts';
import { PreviewSentence } from './preview-sentence.tsx';
import { useEndBroadcast } from './use-broadcasts.ts';

const lookAgainMs = 2000;

/** One broadcast, while it goes out too. */
export function BroadcastDialog({ broadcastId }: { broadcastId: string } & DialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...broadcastQuery(broadcastId),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookAgainMs : false),
  });
  return (
    <Dialog title={t('broadcasts.one')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-56" />}
      {data && <Results broadcast={data} />}
    </Dialog>
  );
}

function isUnderWay(broadcast: BroadcastInfo | undefined): boolean {
  return broadcast?.state === 'sending' || broadcast?.state === 'unsending';
}

function Results({ broadcast }: { broadcast: BroadcastInfo }) {
  const { t } = useTranslation();
  const { broadcast_id: broadcastId, state, sent, failed, read, bought } = broadcast;
  const stop = useEndBroadcast('stopBroadcast');
  const unsend = useEndBroadcast('unsendBroadcast');
  const figures = [
    ['sent', formatNumber(sent)],
    ['read', formatNumber(read)],
    ['bought', formatNumber(bought)],
    ['earned', formatUsd(broadcast.earned_usd_cents)],
    ...(failed > 0 ? [['failed', formatNumber(failed)] as const] : []),
  ] as const;
  const canStop = state === 'scheduled' || state === 'sending';
  const canUnsend = state === 'sending' || state === 'sent' || state === 'stopped';
  return (
    <div className="flex flex-col gap-5">
      <p dir="auto" className="whitespace-pre-wrap rounded-card bg-sunken px-4 py-3">
        {broadcast.content || t('broadcasts.noWords')}
      </p>
      {broadcast.texts.map((text) => (
        <p
          key={text.language}
          lang={text.language}
          className="whitespace-pre-wrap rounded-card bg-sunken px-4 py-3 text-ink-soft"
        >
          {text.content}
        </p>
      ))}
      <p className="font-semibold">{t(`broadcasts.state.${state}`)}</p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-caption text-ink-soft">{t(`broadcasts.${name}`)}</dt>
            <dd className="font-bold text-title tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <PreviewSentence count={broadcast.count} leftOut={broadcast.left_out} />
      <div className="flex flex-wrap gap-3">
        {canStop && (
          <Button variant="secondary" isLoading={stop.isPending} onClick={() => stop.mutate(broadcastId)}>
            {t('broadcasts.stop')}
          </Button>
        )}
        {canUnsend && (
          <Button variant="secondary" isLoading={unsend.isPending} onClick={() => unsend.mutate(broadcastId)}>
            {t('broadcasts.unsend')}
          </Button>
        )}
      </div>
      {canUnsend && <p className="text-caption text-ink-soft">{t('broadcasts.unsendHint')}</p>}
    </div>
  );
}
